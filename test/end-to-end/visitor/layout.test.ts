import type { Page as FormPage } from '@form-builder/core/form/form-definition.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { reportFormId } from '../testing/demo-ids.ts';
import { createFormMaker } from '../testing/form-maker.ts';
import { expect, test } from '../testing/fixtures.ts';

declare global {
  interface Window {
    /** What moved without the visitor doing anything, summed as in Cumulative Layout Shift. */
    shift: number;
  }
}

/** Of a "good" page at most 0.1 (web.dev/cls); a form has less to excuse it. */
const maxShift = 0.02;

test.describe('the page of a form', () => {
  for (const width of [360, 768, 1440]) {
    test(`has sender, form and footer on one line at ${width} px`, async ({
      openBrowser,
      product,
    }) => {
      const page = await openBrowser('desk');
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${product.origin}/render/${reportFormId}`);
      await expect(page.getByRole('button', { name: /later verder/ })).toBeVisible();
      const form = await leftOf(page, '#heading');
      expect(Math.abs((await leftOf(page, '.sender p > :first-child')) - form)).toBeLessThan(1);
      expect(Math.abs((await leftOf(page, '.about li:first-child a')) - form)).toBeLessThan(1);
    });
  }
});

/** Where an image or the text of an element starts, in or outside the form. */
function leftOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => {
    const content = document.createRange();
    if (element instanceof HTMLImageElement) content.selectNode(element);
    else content.selectNodeContents(element);
    return content.getBoundingClientRect().left;
  });
}

test('a page that embeds a form of 1 or of 17 pages does not shift when the form loads', async ({
  browser,
  openBrowser,
  product,
}) => {
  const make = await createFormMaker(await openBrowser('desk'), product);
  const short = await make({ name: 'Kort formulier', pages: [pageOf(1)] });
  const long = await make({
    name: 'Lang formulier',
    pages: Array.from({ length: 17 }, (_, at) => pageOf(at + 1)),
    settings: { 'theme.has_stepper': true },
  });
  for (const { formId } of [short, long]) {
    for (const width of [360, 1440]) {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const address = `${product.siteOrigin}/formulier?id=${formId}`;
      expect(await shiftOf(context, address), `${address} at ${width} px`).toBeLessThanOrEqual(
        maxShift,
      );
      await context.close();
    }
  }
});

function pageOf(number: number): FormPage {
  return {
    id: `page-${number}`,
    title: `Onderwerp ${number}`,
    properties: [
      {
        id: `text-${number}`,
        short_id: `te${String(number).padStart(2, '0')}`,
        type: 'text',
        label: 'Hoe heet u?',
      },
    ],
  };
}

/** How much a page moves until its form can be used, with an empty cache. */
async function shiftOf(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      // The DOM's own types do not know layout shifts yet.
      const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
      for (const { value } of shifts) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await expect(page.getByRole('button', { name: /later verder/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.shift);
}
