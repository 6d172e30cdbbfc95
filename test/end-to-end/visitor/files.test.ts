import type { Locator, Page } from '@playwright/test';
import { scannedPdf } from '@form-builder/renderer-element/testing/scanned-pdf.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { createFormMaker } from '../testing/form-maker.ts';
import { startProduct, type Product } from '../testing/product.ts';
import { expect, test } from '../testing/fixtures.ts';
import { signIn } from '../testing/staff.ts';
import { createPdf } from '../testing/test-documents.ts';
import { startVirusScanner, virus, type RunningScanner } from '../testing/virus-scanner.ts';

let scanner: RunningScanner;
let product: Product;
let formId: string;

test.beforeAll(async ({ browser }) => {
  scanner = await startVirusScanner();
  product = await startProduct({ CLAMD_URL: scanner.url });
  const make = await createFormMaker(await browser.newPage(), product);
  const made = await make({
    name: 'Bewijsstukken sturen',
    pages: [
      {
        id: 'een',
        title: 'Uw bewijs',
        properties: [
          {
            id: 'bewijs',
            short_id: 'be01',
            type: 'files',
            label: 'Bewijsstukken',
            is_required: true,
            custom_properties: {
              allowed_mime_types: ['application/pdf', 'image/png'],
              max_file_size: 1,
              max_file_size_unit: 'MB',
              max_number_of_files: 3,
            },
          },
        ],
      },
    ],
  });
  formId = made.formId;
});
test.afterAll(async () => {
  await product.remove();
  scanner.stop();
});

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const pdf = (name: string, text = 'bewijs'): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${text}\n%%EOF`),
});

async function open(page: Page): Promise<Locator> {
  await page.goto(`${product.siteOrigin}/formulier?id=${formId}`);
  const form = page.locator('form-builder-render');
  await expect(form.getByRole('heading', { name: 'Uw bewijs' })).toBeVisible();
  return form;
}

const input = (form: Locator) => form.getByLabel(/Bewijsstukken/).first();
const item = (form: Locator, name: string) =>
  form.getByRole('list', { name: 'Gekozen bestanden' }).getByRole('listitem').filter({
    hasText: name,
  });
const press = (form: Locator, button: string, name: string) =>
  item(form, name)
    .getByRole('button', { name: new RegExp(`^${button} ?: ${name}$`) })
    .click();
const send = (form: Locator) => form.getByRole('button', { name: /versturen/i }).click();
const thanks = (form: Locator) => form.getByRole('heading', { name: 'Uw formulier is verstuurd' });

/** Drops files where a mouse would, in one go. */
async function drop(form: Locator, files: readonly ChosenFile[]): Promise<void> {
  const described = files.map(({ name, mimeType: type, buffer }) => ({
    name,
    type,
    text: buffer.toString('latin1'),
  }));
  const transfer = await form.page().evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, type, text } of all) data.items.add(new File([text], name, { type }));
    return data;
  }, described);
  await form.getByText('of sleep ze hierheen').dispatchEvent('drop', { dataTransfer: transfer });
}

test('files are dropped, distinguished, counted, removed and sent', async ({ openBrowser }) => {
  const page = await openBrowser('phone');
  const form = await open(page);
  await expect(form.getByText(/1 MB \| .*3/)).toBeVisible();
  await drop(form, [
    pdf('een.pdf'),
    pdf('groot.pdf', 'x'.repeat(1_000_001)),
    { ...pdf('rekening.zip'), mimeType: 'application/zip' },
  ]);
  await expect(item(form, 'een.pdf')).toContainText('Toegevoegd');
  await expect(item(form, 'groot.pdf')).toContainText('Bestand mag niet groter zijn dan 1 MB.');
  await expect(item(form, 'rekening.zip')).toContainText(
    'Dit soort bestand kunt u hier niet gebruiken. Kies een ander bestand.',
  );
  await expectAccessible(page);
  await press(form, 'Verwijderen', 'groot.pdf');
  await press(form, 'Verwijderen', 'rekening.zip');

  await input(form).setInputFiles([pdf('twee.pdf'), pdf('drie.pdf'), pdf('vier.pdf')]);
  await expect(item(form, 'vier.pdf')).toContainText('Maximaal aantal bestanden: 3');
  await press(form, 'Verwijderen', 'twee.pdf');
  await expect(item(form, 'vier.pdf')).toContainText('Toegevoegd');
  await expect(item(form, 'twee.pdf')).toBeHidden();
  await send(form);
  await expect(thanks(form)).toBeFocused();
});

test('an upload shows its progress, stops, and is tried again', async ({ openBrowser }) => {
  const page = await openBrowser('phone');
  const form = await open(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/storage/uploads', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await input(form).setInputFiles([pdf('langzaam.pdf')]);
  await expect(form.getByRole('progressbar', { name: 'langzaam.pdf' })).toBeVisible();
  await press(form, 'Stoppen', 'langzaam.pdf');
  await expect(item(form, 'langzaam.pdf')).toBeHidden();
  release();
  await page.unroute('**/storage/uploads');

  const refuse = { status: 403, contentType: 'application/xml', body: '<Error/>' };
  const headers = { 'access-control-allow-origin': product.siteOrigin };
  await page.route('**/storage/uploads', (route) => route.fulfill({ ...refuse, headers }), {
    times: 1,
  });
  await input(form).setInputFiles([pdf('nogmaals.pdf')]);
  await expect(item(form, 'nogmaals.pdf')).toContainText('Wij konden het bestand niet versturen.');
  await send(form);
  const summary = form.getByRole('region', { name: /antwoord/ });
  await expect(summary).toContainText('Nog niet alle bestanden zijn verstuurd');
  await press(form, 'Probeer opnieuw', 'nogmaals.pdf');
  await expect(item(form, 'nogmaals.pdf')).toContainText('Toegevoegd');
  await send(form);
  await expect(thanks(form)).toBeFocused();
});

test('files chosen offline wait, and are uploaded once online', async ({ openBrowser }) => {
  const page = await openBrowser('phone');
  const form = await open(page);
  // The texts of issues are loaded; the first touch loads the upload code.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await input(form).setInputFiles([pdf('eerst.pdf')]);
  const waiting = form.getByText(/eerst\.pdf.*Er is geen verbinding/);
  await expect(waiting).toBeVisible();
  await input(form).setInputFiles([pdf('daarna.pdf')]);
  await expect(waiting).toContainText('eerst.pdf, daarna.pdf');
  await send(form);
  const summary = form.getByRole('region', { name: /antwoord/ });
  await expect(summary).toContainText('Nog niet alle bestanden zijn verstuurd');
  await page.context().setOffline(false);
  for (const name of ['eerst.pdf', 'daarna.pdf']) {
    await expect(item(form, name)).toContainText('Toegevoegd');
  }
  await send(form);
  await expect(thanks(form)).toBeFocused();
});

test('a virus is found on submission, and a file whose content differs from its name at upload', async ({
  openBrowser,
}) => {
  const page = await openBrowser('phone');
  const form = await open(page);
  const program = { ...pdf('program.pdf'), buffer: Buffer.from('MZ'.padEnd(200, '\0')) };
  await input(form).setInputFiles([pdf('goed.pdf'), pdf('ziek.pdf', virus), program]);
  for (const name of ['goed.pdf', 'ziek.pdf']) {
    await expect(item(form, name)).toContainText('Toegevoegd');
  }
  await expect(item(form, 'program.pdf')).toContainText(/past niet bij|niet openen/);
  await press(form, 'Verwijderen', 'program.pdf');
  await send(form);
  const summary = form.getByRole('region', { name: /antwoord/ });
  await expect(summary).toContainText('In bestand 2 zit een virus');
  await expectAccessible(page);
  await press(form, 'Verwijderen', 'ziek.pdf');
  await send(form);
  await expect(thanks(form)).toBeFocused();
});

test('a handler views a PDF that a visitor sent, as pixels', async ({ openBrowser }) => {
  const page = await openBrowser('phone');
  const form = await open(page);
  const scan = Buffer.from(await scannedPdf().arrayBuffer());
  await input(form).setInputFiles([
    { ...pdf('huur.pdf'), buffer: createPdf() },
    { ...pdf('scan.pdf'), buffer: scan },
  ]);
  for (const name of ['huur.pdf', 'scan.pdf'])
    await expect(item(form, name)).toContainText('Toegevoegd');
  await send(form);
  await expect(thanks(form)).toBeFocused();

  const desk = await openBrowser('desk');
  await signIn(desk, product, 'behandelaar');
  await desk.goto(`${product.origin}/forms/${formId}/submissions`);
  await desk.getByRole('table').getByRole('link').first().click();
  await desk.getByRole('button', { name: 'huur.pdf bekijken' }).click();
  const dialog = desk.getByRole('dialog', { name: 'huur.pdf' });
  const drawn = dialog.getByRole('img', { name: 'huur.pdf, 1' });
  await expect(drawn).toBeVisible();
  await expect.poll(() => countInk(drawn)).toBeGreaterThan(1_000);
  await expectAccessible(desk);
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'scan.pdf bekijken' }).click();
  const scanned = desk.getByRole('img', { name: 'scan.pdf, 1' });
  await expect.poll(() => colourInTheMiddle(scanned)).toEqual([0, 160, 60]);
});

/** The colour of the pixel in the middle of a canvas: `[red, green, blue]`. */
function colourInTheMiddle(canvas: Locator): Promise<number[]> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const [x, y] = [element.width, element.height].map((size) => Math.floor(size / 2));
    const pixel = element.getContext('2d')?.getImageData(x ?? 0, y ?? 0, 1, 1).data ?? [];
    return [...pixel].slice(0, 3);
  });
}

/** The number of dark pixels of a canvas. */
function countInk(canvas: Locator): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { data = [] } =
      element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {};
    let dark = 0;
    for (let index = 0; index < data.length; index += 4) {
      if ((data[index] ?? 255) < 100 && (data[index + 3] ?? 0) > 200) dark += 1;
    }
    return dark;
  });
}
