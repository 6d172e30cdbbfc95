import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import type { Product } from '../testing/product.ts';

const formId = '0190a000-0000-7000-8000-00000000000a';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';

/** Prepares a login as the element does, and opens its page. */
async function openWaitingPage(page: Page, product: Product): Promise<void> {
  const answer = await page.request.post(`${product.origin}/rpc/public`, {
    data: {
      signature: 'login:start',
      body: { provider: 'yivi', form_id: formId, return_url: `${product.siteOrigin}/uittreksel` },
    },
  });
  // The answer of `login:start`.
  const { data } = (await answer.json()) as { data: { url: string } };
  await page.goto(data.url);
}

/** Chooses the app on this device, whose link leads to the simulator, and the other one again. */
async function findSimulator(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'De app staat op dit apparaat' }).click();
  const link = page.getByRole('link', { name: 'Open de app Yivi' });
  const { origin } = new URL((await link.getAttribute('href')) ?? '');
  await page.getByRole('button', { name: 'De app staat op een ander apparaat' }).click();
  return origin;
}

/** Scans the QR code with the app on another device, and types its code on the page. */
async function pairApp(browser: Browser, page: Page, simulator: string): Promise<Page> {
  await expect(page.getByRole('img', { name: 'QR-code om in te loggen met Yivi' })).toBeVisible();
  const app = await (await browser.newContext()).newPage();
  await app.goto(`${simulator}/yivi/scan`);
  const code = (await app.locator('.amount').textContent()) ?? '';
  const input = page.getByRole('textbox', { name: 'Code uit de app' });
  await expect(input).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(
    'De app Yivi laat een code zien. Typ die code hieronder.',
  );
  await expectAccessible(page);
  await input.fill(code);
  await page.getByRole('button', { name: 'Bevestig de code' }).click();
  await expect(app.getByRole('heading', { name: 'Gegevens delen' })).toBeVisible();
  return app;
}

test('a visitor logs in with Yivi on a phone beside the screen, and can begin again', async ({
  openBrowser,
  product,
  browser,
}) => {
  const page = await openBrowser('desk');
  await openWaitingPage(page, product);
  const simulator = await findSimulator(page);
  await expect(page.getByRole('status')).toHaveText('Wij wachten tot u de app Yivi gebruikt.');
  await expectAccessible(page);

  const app = await pairApp(browser, page, simulator);
  await expect(page.getByRole('status')).toHaveText(
    'De app Yivi is verbonden. Ga verder in de app.',
  );
  await expect(page.getByRole('img')).toBeHidden();
  await app.getByRole('button', { name: 'Weigeren' }).click();
  await expect(
    page.getByRole('heading', { name: 'Het inloggen met Yivi is gestopt' }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Het inloggen met Yivi is gestopt/);
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Probeer het opnieuw' })).toBeFocused();
  await page.keyboard.press('Enter');
  const second = await pairApp(browser, page, simulator);
  await second.getByRole('button', { name: 'Delen', exact: true }).click();
  await page.waitForURL((url) => url.origin === product.siteOrigin);
});

test('a visitor on the phone with the app comes back in a new tab, and goes on in the first', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    userAgent: iphone,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await openWaitingPage(page, product);
  const link = page.getByRole('link', { name: 'Open de app Yivi' });
  const app = await context.newPage();
  await app.goto((await link.getAttribute('href')) ?? '');
  await app.getByRole('button', { name: 'Delen', exact: true }).click();
  await expect(
    app.getByRole('heading', { name: 'Ga terug naar het eerste tabblad' }),
  ).toBeVisible();
  await expectAccessible(app);
  await page.bringToFront();
  await page.waitForURL((url) => url.origin === product.siteOrigin);
  await context.close();
});

test('a page that loses its connection says so, and goes on when it is back', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ userAgent: iphone });
  const page = await context.newPage();
  await openWaitingPage(page, product);
  const status = page.getByRole('status');
  await expect(status).toHaveText('Wij wachten tot u de app Yivi gebruikt.');
  await context.setOffline(true);
  await expect(status).toHaveText('Er is nu geen verbinding. Wij blijven het proberen.', {
    timeout: 40_000,
  });
  await context.setOffline(false);
  await expect(status).toHaveText('Wij wachten tot u de app Yivi gebruikt.');
  await context.close();
});

test('a visitor on the phone with the app cancels on our page', async ({ browser, product }) => {
  const context = await browser.newContext({
    userAgent: iphone,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await openWaitingPage(page, product);
  await expect(page.getByRole('link', { name: 'Open de app Yivi' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'De app staat op een ander apparaat' }).click();
  await expect(page.getByRole('img', { name: 'QR-code om in te loggen met Yivi' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Inloggen annuleren' }).click();
  await page.waitForURL((url) => url.origin === product.siteOrigin);
  await context.close();
});
