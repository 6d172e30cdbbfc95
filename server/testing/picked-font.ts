import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PickedFile } from './uploads.ts';

const file = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

/** A real font in the format that themes take. */
export const pickedFont: PickedFile = {
  name: 'SourceSans3-VariableFont_wght.woff2',
  type: 'font/woff2',
  content: readFileSync(createRequire(import.meta.url).resolve(file)),
};
