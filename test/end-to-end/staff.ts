import type { Page } from '@playwright/test';
import { expect } from './setting.ts';
import { demoPassword, type Product } from './product.ts';

/** The demo's people, by the first part of their e-mail address. */
export type Person = 'root' | 'beheerder' | 'ontwerper' | 'beoordelaar' | 'behandelaar';

/** Opens the admin app and signs in, as a person does it. */
export async function signIn(page: Page, product: Product, person: Person): Promise<void> {
  await page.goto(product.origin);
  await page.getByLabel('E-mailadres').fill(`${person}@demo.example`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** Goes to the list of forms by the navigation. */
export async function openForms(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Formulieren' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Formulieren' })).toBeVisible();
}

/** Asks to sign out by the account menu; what follows is a question. */
export async function askToSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
}
