import { expectAccessible } from '../testing/accessibility.ts';
import { addField, createForm, properties } from '../testing/designer.ts';
import { expect, test } from '../testing/fixtures.ts';
import { openForms, signIn } from '../testing/staff.ts';

test('the preview beside the canvas follows each edit, and keeps answers and focus', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  await signIn(page, product, 'ontwerper');
  await openForms(page);
  await createForm(page, 'Naamvraag');
  await addField(page, 'Tekst', 'Uw naam');
  await page.getByRole('button', { name: 'Voorbeeld ernaast', exact: true }).click();
  const preview = page.getByRole('complementary', { name: 'Voorbeeld' });
  const form = preview.frameLocator('iframe');
  await form.getByRole('textbox', { name: /Uw naam/ }).fill('Sam');
  await expectAccessible(page);

  const label = properties(page).getByRole('textbox', { name: 'Label', exact: true });
  await label.fill('Hoe heet u?');
  await expect(form.getByRole('textbox', { name: /Hoe heet u/ })).toHaveValue('Sam');
  await expect(label).toBeFocused();

  // A situation stays while editing, and does not take the focus either.
  await preview.getByRole('combobox', { name: 'Toestand' }).click();
  await page.getByRole('option', { name: 'Gesloten', exact: true }).click();
  await expect(form.getByText('Dit formulier is gesloten')).toBeVisible();
  await preview.getByRole('button', { name: 'Alles werkt weer' }).click();
  await expect(form.getByRole('textbox', { name: /Hoe heet u/ })).toHaveValue('Sam');

  await preview.locator('label', { hasText: 'Tablet' }).click();
  await expect.poll(() => form.locator('html').evaluate(() => innerWidth)).toBe(768);
  await preview.getByRole('button', { name: 'Voorbeeld sluiten' }).click();
  await expect(preview).toBeHidden();
});

test('the preview in a window of its own follows edits that are not saved, and closes with either page', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  const complaints: string[] = [];
  await signIn(page, product, 'ontwerper');
  await openForms(page);
  await createForm(page, 'Naamvraag in een venster');
  await addField(page, 'Tekst', 'Uw naam');
  // Nothing is saved from here on.
  await page.route('**/v0/forms/versions/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Voorbeeld ernaast', exact: true }).click();
  const preview = page.getByRole('complementary', { name: 'Voorbeeld' });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    preview.getByRole('button', { name: 'In een eigen venster' }).click(),
  ]);
  popup.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  await expect(preview.getByRole('button', { name: 'Naar het venster' })).toBeFocused();
  const form = popup.frameLocator('iframe');
  await form.getByRole('textbox', { name: /Uw naam/ }).fill('Sam');
  expect(popup.url()).toBe('about:blank');
  await expect(popup).toHaveTitle('Voorbeeld: Naamvraag in een venster');
  await expectAccessible(page);

  const label = properties(page).getByRole('textbox', { name: 'Label', exact: true });
  await label.fill('Hoe heet u?');
  await expect(form.getByRole('textbox', { name: /Hoe heet u/ })).toHaveValue('Sam');

  // A window that is loaded again shows the form again, with its answers.
  await popup.reload();
  await expect(form.getByRole('textbox', { name: /Hoe heet u/ })).toHaveValue('Sam');
  expect(complaints).toEqual([]);

  await popup.close();
  await expect(preview).toBeHidden();
  const toggle = page.getByRole('button', { name: 'Voorbeeld ernaast', exact: true });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  const [again] = await Promise.all([
    page.waitForEvent('popup'),
    preview.getByRole('button', { name: 'In een eigen venster' }).click(),
  ]);
  await page.goto('about:blank');
  await expect.poll(() => again.isClosed()).toBe(true);
});
