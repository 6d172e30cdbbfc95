import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { parkingFormId, reportFormId, reportFormName } from '../testing/demo-ids.ts';
import { createFormMaker, signInForToken } from '../testing/form-maker.ts';
import { expect, test } from '../testing/fixtures.ts';

const name = { id: 'naam', short_id: 'na01', type: 'text', label: 'Hoe heet u?' } as const;
const pages = [{ id: 'een', title: 'Over u', properties: [name] }];

for (const [locale, missing, denied] of [
  ['nl-NL', 'Formulier niet gevonden', 'Omgeving niet toegankelijk'],
  ['en-GB', 'Form not found', 'Environment not accessible'],
  ['de-DE', 'Formular nicht gefunden', 'Umgebung nicht zugänglich'],
] as const) {
  test(`a page without a form shows the reason in ${locale}`, async ({ browser, product }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const heading = page.getByRole('heading', { level: 1 });
    const answer = await page.goto(`${product.origin}/render/0190a000-0000-7000-8000-00000000ffff`);
    expect(answer?.status()).toBe(404);
    await expect(heading).toHaveText(missing);
    await expectAccessible(page);
    await page.goto(`${product.origin}/render/${reportFormId}?omgeving=test`);
    await expect(heading).toHaveText(denied);
    await expectAccessible(page);
    await context.close();
  });
}

test('offline, a form that was opened before opens again; another shows that it cannot load', async ({
  openBrowser,
  productProxy,
}) => {
  const page = await openBrowser('phone');
  await page.goto(`${productProxy.origin}/render/${reportFormId}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(page.getByText(/^Stap 1 van/)).toBeVisible();
  await expectKeptForOffline(page);
  await productProxy.disconnect();
  await page.reload();
  await expect(page.getByText(reportFormName)).toBeVisible();
  await page.getByRole('radio', { name: 'Iets anders' }).check();
  await page.goto(`${productProxy.origin}/render/0190a000-0000-7000-8000-000000000002`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is geen internetverbinding');
  await expect(page.getByRole('link', { name: 'Pagina opnieuw laden' })).toBeVisible();
});

/** Waits until the service worker keeps the page, the form and the scripts: it does so after they are shown. */
async function expectKeptForOffline(page: Page): Promise<void> {
  await expect(page.locator('form-builder-render').locator('[aria-busy="false"]')).toBeVisible();
  const findMissing = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const scripts = loaded.filter((name) => /\/element\/|form-builder-render\.js$/.test(name));
      const urls = [location.href, ...scripts];
      const kept = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })));
      return urls.filter((_, index) => kept[index] === undefined);
    });
  await expect.poll(findMissing).toEqual([]);
}

for (const [locale, title, reload] of [
  ['nl-NL', 'Er is geen internetverbinding', 'Pagina opnieuw laden'],
  ['en-GB', 'There is no internet connection', 'Reload page'],
  ['de-DE', 'Es besteht keine Internetverbindung', 'Seite neu laden'],
] as const) {
  test(`a page that was never opened shows in ${locale} that it is offline, and loads once online`, async ({
    browser,
    productProxy,
  }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto(`${productProxy.origin}/render/${reportFormId}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await productProxy.disconnect();
    await page.goto(`${productProxy.origin}/render/${parkingFormId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    await expect(page.getByRole('link', { name: reload })).toHaveCSS('display', 'inline-block');
    await expectAccessible(page);
    await productProxy.reconnect();
    await page.getByRole('link', { name: reload }).click();
    await expect(page.locator('form-builder-render').getByRole('heading').first()).toBeVisible();
    await context.close();
  });
}

test('a disabled product shows a notice, on its own pages and on others', async ({
  browser,
  openBrowser,
  product,
}) => {
  const authorization = await signInForToken(await openBrowser('desk'), product);
  const switchProduct = async (value: boolean) => {
    const answer = await fetch(`${product.origin}/v0/settings`, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify([{ id: 'product_enabled', value }]),
    });
    expect(answer.ok).toBe(true);
  };
  await switchProduct(false);
  for (const [locale, title] of [
    ['nl-NL', 'Formulieren zijn nu niet beschikbaar'],
    ['en-GB', 'Forms are not available right now'],
    ['de-DE', 'Formulare sind zurzeit nicht verfügbar'],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const answer = await page.goto(`${product.origin}/render/${reportFormId}`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessible(page);
    await context.close();
  }
  const page = await openBrowser('phone');
  await page.goto(`${product.siteOrigin}/formulier?id=${reportFormId}`);
  const heading = page.locator('form-builder-render').getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('Formulieren zijn nu niet beschikbaar');
  await expectAccessible(page);
  await switchProduct(true);
  await page.goto(`${product.origin}/render/${reportFormId}`);
  await expect(page.getByText(/^Stap 1 van/)).toBeVisible();
});

test('the organisation’s logo is shown while a form loads', async ({ openBrowser, product }) => {
  const page = await openBrowser('phone');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/v0/public/forms/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${product.origin}/render/${reportFormId}?omgeving=test`);
  await expect(page.locator('.splash img')).toBeVisible();
  await expect(page.locator('.splash')).toHaveCSS('opacity', '1');
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Omgeving niet toegankelijk');
  await expect(page.locator('.splash')).toHaveCount(0);
});

test('a reviewer without an account fills in a proposed version as a test, and resumes later', async ({
  openBrowser,
  product,
}) => {
  const make = await createFormMaker(await openBrowser('desk'), product);
  const { reviewUrl = '' } = await make({
    name: 'In beoordeling',
    pages,
    environments: [],
    proposedIn: 'test',
  });
  const page = await openBrowser('phone');
  await page.goto(reviewUrl);
  await expect(page.getByText(/proef|test/i).first()).toBeVisible();
  const box = page.getByRole('textbox', { name: /Hoe heet u/ });
  await box.fill('Bo Visser');
  expect(new URL(page.url()).hash).toBe('');
  expect(page.url()).toContain('/renderreview/');
  await expectAccessible(page);
  await page.reload();
  await expect(box).toHaveValue('Bo Visser');
  await page.getByRole('button', { name: /versturen/i }).click();
  await expect(page.getByRole('heading', { name: 'Uw formulier is verstuurd' })).toBeFocused();
  await expect(page.getByText(/proef|test/i).first()).toBeVisible();

  const stranger = await openBrowser('phone');
  await stranger.goto(reviewUrl.replace(/#.*/, ''));
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(stranger.getByRole('textbox')).toHaveCount(0);
});
