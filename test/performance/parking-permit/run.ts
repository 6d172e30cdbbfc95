import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { walkFields } from '@form-builder/core/form/walk-fields.ts';
import { parkingPermit } from '@form-builder/server/demo/forms/parking-permit.ts';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';

const built = new URL('../../../renderer-element/dist/', import.meta.url);

/** Which file holds which module, as the element's build writes it down. */
interface Manifest {
  readonly chunks: Readonly<
    Record<string, { readonly file: string; readonly imports: readonly string[] } | undefined>
  >;
}

/** What a page loads to show the parking-permit form in Dutch, in kB (1,000 bytes) of brotli. */
export async function run(): Promise<readonly Figure[]> {
  const files = await filesOf([...walkFields(parkingPermit.pages)].map(({ field }) => field.type));
  const sizes = await Promise.all(files.map(compressedBytes));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return [toFigure('parking-permit', bytes / 1000, 'kB')];
}

/** The script, the element, the code of the form's field types, and the texts. */
async function filesOf(types: readonly string[]): Promise<readonly string[]> {
  // Written by our own build.
  const manifest = JSON.parse(await read('manifest.json').then(String)) as Manifest;
  const modules = [
    'renderer-element/src/index.ts',
    'core/src/messages/generated/nl.ts',
    ...types.map((type) => `renderer-element/src/field-types/${type}/${type}-view.tsx`),
  ];
  const chunks = modules.map((name) => {
    const chunk = manifest.chunks[name];
    if (!chunk) throw new Error(`The built element has no ${name}.`);
    return chunk;
  });
  const needed = chunks.flatMap(({ file, imports }) => [file, ...imports]);
  return [...new Set(['form-builder-render.js', ...needed])];
}

async function compressedBytes(file: string): Promise<number> {
  return brotliCompressSync(await read(file)).byteLength;
}

function read(file: string): Promise<Buffer> {
  return readFile(fileURLToPath(new URL(file, built)));
}
