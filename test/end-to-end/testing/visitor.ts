import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Product } from './product.ts';

/** Opens a form on the municipality's site. */
export async function openForm(page: Page, product: Product, formId: string): Promise<Locator> {
  await page.goto(`${product.siteOrigin}/formulier?id=${formId}`);
  const form = page.locator('form-builder-render');
  await expect(form.getByText(/^Stap 1 van/)).toBeVisible();
  return form;
}

/** Fills the report in as far as the last look before sending. */
export async function fillInReport(form: Locator, what: string): Promise<void> {
  await form.getByRole('radio', { name: 'Iets anders' }).check();
  await form.getByRole('textbox', { name: /Wat is er aan de hand/ }).fill(what);
  await form.getByRole('button', { name: 'Verder naar de plek' }).click();
  await form.getByRole('textbox', { name: /Straat en huisnummer/ }).fill('Singel 12');
  await form.getByRole('button', { name: 'Verder naar uw gegevens' }).click();
  await expect(form.getByRole('heading', { name: 'Uw gegevens' })).toBeFocused();
  await form.getByRole('button', { name: /^Volgende|^Verder/ }).click();
  await expect(form.getByText('Singel 12')).toBeVisible();
}
