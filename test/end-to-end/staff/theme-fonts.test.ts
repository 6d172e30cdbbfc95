import { createRequire } from 'node:module';
import { buildField } from '@form-builder/core/form/build-form.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { createFormMaker } from '../testing/form-maker.ts';
import { signIn } from '../testing/staff.ts';

const file = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
const font = createRequire(import.meta.url).resolve(file);

test('an uploaded font is seen at once, and by the visitor of a form with that theme', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  await signIn(page, product, 'root');
  await page.goto(`${product.origin}/settings/themes`);
  await page.getByRole('button', { name: 'Nieuw thema' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Nieuw thema' });
  await panel.getByRole('textbox', { name: 'Naam' }).fill('Stadsletter');
  await panel.getByRole('button', { name: 'Thema maken' }).click();

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Lettertype uploaden' }).click();
  await (
    await choosing
  ).setFiles({ name: 'nep.woff2', mimeType: 'font/woff2', buffer: Buffer.from('wOF2') });
  await expect(page.getByText('Dit bestand is geen lettertype')).toBeVisible();
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Lettertype uploaden' }).click();
  await (await again).setFiles(font);
  await page.getByRole('textbox', { name: 'Naam van het lettertype' }).fill('Stad Sans');
  await page.getByRole('combobox', { name: 'Lettertype' }).fill('Stad Sans, sans-serif');
  await expect.poll(() => loadedFonts(page)).toEqual(['form-builder Stad Sans']);
  await expectAccessible(page);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/themes/'),
  );
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const { data } = (await (await saved).json()) as { data: { theme_settings: object } };

  const makeForm = await createFormMaker(await openBrowser('desk'), product);
  const { formId } = await makeForm({
    name: 'In de stadsletter',
    pages: [{ id: 'p1', title: 'Uw vraag', properties: [buildField('text', 'vraag')] }],
    theme: data.theme_settings,
  });
  const visitor = await openBrowser('phone');
  await visitor.goto(`${product.origin}/render/${formId}`);
  await expect(visitor.getByRole('heading', { name: 'Uw vraag' })).toBeVisible();
  await expect.poll(() => loadedFonts(visitor)).toEqual(['form-builder Stad Sans']);
});

/** The fonts of themes that the browser fetched because a text is written in them. */
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.includes('form-builder') && status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
