import { expectAccessible } from '../testing/accessibility.ts';
import { startProduct } from '../testing/product.ts';
import { expect, test } from '../testing/fixtures.ts';

/** Nothing listens there. */
const nowhere = 'http://127.0.0.1:9';
const containerPath = '/container';

test('visitors type places, addresses and companies while every service is down', async ({
  openBrowser,
}) => {
  const product = await startProduct({
    MAP_TILES_URL: `${nowhere}/{z}/{x}/{y}.png`,
    MAP_ATTRIBUTION: 'niemand',
    PDOK_URL: nowhere,
    KVK_URL: nowhere,
    KVK_API_KEY: 'x',
  });
  try {
    const page = await openBrowser('phone');
    await page.goto(product.siteOrigin + containerPath);
    const form = page.locator('form-builder-render');
    await form.getByRole('radio', { name: 'Een steiger' }).check();
    await expect(form.getByText(/achtergrond van de kaart kan nu niet/)).toBeVisible();
    const map = form.getByLabel(/^Kaart\. Pijltjestoetsen/);
    await map.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(form.getByText(/^Gekozen plek: /)).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Plek wissen' }).click();
    await form.getByText('Coördinaten invullen').click();
    await form.getByLabel('Breedtegraad').fill('52,0907');
    await form.getByLabel('Lengtegraad').fill('5,1214');
    await page.keyboard.press('Tab');
    await expect(form.getByText(/^Gekozen plek: .*52,09/)).toBeVisible();

    await form.getByRole('combobox', { name: /wijk/ }).fill('Noord');
    await form.getByRole('option').first().click();
    await form.getByRole('textbox', { name: 'Datum' }).fill('1-6-2030');
    await form.getByRole('button', { name: /^Volgende/ }).click();
    await expect(form.getByRole('heading', { name: 'Uw gegevens' })).toBeFocused();

    const company = form.getByRole('group', { name: /Voor welk bedrijf/ });
    await company.getByRole('combobox').fill('hovenier');
    await expect(company.getByText(/kunnen het bedrijf nu niet/)).toBeVisible();
    await company.getByRole('button', { name: 'Bedrijf zelf invullen' }).click();
    await company.getByLabel('KVK-nummer').fill('69599084');
    await company.getByLabel(/Naam/).fill('Hovenier Groen');
    const address = form.getByRole('group', { name: /Waar woont u/ });
    await address.getByLabel('Postcode').fill('1234 AB');
    await address.getByLabel('Huisnummer', { exact: true }).fill('12');
    await page.keyboard.press('Tab');
    await address.getByLabel('Straat').fill('Dorpsstraat');
    await address.getByLabel(/Plaats|Woonplaats/).fill('Voorbeeldstad');
    await expectAccessible(page);
    await form.getByRole('textbox', { name: /e-mailadres/ }).fill('sam@voorbeeld.nl');
    await form.getByRole('button', { name: /^Volgende/ }).click();
    await expect(form.getByRole('heading', { name: 'Controleer uw antwoorden' })).toBeFocused();
    await form.getByRole('button', { name: 'Formulier versturen' }).click();
    await expect(form.getByRole('heading', { name: 'Uw formulier is verstuurd' })).toBeFocused();
  } finally {
    await product.remove();
  }
});
