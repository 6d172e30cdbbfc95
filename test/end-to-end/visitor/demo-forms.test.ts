import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import type { Product } from '../testing/product.ts';

/** The forms that every demo municipality has. */
const formIds = [1, 2, 3, 4, 5].map((number) => `0190a000-0000-7000-8000-00000000000${number}`);

interface Answer {
  readonly data: PublicForm;
}

test('every page of the demo forms passes with visible errors', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('phone');
  for (const formId of formIds) {
    const form = await readForm(product, formId);
    for (const [at, { title }] of form.pages.entries()) {
      await test.step(`${form.title}: ${title}`, async () => {
        await page.unrouteAll();
        await openAt(page, product, form, at);
        await expectAccessible(page);
        const element = page.locator('form-builder-render');
        await element.locator('.button-primary').last().click();
        await expect(
          element.getByRole('heading', { name: /antwoord.* nog niet|^Vul nog/ }),
        ).toBeFocused();
        await expect(element.locator('.field .error').first()).toBeVisible();
        await expectAccessible(page);
      });
    }
  }
});

test('the form’s own page prints questions and answers, without buttons', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  const [formId = ''] = formIds;
  await page.goto(`${product.origin}/render/${formId}`);
  const form = page.locator('form-builder-render');
  await form.getByRole('textbox').fill('Een fietswrak\n'.repeat(40));
  await page.emulateMedia({ media: 'print' });
  await expect(form.getByRole('button')).toHaveCount(0);
  await expect(form.getByRole('navigation')).toHaveCount(0);
  await expect(form.getByText(/^Stap 1 van/)).toBeVisible();
  const box = form.getByRole('textbox');
  expect(await box.evaluate((area) => area.scrollHeight <= area.clientHeight + 2)).toBe(true);
  expect((await page.pdf()).byteLength).toBeGreaterThan(5_000);
});

test('the form’s own page can be read and used at 400 percent', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  // 1280 by 1024 pixels, four times as large.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const formId of formIds) {
    await page.goto(`${product.origin}/render/${formId}`);
    const next = page.locator('form-builder-render .button-primary').last();
    await next.click();
    // What goes wrong, or the next page, takes the focus once its code has come.
    await expect(next).not.toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await next.focus();
    await expect(next).toBeInViewport();
  }
});

async function readForm(product: Product, formId: string): Promise<PublicForm> {
  const response = await fetch(`${product.origin}/v0/public/forms/${formId}`);
  // The contract's answer.
  return ((await response.json()) as Answer).data;
}

/**
 * Opens the form as if it had only one of its pages, which no rule hides, with every question
 * required: rules and optional questions are tested elsewhere.
 */
async function openAt(page: Page, product: Product, form: PublicForm, at: number): Promise<void> {
  const pages = form.pages.slice(at, at + 1).map((each) => ({
    ...each,
    is_hidden: false,
    logic: [],
    properties: each.properties.map(required),
  }));
  const data = { ...form, pages, first_page: undefined };
  await page.route(`**/v0/public/forms/${form.id}?*`, (route) =>
    route.fulfill({ json: { data }, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(`${product.siteOrigin}/formulier?id=${form.id}`);
  await expect(page.locator('form-builder-render .button-primary').last()).toBeVisible();
}

function required(field: Field): Field {
  const { children } = field;
  return { ...field, is_required: true, ...(children && { children: children.map(required) }) };
}
