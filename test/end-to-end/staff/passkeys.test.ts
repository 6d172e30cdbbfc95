import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { demoPassword } from '../testing/product.ts';
import { askToSignOut, signIn } from '../testing/staff.ts';

test('a member of staff adds a passkey and signs in with it alone', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, product, 'behandelaar');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Mijn account' }).click();
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click();
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click();
  await expect(page.getByText('Vul een naam in.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Naam van de passkey').fill('Laptop van het werk');
  await page.getByLabel('Huidig wachtwoord').fill(demoPassword);
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click();
  await page.getByRole('button', { name: 'Ik heb de codes bewaard' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Laptop van het werk' })).toBeVisible();
  await expectAccessible(page);

  await askToSignOut(page);
  await page.getByRole('button', { name: 'Ja, ga door' }).click();
  const withPasskey = page.getByRole('button', { name: 'Inloggen met een passkey' });
  await expect(withPasskey).toBeVisible();
  await expectAccessible(page);
  await withPasskey.click();
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Mijn account' }).click();
  await page.getByRole('button', { name: 'Verwijderen: Laptop van het werk' }).click();
  await page.getByLabel('Huidig wachtwoord').fill(demoPassword);
  await page.getByRole('button', { name: 'Passkey verwijderen' }).click();
  await expect(page.getByText('Je hebt nog geen passkey.')).toBeVisible();
});
