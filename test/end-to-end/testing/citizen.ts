import type { Locator, Page } from '@playwright/test';
import type { Product } from './product.ts';

/** Opens the form with a login and a payment, on the municipality's site. */
export async function openExtract(page: Page, product: Product): Promise<Locator> {
  await page.goto(`${product.siteOrigin}/uittreksel`);
  return page.locator('form-builder-render');
}

/** What a citizen does at DigiD. */
export interface DigidLogin {
  readonly level: string;
  readonly button: string;
}

const loggingIn: DigidLogin = { level: 'Midden', button: 'Inloggen' };

/** Leaves for DigiD, performs the given action there, and returns to the page. */
export async function logIn(page: Page, form: Locator, atDigid = loggingIn): Promise<void> {
  const here = page.url();
  await form.getByRole('button', { name: 'Inloggen met DigiD' }).click();
  await page.getByRole('radio', { name: atDigid.level }).check();
  await page.getByRole('button', { name: atDigid.button, exact: true }).click();
  await page.waitForURL(here);
}

/** Leaves for the page of the payment, presses a button there, and is back on the page. */
export async function pay(page: Page, form: Locator, button: string): Promise<void> {
  const here = page.url();
  await form.getByRole('button', { name: 'Naar de betaalpagina' }).click();
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL(here);
}
