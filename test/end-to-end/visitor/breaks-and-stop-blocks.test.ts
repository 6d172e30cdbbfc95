import { whenAll } from '@form-builder/server/demo/forms/rules.ts';
import { readPdf } from '@form-builder/server/testing/read-pdf.ts';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../testing/accessibility.ts';
import { createFormMaker } from '../testing/form-maker.ts';
import { expect, test } from '../testing/fixtures.ts';

const isChild = whenAll('rule', [['leeftijd', 'less_than', 18]], 'show');

test('a stop-block ends the form, a break shows the section, and the answers come as a PDF', async ({
  openBrowser,
  product,
}) => {
  const make = await createFormMaker(await openBrowser('desk'), product);
  const { formId } = await make({
    name: 'Trouwen',
    settings: { 'theme.has_summary': true },
    pages: [
      {
        id: 'wie',
        title: 'Wie bent u?',
        properties: [
          {
            id: 'leeftijd',
            short_id: 'le01',
            type: 'number',
            label: 'Hoe oud bent u?',
            is_required: true,
            is_in_summary: true,
          },
          {
            id: 'stop',
            short_id: 'st01',
            type: 'stop-block',
            is_hidden: true,
            label: 'U bent te jong om te trouwen',
            logic: [isChild],
          },
          {
            id: 'pauze',
            short_id: 'pa01',
            type: 'break',
            label: 'Klopt dit?',
            custom_properties: { label_next_button: 'Ja, verder' },
          },
          {
            id: 'naam',
            short_id: 'na01',
            type: 'text',
            label: 'Hoe heet u?',
            is_required: true,
            is_in_summary: true,
          },
        ],
      },
      {
        id: 'wanneer',
        title: 'De dag',
        properties: [
          {
            id: 'dag',
            short_id: 'da01',
            type: 'date',
            label: 'Wanneer?',
            is_in_summary: true,
          },
        ],
      },
    ],
  });
  const page = await openBrowser('phone');
  await page.goto(`${product.origin}/render/${formId}`);
  const age = page.getByRole('textbox', { name: /Hoe oud bent u/ });
  const next = page.getByRole('button', { name: /^Volgende/ });
  await age.fill('17');
  await page.keyboard.press('Tab');
  await expect(
    page.locator('.notice-title', { hasText: 'U bent te jong om te trouwen' }),
  ).toBeVisible();
  await expect(next).toBeHidden();
  await expectAccessible(page);

  await age.fill('34');
  await page.keyboard.press('Tab');
  await expect(page.locator('.notice-title', { hasText: 'U bent te jong' })).toBeHidden();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: '34' })).toBeVisible();
  await expect(page.getByText('Uw antwoorden tot nu toe zijn bewaard.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Antwoorden wijzigen' }).click();
  await age.fill('35');
  await next.click();
  await page.getByRole('button', { name: 'Ja, verder' }).click();
  await page.getByRole('textbox', { name: /Hoe heet u/ }).fill('Noor de Wit');
  await expect(next).toHaveText('Volgende: De dag');
  await next.click();
  await page.getByRole('textbox', { name: /Wanneer/ }).fill('1-6-2027');
  await next.click();
  await expect(page.getByText('35')).toBeVisible();
  await page.getByRole('button', { name: 'Formulier versturen' }).click();
  await expect(page.getByRole('heading', { name: 'Uw formulier is verstuurd' })).toBeFocused();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Uw antwoorden als PDF opslaan' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^PF-\d{6}\.pdf$/);
  const pdf = await readPdf(Uint8Array.from(await readFile(await saved.path())));
  expect(pdf.isMarked).toBe(true);
  for (const answer of ['35', 'Noor de Wit', '01-06-2027']) expect(pdf.text).toContain(answer);
});
