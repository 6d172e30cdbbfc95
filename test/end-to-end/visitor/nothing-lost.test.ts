import type { Locator } from '@playwright/test';
import { reportFormId } from '../testing/demo-ids.ts';
import { expect, test } from '../testing/fixtures.ts';
import { fillInReport, openForm } from '../testing/visitor.ts';

const sent = { name: 'Uw formulier is verstuurd' };
const whatBox = (form: Locator) => form.getByRole('textbox', { name: /Wat is er aan de hand/ });

test('a visitor types on offline, and a queued form is sent once when online', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('phone');
  const form = await openForm(page, product, reportFormId);
  await fillInReport(form, 'Een omgewaaide boom');
  const posts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v0/forms/submissions'))
      posts.push(request.url());
  });
  await page.context().setOffline(true);
  await expect(form.getByText(/U kunt verder typen/)).toBeVisible();
  await form.getByRole('button', { name: 'Melding versturen' }).click();
  const queue = form.getByRole('button', { name: 'Verstuur zodra ik weer verbinding heb' });
  await queue.click();
  await expect(
    form.getByRole('heading', {
      name: 'Uw formulier wordt verstuurd zodra u weer verbinding hebt',
    }),
  ).toBeFocused();
  await page.context().setOffline(false);
  await expect(form.getByRole('heading', sent)).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('a visitor who closes the tab during a submission finds the form sent, with its number', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('phone');
  const form = await openForm(page, product, reportFormId);
  await fillInReport(form, 'Een gat in het fietspad');
  const received = new Promise<string | null>((resolve) => {
    void page.route(/\/v0\/forms\/submissions$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      // The server has received it, but the response never arrives.
      const { data } = (await (await route.fetch()).json()) as { data: { title: string | null } };
      resolve(data.title);
    });
  });
  await form.getByRole('button', { name: 'Melding versturen' }).click();
  const number = (await received) ?? '';
  const again = await page.context().newPage();
  await page.close({ runBeforeUnload: true });
  await again.goto(`${product.siteOrigin}/formulier?id=${reportFormId}`);
  const reopened = again.locator('form-builder-render');
  await expect(reopened.getByRole('heading', sent)).toBeFocused();
  await expect(reopened.getByText(number, { exact: true })).toBeVisible();
  await expect(reopened.getByText('U had dit formulier al verstuurd')).toBeVisible();
  const download = again.waitForEvent('download');
  await reopened.getByRole('button', { name: 'Uw antwoorden als PDF opslaan' }).click();
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
  await reopened.getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await expect(whatBox(reopened)).toHaveValue('');
});

test('two tabs with one draft do not overwrite each other without asking', async ({
  openBrowser,
  product,
}) => {
  const one = await openBrowser('desk');
  const here = await openForm(one, product, reportFormId);
  await whatBox(here).fill('In het eerste tabblad');
  // Kept a moment after the last key.
  await one.waitForFunction(() => JSON.stringify(localStorage).includes('In het eerste tabblad'));
  const two = await one.context().newPage();
  const there = await openForm(two, product, reportFormId);
  await expect(whatBox(there)).toHaveValue('In het eerste tabblad');
  await whatBox(there).fill('In het tweede tabblad');
  await expect(here.getByText('U vult dit formulier ook in een ander tabblad in')).toBeVisible();
  await whatBox(here).fill('Nog steeds in het eerste');
  await one.reload();
  await expect(whatBox(here)).toHaveValue('In het tweede tabblad');
});
