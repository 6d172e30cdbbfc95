import type { Locator, Page } from '@playwright/test';
import type { Product } from './product.ts';
import { expect } from './fixtures.ts';

/** Saves the form and has the resume link sent to an address. */
export async function mailLink(form: Locator, address: string): Promise<void> {
  await form.getByRole('button', { name: 'Bewaren en later verder' }).click();
  await form.getByRole('textbox', { name: 'Uw e-mailadres' }).fill(address);
  await form.getByRole('button', { name: 'Stuur mij de link' }).click();
  await expect(form.getByText(`gestuurd naar ${address}`)).toBeVisible();
}

/** The newest mail to an address, in the mailbox that stands in for a mail server. */
async function mailTo(page: Page, product: Product, address: string, holding: RegExp) {
  const mail = page.getByRole('article').filter({ hasText: address }).filter({ hasText: holding });
  await expect(async () => {
    await page.goto(`${product.origin}/dev/mailbox`);
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  return mail.first();
}

/** The link in the newest mail to an address whose address matches: the resume link by default. */
export async function linkInMailTo(
  page: Page,
  product: Product,
  address: string,
  part = /fb-resume/,
): Promise<string> {
  const mail = await mailTo(page, product, address, part);
  const links = ((await mail.textContent()) ?? '').match(/https?:\/\/\S+/g) ?? [];
  return links.find((link) => part.test(link)) ?? '';
}

/** The code in the newest mail to an address. */
export async function codeInMailTo(page: Page, product: Product, address: string): Promise<string> {
  const mail = await mailTo(page, product, address, /\b\d{6}\b/);
  return /\b\d{6}\b/.exec((await mail.textContent()) ?? '')?.[0] ?? '';
}
