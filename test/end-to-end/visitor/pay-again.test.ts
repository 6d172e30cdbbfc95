import type { Locator } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { logIn, openExtract, pay } from '../testing/citizen.ts';
import { createFormMaker } from '../testing/form-maker.ts';
import { expect, test } from '../testing/fixtures.ts';

test('a visitor whose payment is cancelled or expires keeps every answer, and pays once', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('phone');
  const form = await openExtract(page, product);
  await logIn(page, form);
  await expect(form.getByText(/^U bent ingelogd als/)).toBeVisible();
  await form.getByRole('textbox', { name: 'E-mailadres' }).fill('sam@voorbeeld.nl');
  await toPayment(form);

  for (const [button, title, explanation] of [
    ['Annuleren', 'U hebt de betaling geannuleerd', 'Er is niets betaald. U kunt opnieuw betalen.'],
    [
      'Laat de betaling verlopen',
      'De betaling is verlopen',
      'Uw betaling is niet gelukt. U kunt opnieuw betalen.',
    ],
  ] as const) {
    await pay(page, form, button);
    await expect(form.getByRole('heading', { name: title })).toBeVisible();
    await expect(form.getByText(explanation)).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Opnieuw betalen' }).click();
    await expect(form.getByRole('heading', { name: 'Betalen' })).toBeFocused();
  }
  await pay(page, form, 'Betalen');
  await expect(form.getByRole('heading', { name: 'Uw formulier is verstuurd' })).toBeFocused({
    timeout: 30_000,
  });
  await expect(form.getByText(/^UB-\d{6}$/)).toBeVisible();
  await expect(form.getByText(/^U hebt €\s[\d,]+ betaald op \d+ \w+ \d{4}/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Uw antwoorden als PDF opslaan' })).toBeVisible();
});

test('a form without device storage restores its answers after a cancelled payment', async ({
  openBrowser,
  product,
}) => {
  const make = await createFormMaker(await openBrowser('desk'), product);
  const fee = { integration_id: 'mollie', amount_type: 'fixed', amount: 5 } as const;
  const { formId } = await make({
    name: 'Vertrouwelijk uittreksel',
    settings: { 'drafts.on_device': false },
    pages: [
      {
        id: 'een',
        title: 'Over u',
        properties: [
          { id: 'naam', short_id: 'na01', type: 'text', label: 'Hoe heet u?', is_required: true },
          {
            id: 'leges',
            short_id: 'le01',
            type: 'payment',
            label: 'Leges',
            custom_properties: fee,
          },
        ],
      },
    ],
  });
  const page = await openBrowser('phone');
  await page.goto(`${product.siteOrigin}/formulier?id=${formId}`);
  const form = page.locator('form-builder-render');
  const name = form.getByRole('textbox', { name: /Hoe heet u/ });
  await name.fill('Sam');
  await form.getByRole('button', { name: 'Versturen en betalen' }).click();
  await pay(page, form, 'Annuleren');
  await form.getByRole('button', { name: 'Antwoorden wijzigen' }).click();
  await expect(name).toHaveValue('Sam');
  await form.getByRole('button', { name: 'Versturen en betalen' }).click();
  await pay(page, form, 'Annuleren');
  await form.getByRole('button', { name: 'Opnieuw betalen' }).click();
  await pay(page, form, 'Betalen');
  await expect(form.getByRole('heading', { name: 'Uw formulier is verstuurd' })).toBeVisible({
    timeout: 30_000,
  });
  // The visitor left this page to pay: only the PDF has the answers.
  await expect(form.getByText('Hoe heet u?')).toBeHidden();
  await expect(form.getByRole('button', { name: 'Uw antwoorden als PDF opslaan' })).toBeVisible();
});

test('logging out ends the login with the municipality and with DigiD', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('phone');
  const form = await openExtract(page, product);
  const atDigid: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) atDigid.push(new URL(request.url()).pathname);
  });
  await logIn(page, form);
  await expect(form.getByText(/^U bent ingelogd als/)).toBeVisible();
  await form.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(form.getByRole('button', { name: 'Inloggen met DigiD' })).toBeVisible();
  expect(page.url()).toBe(`${product.siteOrigin}/uittreksel`);
  expect(atDigid.some((path) => /session\/end|logout/.test(path))).toBe(true);
  await page.reload();
  await expect(form.getByRole('button', { name: 'Inloggen met DigiD' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).not.toMatch(/"digid\\*":\\*"/);
});

/** From wherever the form is to the screen where the payment begins. */
async function toPayment(form: Locator): Promise<void> {
  const last = form.getByRole('button', { name: /versturen/i });
  const copies = form.getByRole('textbox', { name: 'Hoeveel exemplaren wilt u?' });
  while (!(await last.isVisible())) {
    if (await copies.isVisible()) await copies.fill('1');
    await form.getByRole('button', { name: /^Volgende|^Verder/ }).click();
  }
  await last.click();
  await expect(form.getByRole('heading', { name: 'Betalen' })).toBeFocused();
}
