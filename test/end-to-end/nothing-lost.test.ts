import type { Locator, Page } from '@playwright/test';
import { reportFormId } from './demo-ids.ts';
import type { Product } from './product.ts';
import { expect, test } from './setting.ts';
import { askAsRoot } from './staff.ts';
import { fillInReport, openForm } from './visitor.ts';

const sent = { name: 'Uw formulier is verstuurd' };
const whatBox = (form: Locator) => form.getByRole('textbox', { name: /Wat is er aan de hand/ });

test('a form goes on by a mailed link on another device, with a code once the form asks for one', async ({
  openBrowser,
  product,
}) => {
  const first = await openBrowser('phone');
  const form = await openForm(first, product, reportFormId);
  await form.getByRole('radio', { name: 'Iets anders' }).check();
  await whatBox(form).fill('Een fietswrak bij de brug');
  await mailLink(form, 'eerste@voorbeeld.nl');
  const other = await openBrowser('desk');
  await other.goto(await linkInMailTo(other, product, 'eerste@voorbeeld.nl'));
  const resumed = other.locator('form-builder-render');
  await expect(whatBox(resumed)).toHaveValue('Een fietswrak bij de brug');
  expect(other.url()).not.toContain('#');

  await publishWithCode(await openBrowser('desk'), product);
  const second = await openBrowser('phone');
  const guarded = await openForm(second, product, reportFormId);
  await whatBox(guarded).fill('Een losse tegel');
  await mailLink(guarded, 'tweede@voorbeeld.nl');
  const third = await openBrowser('desk');
  await third.goto(await linkInMailTo(third, product, 'tweede@voorbeeld.nl'));
  const asked = third.locator('form-builder-render');
  await expect(asked.getByRole('heading', { name: 'Verder met uw formulier' })).toBeVisible();
  await expect(whatBox(asked)).toBeHidden();
  await asked.getByRole('button', { name: /code/i }).first().click();
  const code = await codeInMailTo(await openBrowser('desk'), product, 'tweede@voorbeeld.nl');
  await asked.getByRole('textbox', { name: /code/i }).fill(code);
  await asked.getByRole('button', { name: 'Formulier openen' }).click();
  await expect(whatBox(asked)).toHaveValue('Een losse tegel');
});

test('without a line typing goes on, and what is queued is sent once when it is back', async ({
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

test('who closes the tab while the form is being sent finds it sent, with its number', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('phone');
  const form = await openForm(page, product, reportFormId);
  await fillInReport(form, 'Een gat in het fietspad');
  const arrived = new Promise<string | null>((resolve) => {
    void page.route(/\/v0\/forms\/submissions$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      // The server has it, and the answer never comes.
      const { data } = (await (await route.fetch()).json()) as { data: { title: string | null } };
      resolve(data.title);
    });
  });
  await form.getByRole('button', { name: 'Melding versturen' }).click();
  const number = (await arrived) ?? '';
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

test('of two tabs with one draft neither writes over the other unasked', async ({
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

async function mailLink(form: Locator, address: string): Promise<void> {
  await form.getByRole('button', { name: 'Bewaren en later verder' }).click();
  await form.getByRole('textbox', { name: 'Uw e-mailadres' }).fill(address);
  await form.getByRole('button', { name: 'Stuur mij de link' }).click();
  await expect(form.getByText(`gestuurd naar ${address}`)).toBeVisible();
}

/** The newest mail to an address, in the mailbox that stands in for a mail server. */
async function mailTo(page: Page, product: Product, address: string, holding: RegExp) {
  const mail = page.getByRole('article').filter({ hasText: address }).filter({ hasText: holding });
  await expect(async () => {
    await page.goto(`${product.origin}/dev/mailbox`);
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  return mail.first();
}

async function linkInMailTo(page: Page, product: Product, address: string): Promise<string> {
  const mail = await mailTo(page, product, address, /fb-resume/);
  return /https?:\/\/\S+fb-resume\S+/.exec((await mail.textContent()) ?? '')?.[0] ?? '';
}

async function codeInMailTo(page: Page, product: Product, address: string): Promise<string> {
  const mail = await mailTo(page, product, address, /\b\d{6}\b/);
  return /\b\d{6}\b/.exec((await mail.textContent()) ?? '')?.[0] ?? '';
}

/** A newer version of the form, whose links need a code. */
async function publishWithCode(page: Page, product: Product): Promise<void> {
  const ask = await askAsRoot(page, product);
  const made = await ask('POST', '/v0/forms/versions', { form_id: reportFormId });
  const { id, revision } = made;
  const submission_settings = { is_public: true, resume_code: true };
  await ask('PATCH', `/v0/forms/versions/${id}`, { submission_settings }, revision);
  await ask('POST', `/v0/forms/versions/${id}/environments/production/publish`, {});
}
