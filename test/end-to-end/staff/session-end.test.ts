import { createClient } from '@form-builder/core/client/create-client.ts';
import { contract, type ApiContract } from '@form-builder/core/contract/contract.ts';
import { signIn as requestToken } from '@form-builder/server/testing/identity/sign-in.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { addField, createForm, properties } from '../testing/designer.ts';
import { expect, test } from '../testing/fixtures.ts';
import { demoPassword } from '../testing/product.ts';
import { openForms, signIn } from '../testing/staff.ts';

test('a designer whose session ends signs in in a window of its own, and the work goes on', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  await signIn(page, product, 'ontwerper');
  await openForms(page);
  await createForm(page, 'Standplaats');
  await addField(page, 'E-mailadres', 'Uw naam');
  await expect(page.getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible();

  const user = { origin: product.origin, email: 'ontwerper@demo.example', password: demoPassword };
  const { accessToken } = await requestToken(user);
  const elsewhere = createClient<ApiContract>(contract, {
    baseUrl: product.origin,
    headers: () => ({ authorization: `Bearer ${accessToken}` }),
  });
  await elsewhere.endOtherSessions({});
  await properties(page).getByRole('textbox', { name: 'Label', exact: true }).fill('Uw hele naam');
  const ended = page.getByRole('dialog', { name: 'Je bent uitgelogd' });
  await expect(ended).toBeVisible();
  await expectAccessible(page);

  const opening = page.waitForEvent('popup');
  await ended.getByRole('button', { name: 'Opnieuw inloggen' }).click();
  const popup = await opening;
  await popup.getByLabel('E-mailadres').fill(user.email);
  await popup.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
  const closing = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Inloggen' }).click();
  await closing;

  await expect(ended).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Uw hele naam/ })).toBeVisible();
});
