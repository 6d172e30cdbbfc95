import type { Download, Locator, Page } from '@playwright/test';
import { readPdf } from '@form-builder/server/testing/read-pdf.ts';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../testing/accessibility.ts';
import { createFormMaker } from '../testing/form-maker.ts';
import type { Product } from '../testing/product.ts';
import { expect, test } from '../testing/fixtures.ts';
import { openForms, openFormTab, signIn } from '../testing/staff.ts';
import {
  createPdf,
  createPicture,
  redactedText,
  picturesIn,
  readColours,
  shown,
} from '../testing/test-documents.ts';

const formName = 'Afgedekt sturen';
const black = [0, 0, 0];

test('content redacted with the keyboard is gone from the received files, in text and in pixels', async ({
  openBrowser,
  product,
}) => {
  const make = await createFormMaker(await openBrowser('desk'), product);
  const { formId } = await make({
    name: formName,
    pages: [
      {
        id: 'een',
        title: 'Uw stukken',
        properties: [
          { id: 'stuk', short_id: 'st01', type: 'files', label: 'Stukken' },
          {
            id: 'afgedekt',
            short_id: 'af01',
            type: 'redacted',
            label: 'Afgedekte stukken',
            is_required: true,
            custom_properties: { file_property_id: 'stuk' },
          },
        ],
      },
    ],
  });
  const page = await openBrowser('desk');
  await page.goto(`${product.origin}/render/${formId}`);
  const form = page.locator('form-builder-render');
  const stukken = form.getByRole('list', { name: 'Gekozen bestanden' });
  await form.getByLabel(/^Stukken/).setInputFiles([
    { name: 'huur.pdf', mimeType: 'application/pdf', buffer: createPdf() },
    { name: 'foto.png', mimeType: 'image/png', buffer: await createPicture(page) },
  ]);
  await expect(stukken.getByText('Toegevoegd')).toHaveCount(2);

  await coverUpperHalf(page, form, 'huur.pdf', { isByNumbers: true });
  await coverUpperHalf(page, form, 'foto.png', { isByNumbers: false });
  const copies = form.getByRole('list', { name: 'Afgedekte bestanden' });
  await expect(copies.getByText('Toegevoegd')).toHaveCount(2);
  await form.getByRole('button', { name: /versturen/i }).click();
  await expect(form.getByRole('heading', { name: 'Uw formulier is verstuurd' })).toBeFocused();
  await expect(form.getByText('huur-afgedekt.pdf, foto-afgedekt.png')).toBeVisible();
  await expect(form.getByText('huur.pdf')).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Uw antwoorden als PDF opslaan' }).click();
  const summary = await readPdf(Uint8Array.from(await readFile(await (await saving).path())));
  expect(summary.text).toContain('foto-afgedekt.png');
  expect(summary.text).not.toContain('foto.png');

  const files = await downloadFiles(await openBrowser('desk'), product);
  expect(files.map(({ name }) => name)).toHaveLength(2);
  const pdf = files.find(({ name }) => name.endsWith('.pdf'))?.content ?? Buffer.alloc(0);
  const picture = files.find(({ name }) => !name.endsWith('.pdf'))?.content ?? Buffer.alloc(0);

  expect(createPdf().toString('latin1')).toContain(redactedText);
  expect(pdf.toString('latin1')).not.toMatch(new RegExp(`${redactedText}|${shown}`));
  expect((await readPdf(Uint8Array.from(pdf))).text).toBe('');
  const [drawn = Buffer.alloc(0)] = picturesIn(pdf);
  const [secret, blank = []] = await readColours(page, drawn, [
    [0.2, 0.18],
    [0.5, 0.95],
  ]);
  expect(secret).toEqual(black);
  expect(Math.min(...blank)).toBeGreaterThan(240);
  // What was not covered is still there, in a font that the PDF does not hold.
  const across = Array.from({ length: 400 }, (_, at) => [0.1 + at / 800, 0.735] as const);
  const ink = (await readColours(page, drawn, across)).filter(([red = 255]) => red < 100);
  expect(ink.length).toBeGreaterThan(20);

  const [above, below = []] = await readColours(page, picture, [
    [0.5, 0.2],
    [0.5, 0.9],
  ]);
  expect(above).toEqual(black);
  expect(below[1]).toBeGreaterThan(200);
});

/** Opens a file's editor and covers its upper half, with nothing but the keyboard. */
async function coverUpperHalf(
  page: Page,
  form: Locator,
  name: string,
  { isByNumbers }: { readonly isByNumbers: boolean },
): Promise<void> {
  const press = async (button: string | RegExp) => {
    await form.getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
  };
  await press(new RegExp(`Gedeelten afdekken ?: ${name}`));
  await expect(form.getByText(`${name} afdekken`)).toBeFocused();
  await expect(form.getByRole('region', { name: `${name} afdekken` })).toBeVisible();
  await expect(form.getByRole('img', { name: 'Bladzijde 1 van 1' })).toBeVisible();
  await press('Vlak toevoegen');
  await expect(form.getByRole('button', { name: /^Vlak 1/ })).toBeFocused();
  if (isByNumbers) await typeNumbers(form);
  else await moveByKeys(page);
  await expect(form.getByRole('spinbutton', { name: 'Hoogte' })).toHaveValue('50');
  await expectAccessible(page);
  await press('Afgedekt bestand toevoegen');
}

async function typeNumbers(form: Locator): Promise<void> {
  for (const [side, percent] of [
    ['Van links', 0],
    ['Van boven', 0],
    ['Breedte', 100],
    ['Hoogte', 50],
  ] as const) {
    await form.getByRole('spinbutton', { name: side }).fill(String(percent));
  }
}

/** A new mask stands at 35 by 45 and is 30 by 10 percent large; a key moves a side by one. */
async function moveByKeys(page: Page): Promise<void> {
  const repeat = async (key: string, times: number) => {
    for (let at = 0; at < times; at += 1) await page.keyboard.press(key);
  };
  await repeat('ArrowLeft', 36);
  await repeat('ArrowUp', 46);
  await repeat('Shift+ArrowRight', 70);
  await repeat('Shift+ArrowDown', 40);
}

async function downloadFiles(page: Page, product: Product) {
  await signIn(page, product, 'behandelaar');
  await openForms(page);
  await page.getByRole('link', { name: formName }).click();
  await openFormTab(page, 'Inzendingen');
  await page.getByRole('table').getByRole('link').first().click();
  const section = page.getByRole('heading', { name: 'Bestanden' }).locator('..');
  // Another button of each file shows it here.
  const list = section.getByRole('button', { name: /-afgedekt\.\w+$/ });
  await expect(list.first()).toBeVisible();
  const files: { name: string; content: Buffer }[] = [];
  for (const button of await list.all()) {
    const started: Promise<Download> = page.waitForEvent('download');
    await button.click();
    const download = await started;
    const content = await readFile(await download.path());
    files.push({ name: download.suggestedFilename(), content });
  }
  return files;
}
