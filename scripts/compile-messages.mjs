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
 * What fetches a chunk of the visitor's messages, a file of its own so that it stands with the code
 * that asks for the chunk.
 * @param {string} chunk
 * @returns {Promise<[path: string, source: string]>}
 */
async function loaderSource(chunk) {
  const file = path.join(folder, 'generated', chunk, 'load.ts');
  const imports = locales.map((locale) => `${locale}: () => import('./${locale}.ts'),`);
  const types = path.relative(path.dirname(file), path.join(folder, 'message-loaders.ts'));
  const text = `import type { MessageLoaders } from '${types}';

/** Made by scripts/compile-messages.mjs. */
export const ${chunk || 'common'}Messages: MessageLoaders = { ${imports.join(' ')} };
`;
  return [file, await prettify(text, { ...(await resolveConfig(file)), filepath: file })];
}

/**
 * Every message of every language, for the server and for tests.
 * @returns {Promise<[path: string, source: string]>}
 */
async function wholeSource() {
  const file = path.join(folder, 'generated', 'all.ts');
  const imports = locales.flatMap((locale) =>
    chunkNames.map((chunk) => {
      const from = path.posix.join('.', chunk, `${locale}.ts`);
      return `import { messages as ${locale}${chunk} } from './${from}';`;
    }),
  );
  const catalogues = locales.map(
    (locale) => `${locale}: {${chunkNames.map((chunk) => `...${locale}${chunk}`).join()}},`,
  );
  const text = `${imports.join('\n')}

/** Made by scripts/compile-messages.mjs. */
export const catalogues = { ${catalogues.join('\n')} };
`;
  return [file, await prettify(text, { ...(await resolveConfig(file)), filepath: file })];
}

/**
 * Writes the files, or with `--check` names those that are not what the PO files say now.
 * @param {boolean} isCheck
 */
async function main(isCheck) {
  const later = visitorChunks.map(([chunk]) => chunk).filter((chunk) => !isServers(chunk));
  const fetched = new Set(['', ...later]);
  const loaders = [...fetched].map(loaderSource);
  const files = [
    ...(await Promise.all(locales.map(compileLocale))).flat(),
    ...(await Promise.all([...loaders, wholeSource()])),
  ];
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
