// Compiles core/src/messages/*.po into TypeScript modules in core/src/messages/generated, which
// browser and server import. Visitors' messages, the server's messages (problem details, mails) and
// the messages that only staff read are separate chunks. `--check` fails on a missing translation.
import { readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { assignChunks } from './messages/assign-chunks.mjs';
import { readDeclarations } from './messages/read-declarations.mjs';

const folder = fileURLToPath(new URL('../core/src/messages/', import.meta.url));
const generated = path.join(folder, 'generated');
const locales = ['nl', 'en', 'de'];
/** The source language of texts: it determines which messages exist. */
const sourceLocale = 'nl';

/** @typedef {[path: string, source: string]} GeneratedFile */

/** The chunk that only the server loads by itself: it has no loader. */
const serverChunks = new Set(['problems']);

/** The messages of the first page of every form are in `generated/` itself. */
const commonChunk = 'common';

/**
 * The texts of one language by id.
 * @param {string} locale
 * @returns {Promise<[id: string, text: string][]>}
 */
async function readCatalogue(locale) {
  const filename = path.join(folder, `${locale}.po`);
  const po = formatter({ explicitIdAsDefault: true });
  const catalogue = await po.parse(await readFile(filename, 'utf8'), {
    locale,
    sourceLocale,
    filename,
  });
  return Object.entries(catalogue).map(([id, message]) => [id, message.translation]);
}

/** @param {string} chunk */
const folderOf = (chunk) => (chunk === commonChunk ? '' : chunk);

/**
 * The generated files of a language, one for each chunk.
 * @param {string} locale
 * @param {ReadonlyMap<string, string>} chunkOf
 */
async function compileLocale(locale, chunkOf) {
  const texts = await readCatalogue(locale);
  return [...new Set(chunkOf.values())].map((chunk) =>
    source(
      path.join(generated, folderOf(chunk), `${locale}.ts`),
      locale,
      texts.filter(([id]) => chunkOf.get(id) === chunk),
    ),
  );
}

/**
 * @param {string} file
 * @param {string} locale
 * @param {readonly [id: string, text: string][]} texts
 * @returns {GeneratedFile}
 */
function source(file, locale, texts) {
  const { source: json, errors } = createCompiledCatalog(locale, Object.fromEntries(texts), {
    strict: true,
    namespace: 'json',
  });
  if (errors.length > 0) {
    throw new Error(errors.map(({ id, error }) => `${locale}: ${id}: ${error.message}`).join('\n'));
  }
  /** @type {{ messages: Record<string, unknown> }} */
  const { messages } = JSON.parse(json);
  const lines = Object.entries(messages).map(
    ([id, message]) => `  ${JSON.stringify(id)}: ${JSON.stringify(withoutList(message))},\n`,
  );
  const text = `import type { Messages } from '@lingui/core';

/** Compiled from ${locale}.po by scripts/compile-messages.mjs. */
export const messages = {
${lines.join('')}} satisfies Messages;
`;
  return [file, text];
}

/**
 * A message of words only as the string that Lingui allows for it: shorter than a list of one.
 * @param {unknown} message
 * @returns {unknown}
 */
function withoutList(message) {
  return Array.isArray(message) && message.length === 1 && typeof message[0] === 'string'
    ? message[0]
    : message;
}

/**
 * The module that loads a chunk of the visitor's messages. It is a separate file so that it is bundled with the
 * code that loads the chunk.
 * @param {string} chunk
 * @returns {GeneratedFile}
 */
function loaderSource(chunk) {
  const file = path.join(generated, folderOf(chunk), 'load.ts');
  const imports = locales.map((locale) => `  ${locale}: () => import('./${locale}.ts'),\n`);
  const types = path.relative(path.dirname(file), path.join(folder, 'message-loaders.ts'));
  const text = `import type { MessageLoaders } from '${types}';

/** Written by scripts/compile-messages.mjs. */
export const ${chunk}Messages: MessageLoaders = {
${imports.join('')}};
`;
  return [file, text];
}

/**
 * Every message of every language, for the server and for tests.
 * @param {readonly string[]} chunks
 * @returns {GeneratedFile}
 */
function wholeSource(chunks) {
  const imports = locales.flatMap((locale) =>
    chunks.map((chunk) => {
      const from = path.posix.join('.', folderOf(chunk), `${locale}.ts`);
      return `import { messages as ${locale}${chunk} } from './${from}';`;
    }),
  );
  const catalogues = locales.map(
    (locale) => `  ${locale}: { ${chunks.map((chunk) => `...${locale}${chunk}`).join(', ')} },`,
  );
  const text = `${imports.join('\n')}

/** Written by scripts/compile-messages.mjs. */
export const catalogues = {
${catalogues.join('\n')}
};
`;
  return [path.join(generated, 'all.ts'), text];
}

async function compileFiles() {
  const ids = (await readCatalogue(sourceLocale)).map(([id]) => id);
  const chunkOf = assignChunks(ids, await readDeclarations());
  const chunks = [...new Set(chunkOf.values())].sort();
  const translated = await Promise.all(locales.map((locale) => compileLocale(locale, chunkOf)));
  const loaded = chunks.filter((chunk) => !serverChunks.has(chunk));
  return [...translated.flat(), ...loaded.map(loaderSource), wholeSource(chunks)];
}

/**
 * Writes what changed, so that incremental builds stay incremental, and removes files of chunks that
 * no longer exist.
 * @param {readonly GeneratedFile[]} files
 */
async function writeFiles(files) {
  const wanted = new Set(files.map(([file]) => file));
  const present = await readdir(generated, { recursive: true }).catch(() => []);
  const surplus = present
    .map((name) => path.join(generated, name))
    .filter((file) => !wanted.has(file));
  for (const file of surplus.filter((file) => file.endsWith('.ts'))) await rm(file);
  for (const [file, text] of files) {
    const current = await readFile(file, 'utf8').catch(() => undefined);
    if (current === text) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** The messages that a language lacks, as `de: element.next`. */
async function findMissingTranslations() {
  const catalogues = await Promise.all(locales.map(readCatalogue));
  const ids = new Set(catalogues.flat().map(([id]) => id));
  return catalogues.flatMap((texts, index) => {
    const textById = new Map(texts);
    const missing = [...ids].filter((id) => !textById.get(id));
    return missing.map((id) => `${locales[index] ?? ''}: ${id}`);
  });
}

if (process.argv.includes('--check')) {
  const missing = await findMissingTranslations();
  if (missing.length > 0) {
    console.error(`Missing translations in core/src/messages:\n${missing.join('\n')}`);
    process.exitCode = 1;
  }
} else {
  await writeFiles(await compileFiles());
}
