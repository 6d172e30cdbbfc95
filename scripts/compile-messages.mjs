// Compiles core/src/messages/*.po into TypeScript that browser and server import: the visitor's
// messages and, apart, the API's refusals and mails, which a browser never loads, and what only staff
// read.
// The output is committed.
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { format as prettify, resolveConfig } from 'prettier';

const folder = fileURLToPath(new URL('../core/src/messages/', import.meta.url));
const locales = ['nl', 'en', 'de'];

/**
 * The folder of a message under `generated/`, by the first part of its id; the visitor's have none.
 * @type {Readonly<Record<string, string>>}
 */
const chunks = {
  problem: 'problems',
  page: 'problems',
  mail: 'problems',
  describe: 'staff',
  why: 'staff',
  diff: 'staff',
  check: 'staff',
  formula: 'staff',
  theme: 'staff',
};
const chunkNames = ['', 'further', ...new Set(Object.values(chunks))];

/**
 * The visitor's messages that the first page of most forms does without: those of the end of the
 * road, and of field types and rules that are fetched only for forms that have them.
 */
const further = [
  // Everything beyond the first page: saving, files, look-ups, logins, payments and the like.
  /^visit\./,
  /^element\.(?:aborted_|field_unavailable$|submit_failed$|confirmation_|files_|other_tab$|submitting$|summary_|notice_|saved$|session_expired$|edit$|time_example$)/,
  /^element\.(?:add_row|remove_row|row_added|row_removed)$/,
  /^element\.(?:back_to_summary$|error_)/,
  // Said after a first answer at the soonest, which waits for the words.
  /^issue\./,
];

/** @param {string} id */
const chunkOf = (id) =>
  further.some((pattern) => pattern.test(id))
    ? 'further'
    : (chunks[id.split('.', 1)[0] ?? ''] ?? '');

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
    sourceLocale: 'nl',
    filename,
  });
  return Object.entries(catalogue).map(([id, message]) => [id, message.translation]);
}

/**
 * Every generated file of a language, as `[path, source]`.
 * @param {string} locale
 */
async function compileLocale(locale) {
  const texts = await readCatalogue(locale);
  return Promise.all(
    chunkNames.map((chunk) =>
      source(
        path.join(folder, 'generated', chunk, `${locale}.ts`),
        locale,
        texts.filter(([id]) => chunkOf(id) === chunk),
      ),
    ),
  );
}

/**
 * @param {string} file
 * @param {string} locale
 * @param {readonly [id: string, text: string][]} texts
 * @returns {Promise<[path: string, source: string]>}
 */
async function source(file, locale, texts) {
  const { source: json, errors } = createCompiledCatalog(locale, Object.fromEntries(texts), {
    strict: true,
    namespace: 'json',
  });
  if (errors.length > 0) {
    throw new Error(errors.map(({ id, error }) => `${locale}: ${id}: ${error.message}`).join('\n'));
  }
  /** @type {{ messages: Record<string, unknown> }} */
  const { messages } = JSON.parse(json);
  const text = `import type { Messages } from '@lingui/core';

/** Made from ${locale}.po by scripts/compile-messages.mjs. */
export const messages = ${JSON.stringify(messages)} satisfies Messages;
`;
  const options = await resolveConfig(file);
  return [file, await prettify(text, { ...options, filepath: file })];
}

/**
 * Writes the files, or with `--check` names those that are not what the PO files say now.
 * @param {boolean} isCheck
 */
async function main(isCheck) {
  const files = (await Promise.all(locales.map(compileLocale))).flat();
  if (isCheck) {
    const current = await Promise.all(
      files.map(([file]) => readFile(file, 'utf8').catch(() => '')),
    );
    const stale = files.filter(([, text], index) => text !== current[index]).map(([file]) => file);
    if (stale.length === 0) return;
    console.error(`Stale, run node scripts/compile-messages.mjs:\n${stale.join('\n')}`);
    process.exitCode = 1;
    return;
  }
  for (const [file, text] of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

await main(process.argv.includes('--check'));
