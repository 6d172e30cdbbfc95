import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
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

/** What an answer of the API holds of whatever was made or changed. */
interface Made {
  readonly id: string;
  readonly revision: number;
}

/** Calls of the API as the staff app makes them for a user with all permissions. */
export async function createRootRequest(page: Page, product: Product) {
  const asking = page.waitForRequest((one) => one.headers()['authorization'] !== undefined);
  await signIn(page, product, 'root');
  const authorization = (await asking).headers()['authorization'] ?? '';
  return async (method: string, path: string, body: object, revision?: number): Promise<Made> => {
    const headers = {
      authorization,
      'content-type': 'application/json',
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
    };
    const answer = await fetch(`${product.origin}${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    // The shape of one item in the contract.
    return ((await answer.json()) as { data: Made }).data;
  };
}

/** Opens a tab of a form; the menu has links of the same names. */
export async function openFormTab(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Onderdelen van het formulier' });
  await tabs.getByRole('link', { name }).click();
}
