import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { signIn } from '../testing/staff.ts';

const darkGround = 'rgb(18, 23, 28)';
const screens = [
  '/',
  '/forms',
  '/submissions',
  '/templates',
  '/settings/platform',
  '/settings/users',
  '/settings/roles',
  '/settings/providers',
  '/settings/logboek',
  '/account',
];

test('a computer in the dark scheme gets readable dark screens', async ({ browser, product }) => {
  const page = await openInDark(browser);
  await page.goto(product.origin);
  await expect(page.getByLabel('E-mailadres')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', darkGround);
  await expectAccessible(page);
  await signIn(page, product, 'root');
  for (const path of screens) {
    await page.goto(product.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto(`${product.origin}/forms`);
  await page.getByRole('main').getByRole('link', { name: 'Evenement melden' }).click();
  await page.getByRole('link', { name: /^Versie 1/ }).click();
  await expect(page.getByRole('heading', { name: 'De organisator' }).last()).toBeVisible();
  await expectAccessible(page);
  // What visitors will see is drawn on the light ground of the form's theme.
  await expect(page.locator('[data-form-ground]').first()).toHaveCSS('color-scheme', 'light');
  await page.context().close();
});

test('the page is dark before its scripts have run', async ({ browser, product }) => {
  const page = await openInDark(browser);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(product.origin);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('.splash')).toHaveCSS('background-color', darkGround);
  await page.context().close();
});

test('a choice on the account screen wins from the computer', async ({ browser, product }) => {
  const page = await openInDark(browser);
  await signIn(page, product, 'root');
  await page.goto(`${product.origin}/account`);
  await page.getByText('Licht', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(page.locator('.splash')).toHaveCSS('background-color', 'rgb(246, 248, 250)');
  await page.context().close();
});

async function openInDark(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
  });
  return context.newPage();
}
