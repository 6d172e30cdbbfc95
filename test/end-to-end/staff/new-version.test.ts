import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { parkingFormId } from '../testing/demo-ids.ts';
import { expect, test } from '../testing/fixtures.ts';

const thursday = new Date('2026-11-19T12:00:00');
const friday = new Date('2026-11-20T12:00:00');
const news = 'Er is een nieuwe versie van deze pagina.';

test('a new version is announced on Thursdays; hiding the notice warns first, refreshing loads it', async ({
  openBrowser,
  productProxy,
}) => {
  const page = await openBrowser('phone');
  await page.clock.setFixedTime(friday);
  const address = `${productProxy.origin}/render/${parkingFormId}`;
  await openWithWorker(page, address);
  productProxy.releaseWorkers();
  await page.reload();
  await untilWaiting(page);
  await expect(page.locator('.snackbar')).toHaveCount(0);

  await page.clock.setFixedTime(thursday);
  await page.reload();
  const notice = page.locator('.snackbar');
  await expect(notice.getByRole('status')).toHaveText(news);
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Melding verbergen' }).click();
  await expect(notice.getByRole('status')).toContainText('Een oude versie kan problemen geven.');
  await expect(notice.getByRole('button', { name: 'Pagina verversen' })).toBeFocused();
  await notice.getByRole('button', { name: 'Sluiten' }).click();
  await expect(notice).toHaveCount(0);

  // Every page load shows it again, until the new version is active.
  await page.reload();
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Pagina verversen' }).click();
  await loaded;
  await expect(page.getByText(/^Stap 1 van/)).toBeVisible();
  expect(await page.evaluate(isSomeoneWaiting)).toBe(false);
  await expect(notice).toHaveCount(0);
});

test('the admin app announces a new version on Thursdays, and opens offline', async ({
  openBrowser,
  productProxy,
}) => {
  const page = await openBrowser('desk');
  await page.clock.setFixedTime(thursday);
  const title = page.getByRole('heading', { name: 'Wachtwoord vergeten' });
  await page.goto(`${productProxy.origin}/forgot-password`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The second time its files come through the worker.
  await page.reload();
  await expect(title).toBeVisible();
  productProxy.releaseWorkers();
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'Er is een nieuwe versie' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Melding verbergen' }).click();
  await expect(page.getByText('Met een oude versie kan iets misgaan.')).toBeVisible();
  const loaded = page.waitForEvent('load');
  const refresh = page.getByRole('button', { name: 'Applicatie vernieuwen' });
  await expect(refresh).toBeFocused();
  await refresh.press('Enter');
  await loaded;
  await expect(title).toBeVisible();
  expect(await page.evaluate(isSomeoneWaiting)).toBe(false);
  await productProxy.disconnect();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Geen verbinding' })).toBeVisible();
});

async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(page.getByText(/^Stap 1 van/)).toBeVisible();
}

async function untilWaiting(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isSomeoneWaiting)).toBe(true);
}

/** Runs in the page: whether a newer worker waits until it may take over. */
async function isSomeoneWaiting(): Promise<boolean> {
  return Boolean((await navigator.serviceWorker.ready).waiting);
}
