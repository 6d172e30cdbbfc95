import { expect, test } from '@playwright/test';
import type { ElementServer } from '@form-builder/renderer-element/testing/serve.ts';
import { serveHostPages } from '../host-pages/host-server.ts';

let server: ElementServer;
test.beforeAll(async () => {
  server = await serveHostPages();
});
test.afterAll(() => server.close());

test('a view that fails to render reports the error, and every answer is there after a reload', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(`${server.origin}/broken.html`);
  const mail = page.getByRole('textbox', { name: /E-mailadres/ });
  await mail.fill('fatima@voorbeeld.nl');
  await page.getByRole('button', { name: /Volgende/ }).click();
  await expect(page.getByRole('heading', { name: 'Fout', exact: true })).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Wat u hebt ingevuld is bewaard');
  // The host page's own error reporting gets the error.
  expect(faults).toHaveLength(1);
  await page.getByRole('button', { name: 'Pagina opnieuw laden' }).click();
  await expect(mail).toHaveValue('fatima@voorbeeld.nl');
});

test('a view that fails offline shows this, and explains the error once online', async ({
  page,
}) => {
  await page.goto(`${server.origin}/broken.html`);
  // The chunk of the last steps is loaded; the chunk of the error view is not.
  await expect(page.getByRole('button', { name: 'Bewaren en later verder' })).toBeVisible();
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill('fatima@voorbeeld.nl');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /Volgende/ }).click();
  const form = page.locator('form-builder-render');
  await expect(form.getByText('Er is geen verbinding met de server')).toBeVisible();
  await expect(form.getByText('Een ogenblik')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Fout', exact: true })).toBeFocused();
});
