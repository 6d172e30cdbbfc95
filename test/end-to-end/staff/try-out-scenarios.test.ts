import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { addField, createForm, switchOn } from '../testing/designer.ts';
import { expect, test } from '../testing/fixtures.ts';
import { openForms, signIn } from '../testing/staff.ts';

test('a designer sees what visitors see when something goes wrong', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  const sent: string[] = [];
  await page.route('**/v0/forms/submissions', (route) => {
    sent.push(route.request().url());
    return route.abort();
  });
  await signIn(page, product, 'ontwerper');
  await openForms(page);
  await createForm(page, 'Uitprobeersel met fouten');
  await addField(page, 'Tekst', 'Uw naam');
  await switchOn(page, 'Verplicht');
  await page.getByRole('button', { name: 'Uitproberen' }).click();
  const form = visitorFrame(page);

  await choose(page, 'Gesloten');
  await expect(form.getByText('Dit formulier is gesloten')).toBeVisible();
  await expectAccessible(page);

  await choose(page, 'Fouten op de pagina');
  await expect(form.getByRole('textbox', { name: /Uw naam/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );

  await choose(page, 'Versturen mislukt');
  await form.getByRole('textbox', { name: /Uw naam/ }).fill('Sam');
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(form.getByText('Het formulier is nog niet verstuurd')).toBeVisible();

  // The situation stays while editing, and nothing reached the server or this device.
  await page.getByRole('button', { name: 'Bewerken', exact: true }).click();
  await page.getByRole('button', { name: 'Uitproberen' }).click();
  await expect(page.getByText('Toestand: Versturen mislukt')).toBeVisible();
  await page.getByRole('button', { name: 'Alles werkt weer' }).click();
  await expect(form.getByRole('button', { name: 'Versturen' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Toestand' })).toBeFocused();
  expect(sent).toEqual([]);
  const stored = await page.evaluate(() => Object.keys(localStorage).join());
  expect(stored).not.toContain('form-builder:');
});

const visitorFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Het formulier zoals de bezoeker het ziet"]');

async function choose(page: Page, situation: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Toestand' }).click();
  await page.getByRole('option', { name: situation, exact: true }).click();
}
