// Compiles core/src/messages/*.po into TypeScript that browser and server import: the visitor's
// messages and, apart, the API's refusals, which a browser never loads. The output is committed.
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { format as prettify, resolveConfig } from 'prettier';

const folder = fileURLToPath(new URL('../core/src/messages/', import.meta.url));
export const locales = ['nl', 'en', 'de'];

const isProblem = (id) => id.startsWith('problem.');

/** The texts of one language by id, in the order of the PO file. */
export async function readCatalogue(locale) {
  const filename = path.join(folder, `${locale}.po`);
  const po = formatter({ explicitIdAsDefault: true });
  const catalogue = await po.parse(await readFile(filename, 'utf8'), {
    locale,
    sourceLocale: 'nl',
    filename,
  });
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, message]) => [id, message.translation]),
  );
}

/** Every generated file of a language, as `[path, source]`. */
export async function compileLocale(locale) {
  const texts = Object.entries(await readCatalogue(locale));
  return Promise.all([
    source(
      path.join(folder, 'generated', `${locale}.ts`),
      locale,
      texts.filter(([id]) => !isProblem(id)),
    ),
    source(
      path.join(folder, 'generated', 'problems', `${locale}.ts`),
      locale,
      texts.filter(([id]) => isProblem(id)),
    ),
  ]);
}

async function source(file, locale, texts) {
  const { source: json, errors } = createCompiledCatalog(locale, Object.fromEntries(texts), {
    strict: true,
    namespace: 'json',
  });
  if (errors.length > 0) {
    throw new Error(errors.map(({ id, error }) => `${locale}: ${id}: ${error.message}`).join('\n'));
  }
  const { messages } = JSON.parse(json);
  const text = `import type { Messages } from '@lingui/core';

/** Made from ${locale}.po by scripts/compile-messages.mjs. */
export const messages = ${JSON.stringify(messages)} satisfies Messages;
`;
  const options = await resolveConfig(file);
  return [file, await prettify(text, { ...options, filepath: file })];
}

async function main() {
  for (const locale of locales) {
    for (const [file, text] of await compileLocale(locale)) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
