// Compiles core/src/messages/*.po into TypeScript modules in core/src/messages/generated, which
// browser and server import. Visitors' messages, the server's messages (problem details, mails) and
// the messages that only staff read are separate chunks. `--check` fails on a missing translation.
import { readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

const folder = fileURLToPath(new URL('../core/src/messages/', import.meta.url));
const generated = path.join(folder, 'generated');
const locales = ['nl', 'en', 'de'];

/** @typedef {[path: string, source: string]} GeneratedFile */

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
  setting_help: 'staff',
  setting_choice: 'staff',
  check: 'staff',
  formula: 'staff',
  theme: 'staff',
};

/**
 * The visitor's messages that the first page of most forms does without. Each chunk is fetched along
 * with the code that says them (`later-parts.ts`, `field-loaders.ts`); what no later line names stays
 * with the first page. The first line that fits decides.
 * @type {readonly (readonly [chunk: string, pattern: RegExp])[]}
 */
const visitorChunks = [
  // Code of the end of the road says these before the chunks that they belong to are there.
  ['further', /^visit\.(?:draft\.(?:save|saving|saved_at|stop)|calendar\.open(?:_at)?)$/],
  ['drafts', /^visit\.(?:busy|sent_earlier)$/],
  [
    'drafts',
    /^visit\.(?:draft|code|resume|stale|moved|two_drafts|verification|waiting|broken|recall)\./,
  ],
  ['drafts', /^element\.aborted_/],
  // Paying itself, after the form was sent; its fields stand in the form.
  ['payments', /^visit\.payment\.(?!due|later$|nothing_due$|title$)/],
  ['drafts', /^visit\.login\.(?:cancelled|failed|level_too_low|must)$/],
  ['logins', /^visit\.login\.(?:since|logged_|log_out$|warning$|extend)/],
  // Only the server's own page says this.
  ['problems', /^visit\.login\.go_back$/],
  ['services', /^visit\.(?:login|payment|matter)\./],
  [
    'services',
    /^visit\.lookup\.(?:address|company|city$|house_|postcode$|street$|suffix$|unchecked$)/,
  ],
  ['services', /^visit\.lookup\.no_list$/],
  ['breaks', /^visit\.road\.break_(?!title$)/],
  ['services', /^issue\.(?:address|company)_/],
  ['calendar', /^visit\.calendar\./],
  ['map', /^visit\.map\./],
  ['redaction', /^visit\.redaction\./],
  ['problems', /^visit\.pdf\./],
  ['uploads', /^visit\.files\.(?!choose_|drop_|stalled$)/],
  ['uploads', /^issue\.file_(?:empty|size|too_large)$/],
  ['fields', /^visit\.(?:files|lookup|moment|rows)\./],
  ['fields', /^visit\.road\.(?:step|summary)/],
  ['fields', /^element\.(?:field_unavailable$|files_|notice_|time_example$|add_row$|remove_row$)/],
  [
    'fields',
    /^issue\.(?:pattern|(?:alpha)?numeric|date_(?:after|before|between)|rows_|time|amount$)/,
  ],
  ['fields', /^issue\.(?:phone|url$|iban$|bic$|bsn$|kvk$|number_of_|checklist$|file)/],
  // Said between the first page and the confirmation of every form.
  ['further', /^visit\./],
  ['further', /^element\.(?:submit_failed$|confirmation_|submitting$|summary_|saved$)/],
  ['further', /^element\.(?:fields_|session_expired$|edit$|back_to_summary$|error_)/],
  // Said after a first answer at the soonest, which waits for the words.
  ['further', /^issue\./],
];
const chunkNames = [
  '',
  ...new Set([...visitorChunks.map(([chunk]) => chunk), ...Object.values(chunks)]),
];

/** @param {string} chunk */
const isServers = (chunk) => Object.values(chunks).includes(chunk);

/** @param {string} id */
const chunkOf = (id) =>
  visitorChunks.find(([, pattern]) => pattern.test(id))?.[0] ??
  chunks[id.split('.', 1)[0] ?? ''] ??
  '';

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
  return chunkNames.map((chunk) =>
    source(
      path.join(generated, chunk, `${locale}.ts`),
      locale,
      texts.filter(([id]) => chunkOf(id) === chunk),
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
    ([id, message]) => `  ${JSON.stringify(id)}: ${JSON.stringify(message)},\n`,
  );
  const text = `import type { Messages } from '@lingui/core';

/** Compiled from ${locale}.po by scripts/compile-messages.mjs. */
export const messages = {
${lines.join('')}} satisfies Messages;
`;
  return [file, text];
}

/**
 * The module that loads a chunk of the visitor's messages. It is a file of its own so that it is
 * bundled with the code that loads the chunk.
 * @param {string} chunk
 * @returns {GeneratedFile}
 */
function loaderSource(chunk) {
  const file = path.join(generated, chunk, 'load.ts');
  const imports = locales.map((locale) => `  ${locale}: () => import('./${locale}.ts'),\n`);
  const types = path.relative(path.dirname(file), path.join(folder, 'message-loaders.ts'));
  const text = `import type { MessageLoaders } from '${types}';

/** Written by scripts/compile-messages.mjs. */
export const ${chunk || 'common'}Messages: MessageLoaders = {
${imports.join('')}};
`;
  return [file, text];
}

/**
 * Every message of every language, for the server and for tests.
 * @returns {GeneratedFile}
 */
function wholeSource() {
  const imports = locales.flatMap((locale) =>
    chunkNames.map((chunk) => {
      const from = path.posix.join('.', chunk, `${locale}.ts`);
      return `import { messages as ${locale}${chunk} } from './${from}';`;
    }),
  );
  const catalogues = locales.map(
    (locale) => `  ${locale}: { ${chunkNames.map((chunk) => `...${locale}${chunk}`).join(', ')} },`,
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
  const later = visitorChunks.map(([chunk]) => chunk).filter((chunk) => !isServers(chunk));
  const loaded = [...new Set(['', ...later])];
  const translated = (await Promise.all(locales.map(compileLocale))).flat();
  return [...translated, ...loaded.map(loaderSource), wholeSource()];
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
