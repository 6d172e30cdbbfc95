import { expectAccessible } from '../testing/accessibility.ts';
import { logIn } from '../testing/citizen.ts';
import { createFormMaker } from '../testing/form-maker.ts';
import { expect, test } from '../testing/fixtures.ts';
import { openForms, openFormTab, signIn } from '../testing/staff.ts';

const formName = 'Samen een adreswijziging doorgeven';

test('a second person opens a form with the code, logs in and signs; staff see who', async ({
  openBrowser,
  product,
}) => {
  const desk = await openBrowser('desk');
  const make = await createFormMaker(desk, product);
  const { formId } = await make({
    name: formName,
    settings: {
      'co_signature.is_enabled': true,
      'co_signature.method': 'login',
      'co_signature.logins': [{ provider: 'digid', least_level: 'midden' }],
      'co_signature.text': 'Ik verhuis mee naar het nieuwe adres.',
    },
    pages: [
      {
        id: 'een',
        title: 'Uw verhuizing',
        properties: [{ id: 'adres', short_id: 'ad01', type: 'text', label: 'Nieuw adres' }],
      },
    ],
  });

  const visitor = await openBrowser('phone');
  await visitor.goto(`${product.siteOrigin}/formulier?id=${formId}`);
  const form = visitor.locator('form-builder-render');
  await form.getByRole('textbox', { name: 'Nieuw adres' }).fill('Singel 12');
  await form.getByRole('button', { name: /versturen/i }).click();
  await expect(form.getByRole('heading', { name: 'Iemand moet nog meetekenen' })).toBeFocused();
  const code = (await form.getByText(/^\w{4}-\w{4}-\w{4}$/).textContent()) ?? '';
  await expectAccessible(visitor);

  const partner = await openBrowser('phone');
  await partner.goto(`${product.siteOrigin}/formulier?id=${formId}`);
  const signing = partner.locator('form-builder-render');
  await signing.getByRole('button', { name: 'Medeondertekenen' }).click();
  await signing.getByRole('textbox', { name: 'Code' }).fill('AAAA-AAAA-AAAA');
  await signing.getByRole('button', { name: 'Verder' }).click();
  await expect(signing.getByText('Deze code kennen wij niet.')).toBeVisible();
  await signing.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await signing.getByRole('button', { name: 'Verder' }).click();
  await expect(signing.getByRole('heading', { name: 'Log in om te tekenen' })).toBeFocused();
  await expect(signing.getByText('Singel 12')).toHaveCount(0);
  await expectAccessible(partner);
  await logIn(partner, signing);
  await expect(signing.getByText('Singel 12')).toBeVisible();
  await expectAccessible(partner);
  await signing.getByRole('checkbox', { name: 'Ik verhuis mee naar het nieuwe adres.' }).check();
  await signing.getByRole('button', { name: 'Ondertekenen', exact: true }).click();
  await expect(signing.getByRole('heading', { name: 'U hebt getekend' })).toBeFocused();
  await expectAccessible(partner);

  await expect(form.getByRole('heading', { name: 'Uw formulier is verstuurd' })).toBeVisible({
    timeout: 30_000,
  });

  const staff = await openBrowser('desk');
  await signIn(staff, product, 'root');
  await openForms(staff);
  await staff.getByRole('link', { name: formName }).click();
  await openFormTab(staff, 'Inzendingen');
  await staff.getByRole('table').getByRole('link').first().click();
  await expect(staff.getByText('Willeke van den Berg').first()).toBeVisible();
});
