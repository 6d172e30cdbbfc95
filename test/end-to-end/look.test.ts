import type { Page } from '@playwright/test';
import { expectAccessible } from './testing/accessibility.ts';
import { createFormMaker } from './testing/form-maker.ts';
import { expect, test } from './testing/fixtures.ts';
import type { Product } from './testing/product.ts';

const green = 'rgb(0, 102, 79)';
const name = { id: 'naam', short_id: 'na01', type: 'text', label: 'Hoe heet u?' } as const;

/** A form in the green of an invented municipality. */
async function makeThemedForm(page: Page, product: Product): Promise<string> {
  const make = await createFormMaker(page, product);
  const { formId } = await make({
    name: 'Groen formulier',
    pages: [{ id: 'een', title: 'Over u', properties: [name] }],
    theme: { colours: { primary: '#00664f' } },
    settings: { 'theme.css': '.label { text-transform: uppercase }' },
  });
  return formId;
}

test('a form’s own page has its theme without scripts', async ({
  browser,
  openBrowser,
  product,
}) => {
  const formId = await makeThemedForm(await openBrowser('desk'), product);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.origin}/render/${formId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', green);
  await expect(page.getByText('Hoe heet u?')).toHaveCSS('text-transform', 'uppercase');
  await context.close();
});

test('a theme never flickers during hydration', async ({ openBrowser, product }) => {
  const formId = await makeThemedForm(await openBrowser('desk'), product);
  const page = await openBrowser('phone');
  await page.addInitScript(noteHeadingColours);
  for (const address of [
    `${product.origin}/render/${formId}`,
    `${product.siteOrigin}/formulier?id=${formId}`,
  ]) {
    await page.goto(address);
    await page.getByRole('textbox', { name: /Hoe heet u/ }).fill('Bo');
    await expect(page.getByRole('button', { name: /later verder/ })).toBeVisible();
    expect(await page.evaluate(() => [...window.headingColours])).toEqual([green]);
  }
});

declare global {
  interface Window {
    headingColours: Set<string>;
  }
}

/** Runs in the page: notes the colours that its heading has in any frame. */
function noteHeadingColours(): void {
  window.headingColours = new Set();
  const look = () => {
    const root = document.querySelector('form-builder-render')?.shadowRoot;
    const heading = root?.querySelector('.heading');
    if (heading) window.headingColours.add(getComputedStyle(heading).color);
    requestAnimationFrame(look);
  };
  look();
}

test('a filled-in form can be printed, also before the summary', async ({
  openBrowser,
  product,
}) => {
  const formId = await makeThemedForm(await openBrowser('desk'), product);
  const page = await openBrowser('desk');
  await page.goto(`${product.siteOrigin}/formulier?id=${formId}`);
  await expect(page.getByRole('button', { name: /later verder/ })).toBeVisible();
  await page.getByRole('textbox', { name: /Hoe heet u/ }).fill('Bo');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Hoe heet u?')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Hoe heet u/ })).toBeVisible();
});

test('heading levels are in order on a form’s own page, its summary and its confirmation', async ({
  openBrowser,
  product,
}) => {
  const make = await createFormMaker(await openBrowser('desk'), product);
  const title = { id: 'kop', short_id: 'ko01', type: 'text-title', label: 'Eerst dit' } as const;
  const text = {
    id: 'uitleg',
    short_id: 'ui01',
    type: 'text-layout',
    label: 'Uitleg',
    custom_properties: { content: '<h4>Lees dit</h4><p>Kort.</p><h6>En dit</h6>' },
  } as const;
  const { formId } = await make({
    name: 'Met koppen',
    pages: [{ id: 'een', title: 'Over u', properties: [title, text, name] }],
    settings: { 'theme.has_summary': true },
  });
  const page = await openBrowser('phone');
  await page.goto(`${product.origin}/render/${formId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Over u' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Eerst dit', 'Lees dit']);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('En dit');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /Hoe heet u/ }).fill('Bo');
  await page.getByRole('button', { name: /^Volgende|controle/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Controleer uw antwoorden');
  await expectAccessible(page);
  await page.getByRole('button', { name: /versturen/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw formulier is verstuurd');
  await expectAccessible(page);
});
