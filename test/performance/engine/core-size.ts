import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { parkingPermit } from '@form-builder/server/demo/forms/parking-permit.ts';
import terser from '@rollup/plugin-terser';
import { transform } from 'esbuild';
import { rollup, type OutputChunk, type Plugin } from 'rollup';

const source = (path: string) =>
  fileURLToPath(new URL(`../../../core/src/${path}`, import.meta.url));

/** What the element takes from core for every form, apart from the field types. */
const always = [
  'conditions/basic-operators.ts',
  'session/program/build-program.ts',
  'runtime/create-clock.ts',
  'session/create-session.ts',
  'session/uses-formulas.ts',
  'messages/load-chunk.ts',
  'messages/translate.ts',
];

/**
 * The code of core that the element loads for the parking-permit form, in kB of brotli, built as
 * the element is. The texts, one language at a time, are apart.
 */
export async function measureCoreSize(): Promise<number> {
  const types = new Set([...iterateFields(parkingPermit.pages)].map(({ field }) => field.type));
  const paths = [...always, ...[...types].map((type) => `field-types/${type}/${type}.ts`)];
  const bundle = await rollup({ input: 'entry', plugins: [entryOf(paths), typescript] });
  const { output } = await bundle.generate({ format: 'es', plugins: [minify] });
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  return neededFor('entry.js', chunks).reduce((sum, { code }) => sum + brotliSize(code), 0) / 1000;
}

/** The settings of `rollup.config.mjs`. */
const minify = terser({
  module: true,
  ecma: 2020,
  compress: { passes: 5, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
  format: { comments: false },
});

const typescript: Plugin = {
  name: 'typescript',
  async load(id) {
    if (!id.endsWith('.ts')) return null;
    const { code } = await transform(await readFile(id, 'utf8'), {
      loader: 'ts',
      target: 'es2022',
    });
    return code;
  },
};

/** A module that holds everything the paths hold. */
const entryOf = (paths: readonly string[]): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === 'entry' ? id : null),
  load: (id) =>
    id === 'entry'
      ? paths.map((path) => `export * from ${JSON.stringify(source(path))};`).join('\n')
      : null,
});

/** A chunk with the chunks that it cannot do without. */
function neededFor(name: string, chunks: readonly OutputChunk[]): readonly OutputChunk[] {
  const chunk = chunks.find(({ fileName }) => fileName === name);
  if (!chunk) throw new Error(`The bundle has no ${name}`);
  return [...new Set([chunk, ...chunk.imports.flatMap((inner) => neededFor(inner, chunks))])];
}

const brotliSize = (text: string) => brotliCompressSync(text).byteLength;
