import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parkingFormId } from '../testing/demo-ids.ts';
import { expect, test } from '../testing/fixtures.ts';

const manifest = new URL('../../../renderer-element/dist/manifest.json', import.meta.url);
const source = 'renderer-element/src/';
const calendar = 'calendar/calendar-dialog.tsx';

/** What only some visitors come to, by the module that it begins with. */
const later = [
  calendar,
  'map/leaflet-map.ts',
  'redaction/redaction-editor.tsx',
  'redaction/documents/pdf-document.ts',
  'screens/login/login-screen.tsx',
  'screens/outcome/payment-screen.tsx',
  'screens/lazy/extra-screens.ts',
];

test('what a form does not use is not loaded, and a calendar when it is opened', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('desk');
  const filesOf = await readManifest();
  const loaded = watchFiles(page);
  await page.goto(`${product.origin}/render/${parkingFormId}`);
  await expect(page.getByRole('button', { name: /later verder/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(later.filter((module) => loaded.has(filesOf(module)))).toEqual([]);
  await page.getByRole('button', { name: 'Kies een datum in de kalender' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(later.filter((module) => loaded.has(filesOf(module)))).toEqual([calendar]);
});

/** The files of the element that a page asks for, as the manifest names them. */
function watchFiles(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/(element\/[\w-]+\.js)$/.exec(new URL(request.url()).pathname) ?? [];
    if (file) files.add(file);
  });
  return files;
}

/** Which file of the built element holds a module. */
async function readManifest(): Promise<(module: string) => string> {
  // Written by our own build.
  const { chunks } = JSON.parse(await readFile(manifest, 'utf8')) as {
    readonly chunks: Readonly<Record<string, { readonly file: string } | undefined>>;
  };
  return (module) => {
    const chunk = chunks[source + module];
    if (!chunk) throw new Error(`The built element has no ${module}.`);
    return chunk.file;
  };
}
