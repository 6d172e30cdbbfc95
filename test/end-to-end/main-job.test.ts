import { expectAccessible } from './testing/accessibility.ts';
import {
  addField,
  addPage,
  approve,
  createForm,
  nameChoices,
  propose,
  publish,
  showWhen,
  switchOn,
} from './testing/designer.ts';
import { expect, test } from './testing/fixtures.ts';
import { openForms, openFormTab, signIn } from './testing/staff.ts';

test('a form is built, proposed, approved, published, embedded, filled in and read', async ({
  openBrowser,
  product,
}) => {
  const designer = await openBrowser('desk');
  await signIn(designer, product, 'ontwerper');
  await openForms(designer);
  await expectAccessible(designer);

  await createForm(designer, 'Straatfeest melden');
  await addField(designer, 'Tekst', 'Naam van het feest');
  await switchOn(designer, 'Verplicht');
  await addField(designer, 'Eén keuze', 'Komt er muziek?');
  await nameChoices(designer, ['Ja', 'Nee']);
  await switchOn(designer, 'Verplicht');
  await addField(designer, 'Tekst', 'Wat voor muziek?');
  await switchOn(designer, 'Verplicht');
  await switchOn(designer, 'Verborgen');
  await showWhen(designer, 'Komt er muziek?', 'Ja');
  await addPage(designer, 'Uw gegevens');
  await addField(designer, 'E-mailadres', 'Uw e-mailadres');
  await expectAccessible(designer);
  await propose(designer);
  await expectAccessible(designer);

  const reviewer = await openBrowser('desk');
  await signIn(reviewer, product, 'beoordelaar');
  await approve(reviewer, 'Straatfeest melden');
  await expectAccessible(reviewer);

  const formId = await publish(designer);
  await expectAccessible(designer);

  const visitor = await openBrowser('phone');
  await visitor.goto(`${product.siteOrigin}/formulier?id=${formId}`);
  const form = visitor.locator('form-builder-render');
  await expect(form.getByText('Stap 1 van 3')).toBeVisible();
  await expect(form.getByLabel('Wat voor muziek?')).toBeHidden();
  await expectAccessible(visitor);

  await form.getByRole('button', { name: /^Volgende/ }).click();
  const summary = form.getByRole('region', { name: 'Vul nog 2 vragen in' });
  await expect(summary.getByRole('heading')).toBeFocused();
  await summary.getByRole('link', { name: /Naam van het feest/ }).click();
  await expect(form.getByRole('textbox', { name: /Naam van het feest/ })).toBeFocused();
  await expectAccessible(visitor);

  await form.getByRole('textbox', { name: /Naam van het feest/ }).fill('Lentefeest Singel');
  await form.getByRole('radio', { name: 'Ja' }).check();
  await form.getByRole('textbox', { name: /Wat voor muziek/ }).fill('Een fanfare');
  await form.getByRole('button', { name: /^Volgende/ }).click();
  await expect(form.getByRole('heading', { name: 'Uw gegevens' })).toBeFocused();
  await form.getByRole('textbox', { name: /Uw e-mailadres/ }).fill('sam@voorbeeld.nl');
  await form.getByRole('button', { name: /^Volgende/ }).click();
  await expectAccessible(visitor);
  await form.getByRole('button', { name: 'Formulier versturen' }).click();
  await expect(form.getByRole('heading', { name: 'Uw formulier is verstuurd' })).toBeFocused();
  const number = await form.getByText(/^[A-Z]{2,}-?\d{6}$/).textContent();
  await expectAccessible(visitor);

  const handler = await openBrowser('desk');
  await signIn(handler, product, 'behandelaar');
  await openForms(handler);
  await handler.getByRole('link', { name: 'Straatfeest melden' }).click();
  await openFormTab(handler, 'Inzendingen');
  await expectAccessible(handler);
  await handler.getByRole('link', { name: number ?? '' }).click();
  const answers = handler.getByRole('main');
  await expect(answers).toContainText('Lentefeest Singel');
  await expect(answers).toContainText('Een fanfare');
  await expect(answers).toContainText('sam@voorbeeld.nl');
  await expectAccessible(handler);
});
