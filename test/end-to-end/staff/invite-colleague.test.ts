import type { Page } from '@playwright/test';
import { totpCode } from '@form-builder/server/testing/identity/totp-code.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { linkInMailTo } from '../testing/mailbox.ts';
import { askToSignOut, signIn } from '../testing/staff.ts';

test('an administrator invites a colleague, who signs in with an app and loses a role later', async ({
  openBrowser,
  product,
}) => {
  const address = 'noor.bakker@demo.example';
  const desk = await openBrowser('desk');
  await signIn(desk, product, 'beheerder');
  await desk.getByRole('button', { name: /^Account/ }).click();
  await desk.getByRole('menuitem', { name: 'Instellingen' }).click();
  await desk.getByRole('link', { name: 'Gebruikers' }).click();
  await desk.getByRole('button', { name: 'Gebruiker uitnodigen' }).click();
  const panel = desk.getByRole('dialog', { name: 'Gebruiker uitnodigen' });
  await panel.getByRole('button', { name: 'Uitnodigen', exact: true }).click();
  await expect(panel.getByText('Vul een e-mailadres in.')).toBeVisible();
  await expectAccessible(desk);
  await panel.getByLabel('E-mailadres').fill(address);
  await panel.getByLabel('Voornaam').fill('Noor');
  await panel.getByLabel('Achternaam').fill('Bakker');
  await panel.getByRole('checkbox', { name: 'Ontwerper' }).check();
  await panel.getByRole('button', { name: 'Uitnodigen', exact: true }).click();
  await expect(desk.getByRole('link', { name: 'Noor Bakker' })).toBeVisible();

  const hers = await openBrowser('desk');
  await hers.goto(await linkInMailTo(hers, product, address, /\/password#/));
  await expect(hers.getByText(`Noor Bakker (${address})`)).toBeVisible();
  await hers.getByLabel('Nieuw wachtwoord').fill('kort');
  await hers.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(hers.getByText('Dit wachtwoord is nog niet goed genoeg.')).toBeVisible();
  await expectAccessible(hers);
  const password = 'Zonnige-Dag-7';
  await hers.getByLabel('Nieuw wachtwoord').fill(password);
  await hers.getByLabel('Herhaal het wachtwoord').fill(password);
  await hers.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await hers.getByRole('button', { name: 'Inloggen' }).click();
  await hers.getByLabel('E-mailadres').fill(address);
  await hers.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await hers.getByRole('button', { name: 'Inloggen' }).click();
  await expect(hers.getByRole('link', { name: 'Formulieren' }).first()).toBeVisible();

  const secret = await connectApp(hers, password);
  await askToSignOut(hers);
  await hers.getByRole('button', { name: 'Ja, ga door' }).click();
  await hers.getByLabel('E-mailadres').fill(address);
  await hers.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await hers.getByRole('button', { name: 'Inloggen' }).click();
  await expectAccessible(hers);
  // The period after that of the code that connected the app, which counts once.
  await hers.getByLabel('Code', { exact: true }).fill(totpCode(secret, Date.now() + 30_000));
  await hers.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(hers.getByRole('link', { name: 'Formulieren' }).first()).toBeVisible();

  await desk.reload();
  await expect(desk.getByRole('row', { name: /Noor Bakker/ })).toContainText('Code uit app');
  await desk.getByRole('link', { name: 'Noor Bakker' }).click();
  await expect(desk.getByText('Formulieren maken (Ontwerper)')).toBeVisible();
  await desk.getByRole('checkbox', { name: 'Ontwerper' }).uncheck();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Opslaan' }).last().click();
  await expect(desk.getByText('De rollen zijn opgeslagen.')).toBeVisible();
  // What somebody may do is remembered for at most three seconds.
  await expect(async () => {
    await hers.reload();
    await expect(hers.getByRole('link', { name: 'Formulieren' })).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

/** Connects an authenticator app in the account screen; the answer is its secret. */
async function connectApp(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Mijn account' }).click();
  await page.getByRole('button', { name: 'App koppelen' }).click();
  await expect(page.getByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code *', { exact: true }).fill(totpCode(secret, Date.now()));
  await page.getByLabel('Huidig wachtwoord').fill(password);
  await page.getByRole('button', { name: 'App koppelen' }).click();
  await expect(page.getByText('Bewaar je herstelcodes')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ik heb de codes bewaard' }).click();
  await expect(page.getByText('Ongebruikte herstelcodes: 10.')).toBeVisible();
  return secret;
}
