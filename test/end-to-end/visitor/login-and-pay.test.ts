import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { logIn, openExtract, pay } from '../testing/citizen.ts';
import { extractFormName } from '../testing/demo-ids.ts';
import type { Product } from '../testing/product.ts';
import { expect, test } from '../testing/fixtures.ts';
import { openForms, openFormTab, signIn } from '../testing/staff.ts';

/** A number of a person of the simulator, which must not appear anywhere. */
const citizenServiceNumber = '999993653';

test('a visitor logs in, fills in and pays on the municipality’s site; the form is sent once', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('phone');
  const form = await openExtract(page, product);
  await form.getByRole('textbox', { name: 'E-mailadres' }).fill('willeke@voorbeeld.nl');

  await logIn(page, form, { level: 'Midden', button: 'Annuleren' });
  await expect(form.getByText('U hebt het inloggen met DigiD geannuleerd.').first()).toBeVisible();
  await expect(form.getByText('moet u inloggen met DigiD').first()).toBeVisible();
  await logIn(page, form, { level: 'Basis', button: 'Inloggen' });
  await expect(form.getByText('is te laag').first()).toBeVisible();
  await expectAccessible(page);
  await logIn(page, form);
  await expect(form.getByText('U bent ingelogd als Willeke van den Berg')).toBeVisible();
  expect(page.url()).toBe(`${product.siteOrigin}/uittreksel`);
  await expect(form.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue(
    'willeke@voorbeeld.nl',
  );
  await expect(form.getByRole('textbox', { name: 'Naam op het uittreksel' })).toHaveValue(
    'Willeke van den Berg',
  );
  await expectAccessible(page);
  await expectNoSecrets(page);

  await form.getByRole('button', { name: /^Volgende|^Verder/ }).click();
  await form.getByRole('textbox', { name: 'Hoeveel exemplaren wilt u?' }).fill('2');
  await expect(form.getByText('€ 34,20')).toBeVisible();
  await form.getByRole('button', { name: /^Volgende|^Verder|controle/i }).click();
  await expect(form.getByText('Willeke van den Berg').first()).toBeVisible();
  await send(form);
  await expect(form.getByRole('heading', { name: 'Betalen' })).toBeFocused();
  await expectAccessible(page);

  await pay(page, form, 'Laat de betaling mislukken');
  await expect(form.getByText('Uw betaling is niet gelukt. U kunt opnieuw betalen.')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Opnieuw betalen' }).click();
  await expect(form.getByRole('heading', { name: 'Betalen' })).toBeFocused();
  await pay(page, form, 'Betalen, bericht na vijf seconden');
  await expect(form.getByRole('heading', { name: 'Uw betaling wordt verwerkt' })).toBeVisible();
  await expect(form.getByText('UB-000001')).toBeVisible({ timeout: 30_000 });
  await expect(form.getByRole('heading', { name: 'Uw formulier is verstuurd' })).toBeFocused();
  await expect(form.getByText(/toen de pagina werd gesloten/)).toHaveCount(0);
  await expect(form.getByText('willeke@voorbeeld.nl', { exact: true })).toBeVisible();
  await expect(form.getByText('bevestiging per e-mail, naar willeke@voorbeeld.nl')).toBeVisible();
  await expectNoSecrets(page);

  await expectOneSubmission(await openBrowser('desk'), product);
});

const send = (form: Locator) => form.getByRole('button', { name: /versturen/i }).click();

/** Neither the number nor a token stands in the page, its address, or what other tabs can read. */
async function expectNoSecrets(page: Page): Promise<void> {
  const { seen, token } = await page.evaluate(() => {
    const { shadowRoot } = document.querySelector('form-builder-render') ?? {};
    const inputs = [...(shadowRoot?.querySelectorAll('input') ?? [])].map(({ value }) => value);
    const read = (storage: Storage) =>
      Array.from({ length: storage.length }, (_, at) =>
        storage.getItem(storage.key(at) ?? ''),
      ).join('\n');
    return {
      seen: [
        location.href,
        document.documentElement.outerHTML,
        shadowRoot?.innerHTML,
        ...inputs,
        read(localStorage),
      ].join('\n'),
      token: /"digid":"([^"]+)"/.exec(read(sessionStorage))?.[1],
    };
  });
  expect(seen).not.toContain(citizenServiceNumber);
  if (token !== undefined) expect(seen).not.toContain(token);
}

async function expectOneSubmission(page: Page, product: Product): Promise<void> {
  await signIn(page, product, 'behandelaar');
  await openForms(page);
  await page.getByRole('link', { name: extractFormName }).click();
  await openFormTab(page, 'Inzendingen');
  await expect(page.getByText('1 - 1 van 1')).toBeVisible();
}
