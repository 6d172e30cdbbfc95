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
