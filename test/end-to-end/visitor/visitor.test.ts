import type { Page } from '@playwright/test';
import { startProduct, type Product } from '../testing/product.ts';
import { expect, test } from '../testing/fixtures.ts';
import { openForms, openFormTab, signIn } from '../testing/staff.ts';
import { demoReportCount, reportFormId, reportFormName } from '../testing/demo-ids.ts';
import { fillInReport, openForm } from '../testing/visitor.ts';

const sent = { name: 'Uw formulier is verstuurd' };

test('answers remain after a reload', async ({ openBrowser, product }) => {
  const page = await openBrowser('phone');
  const form = await openForm(page, product, reportFormId);
  await form.getByRole('radio', { name: 'Iets anders' }).check();
  await form.getByRole('textbox', { name: /Wat is er aan de hand/ }).fill('Een fietswrak');
  await form.getByRole('button', { name: 'Verder naar de plek' }).click();
  await expect(form.getByRole('heading', { name: 'De plek' })).toBeFocused();
  await page.reload();
  await form.getByRole('button', { name: 'Vorige' }).click();
  await expect(form.getByRole('textbox', { name: /Wat is er aan de hand/ })).toHaveValue(
    'Een fietswrak',
  );
});

test('two forms on one page are independent', async ({ openBrowser, product }) => {
  const page = await openBrowser('desk');
  await page.goto(`${product.siteOrigin}/parkeren-en-melden`);
  const forms = page.locator('form-builder-render');
  await expect(forms.first().getByText(/^Stap 1 van/)).toBeVisible();
  await expect(forms.last().getByText(/^Stap 1 van/)).toBeVisible();
  await forms.last().getByRole('button', { name: 'Verder naar de plek' }).click();
  await expect(forms.last().getByRole('heading', { name: /^Vul nog/ })).toBeFocused();
  await expect(forms.first().getByRole('heading', { name: /^Vul nog/ })).toBeHidden();
});

test('a form is sent once when the server stops during the submission', async ({ openBrowser }) => {
  const product = await startProduct();
  try {
    const page = await openBrowser('phone');
    const form = await openForm(page, product, reportFormId);
    await fillInReport(form, 'Een omgevallen boom');
    const send = form.getByRole('button', { name: 'Melding versturen' });

    await loseTheAnswerOnce(page);
    await send.click();
    await expect(form.getByText(/antwoorden zijn bewaard/)).toBeVisible();
    await product.stop();
    await send.click();
    await expect(form.getByText(/antwoorden zijn bewaard/)).toBeVisible();
    await product.start();
    await send.click();
    await expect(form.getByRole('heading', sent)).toBeVisible();

    await expectSubmissions(await openBrowser('desk'), product, demoReportCount + 1);
  } finally {
    await product.remove();
  }
});

/** The server accepts the next submission, but its response is lost. */
async function loseTheAnswerOnce(page: Page): Promise<void> {
  await page.route(
    '**/v0/forms/submissions',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

async function expectSubmissions(page: Page, product: Product, count: number): Promise<void> {
  await signIn(page, product, 'behandelaar');
  await openForms(page);
  await page.getByRole('link', { name: reportFormName }).click();
  await openFormTab(page, 'Inzendingen');
  await expect(page.getByText(`1 - 25 van ${count}`)).toBeVisible();
}
