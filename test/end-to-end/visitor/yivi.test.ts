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

/** What the QR code or the link would open on a phone. */
async function openApp(browser: Browser, page: Page): Promise<Page> {
  const link = await page.locator('[data-code] a').first().getAttribute('href');
  const app = await (await browser.newContext()).newPage();
  await app.goto(link ?? '');
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
  await expect(page.getByRole('img', { name: 'QR-code om in te loggen met Yivi' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Wij wachten tot u de app Yivi gebruikt.');
  await expectAccessible(page);

  const app = await openApp(browser, page);
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
  const second = await openApp(browser, page);
  await second.getByRole('button', { name: 'Delen', exact: true }).click();
  await page.waitForURL((url) => url.origin === product.siteOrigin);
});

test('a visitor on the phone with the app cancels on our page', async ({ browser, product }) => {
  const context = await browser.newContext({
    userAgent: iphone,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await openWaitingPage(page, product);
  await expect(page.getByRole('link', { name: 'Open de app Yivi' })).toBeVisible();
  await page.getByText('De app staat op een ander apparaat').click();
  await expect(page.getByRole('img', { name: 'QR-code om in te loggen met Yivi' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Inloggen annuleren' }).click();
  await page.waitForURL((url) => url.origin === product.siteOrigin);
  await context.close();
});
