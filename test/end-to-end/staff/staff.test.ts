import { expectAccessible } from '../testing/accessibility.ts';
import { addField, switchOn } from '../testing/designer.ts';
import { expect, test } from '../testing/fixtures.ts';
import { askToSignOut, openForms, signIn } from '../testing/staff.ts';
import { reportFormName } from '../testing/demo-ids.ts';

test('signing out asks for confirmation, and then hides everything', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  await signIn(page, product, 'ontwerper');
  await openForms(page);
  const forms = page.url();

  await askToSignOut(page);
  const question = page.getByRole('dialog', { name: 'Waarschuwing' });
  await expect(question).toContainText('Weet je zeker dat je wilt uitloggen?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Formulieren' })).toBeVisible();

  await askToSignOut(page);
  await question.getByRole('button', { name: 'Ja, ga door' }).click();
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible();
  await page.goto(forms);
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible();
});

test('a wrong password shows an error that reveals nothing about the account', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  await page.goto(product.origin);
  await expect(page.getByLabel('E-mailadres')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mailadres').fill('ontwerper@demo.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('niet-het-wachtwoord');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('a reviewer sees a form but changes nothing', async ({ openBrowser, product }) => {
  const page = await openBrowser('desk');
  await signIn(page, product, 'beoordelaar');
  await openForms(page);
  await expect(page.getByRole('button', { name: 'Nieuw formulier' })).toBeHidden();
  await page.getByRole('link', { name: reportFormName }).click();
  await page.getByRole('link', { name: 'Versies' }).click();
  await page.getByRole('link', { name: `1. ${reportFormName}` }).click();
  const editor = page.getByRole('region', { name: 'Formulier bewerken' });
  await expect(editor.getByRole('status').filter({ hasText: 'Alleen bekijken' })).toBeVisible();
  await expect(editor.getByRole('button', { name: /^Lange tekst Meer/ })).toBeHidden();
  await expect(editor.getByText('Je kunt deze versie bekijken, niet wijzigen')).toBeVisible();
});

test('a designer creates a form from the start screen, and a preview shows errors at the fields', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await signIn(page, product, 'ontwerper');
  await expect(page.getByRole('heading', { level: 1, name: /^Welkom/ })).toBeVisible();
  // What the start screen does not show is not loaded for it.
  expect(scripts.filter((url) => /form-editor|forms-area/.test(url))).toEqual([]);

  await page.getByRole('link', { name: 'Nieuw formulier' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Nieuw formulier' });
  await panel.getByRole('textbox', { name: 'Naam' }).fill('Uitprobeersel');
  await panel.getByRole('button', { name: 'Formulier maken' }).click();
  await addField(page, 'Tekst', 'Uw naam');
  await switchOn(page, 'Verplicht');
  await page.getByRole('button', { name: 'Uitproberen' }).click();
  const form = page.frameLocator('iframe[title="Het formulier zoals de bezoeker het ziet"]');
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(form.getByRole('textbox', { name: /Uw naam/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page);
  await form.getByRole('textbox', { name: /Uw naam/ }).fill('Sam');
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(form.getByRole('heading', { name: 'Uw formulier is verstuurd' })).toBeVisible();
});

test('an administrator finds a colleague with the keyboard', async ({ openBrowser, product }) => {
  const page = await openBrowser('desk');
  await signIn(page, product, 'beheerder');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: /Zoek/ }).fill('fatima');
  await expect(page.getByRole('button', { name: /^Fatima el Amrani/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Fatima el Amrani' })).toBeVisible();
});

test('an administrator finds the settings, corrects a validation error and saves', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  await signIn(page, product, 'beheerder');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Instellingen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Organisatie' })).toBeVisible();
  await page.getByLabel('Contact').fill('www.voorbeeldstad.example');
  await page.getByLabel('Naam van de afzender').fill('Gemeente Voorbeeldstad');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Schrijf een webadres dat begint met https://.')).toBeVisible();
  await expect(page.getByLabel('Contact')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Contact').fill(`${product.siteOrigin}/#contact`);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('De instellingen zijn opgeslagen.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Naam van de afzender')).toHaveValue('Gemeente Voorbeeldstad');

  await page.getByRole('link', { name: 'Beveiliging' }).click();
  await expect(page.getByRole('switch', { name: 'Vier ogen' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Omgevingen' }).click();
  const environment = (name: string) => page.getByRole('group', { name });
  await environment('Acceptatie').getByLabel('Naam').fill('Keuring');
  await environment('Productie').getByRole('switch', { name: 'In gebruik' }).uncheck();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Hier staat nog een formulier. Trek het eerst in.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wijzigingen terugdraaien' }).click();
  await expect(environment('Keuring').getByLabel('Naam')).toHaveValue('Keuring');
  await environment('Keuring').getByLabel('Naam').fill('Acceptatie');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('De omgevingen zijn opgeslagen.')).toBeVisible();
});
