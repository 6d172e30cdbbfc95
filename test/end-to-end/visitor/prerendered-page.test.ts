import type { Page } from '@playwright/test';
import { reportFormId } from '../testing/demo-ids.ts';
import { expect, test } from '../testing/fixtures.ts';

const what = { name: /Wat is er aan de hand/ };

test('a form can be read without JavaScript, and explains what to do', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.origin}/render/${reportFormId}`);
  await expect(
    page.getByText(/Zet JavaScript aan in uw browser en laad deze pagina/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', what)).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: 'Verder naar de plek' }).click();
  expect(page.url()).toBe(address);
  await context.close();
});

test('a prerendered form hydrates in place, with what was typed before', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('phone');
  const letCodeIn = await holdCode(page);
  await page.goto(`${product.origin}/render/${reportFormId}`, { waitUntil: 'commit' });
  const box = page.getByRole('textbox', what);
  await box.fill('Een fietswrak');
  const prerendered = await box.elementHandle();
  letCodeIn();
  await expect(page.getByRole('button', { name: /later verder/ })).toBeVisible();
  await expect(box).toHaveValue('Een fietswrak');
  expect(await box.evaluate((now, before) => now === before, prerendered)).toBe(true);
  await page.getByRole('radio', { name: 'Iets anders' }).check();
  await page.getByRole('button', { name: 'Verder naar de plek' }).click();
  await expect(page.getByRole('heading', { name: 'De plek' })).toBeFocused();
});

/** Delays the element's files; returns the function that releases them. */
async function holdCode(page: Page): Promise<() => void> {
  let letIn: () => void = () => undefined;
  const open = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/element/*.js', async (route) => {
    await open;
    await route.continue();
  });
  return letIn;
}
