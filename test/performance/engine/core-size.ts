import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { walkFields } from '@form-builder/core/form/walk-fields.ts';
import { parkingPermit } from '@form-builder/server/demo/forms/parking-permit.ts';
import { build } from 'esbuild';

const source = (path: string) =>
  fileURLToPath(new URL(`../../../core/src/${path}`, import.meta.url));

/** What the element takes from core for every form, apart from the field types. */
const always = [
  'conditions/common-operators.ts',
  'session/build-program.ts',
  'session/create-clock.ts',
  'session/create-session.ts',
  'session/uses-formulas.ts',
  'messages/load-messages.ts',
  'messages/translate.ts',
];

/** The code of core that the element loads for the parking-permit form, in kB of brotli. */
export async function measureCoreSize(): Promise<number> {
  const types = new Set([...walkFields(parkingPermit.pages)].map(({ field }) => field.type));
  const paths = [...always, ...[...types].map((type) => `field-types/${type}/${type}.ts`)];
  const { outputFiles } = await build({
    stdin: {
      contents: paths.map((path) => `export * from ${JSON.stringify(source(path))};`).join('\n'),
      resolveDir: source(''),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    outdir: 'core-size',
    entryNames: 'entry',
    write: false,
    logLevel: 'error',
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path.split('/').at(-1), text]));
  const needed = staticImportsOf('entry.js', texts);
  return needed.reduce((sum, name) => sum + brotliSize(texts.get(name) ?? ''), 0) / 1000;
}

/** A chunk with the chunks that it cannot do without. */
function staticImportsOf(
  name: string,
  texts: ReadonlyMap<string | undefined, string>,
): readonly string[] {
  const found = texts.get(name)?.matchAll(/(?:from|^import)\s*"\.\/([^"]+)"/gm) ?? [];
  return [name, ...new Set([...found].flatMap(([, inner = '']) => staticImportsOf(inner, texts)))];
}

const brotliSize = (text: string) => brotliCompressSync(text).byteLength;
