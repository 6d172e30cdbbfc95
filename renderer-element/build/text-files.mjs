import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const generated = fileURLToPath(new URL('../../core/src/messages/generated/', import.meta.url));
const loader = /\/core\/src\/messages\/generated\/(?:[A-Za-z]+\/)?load\.ts$/;
const names = '\0text-files';
/** The folders with texts that only the staff's app shows. */
const staffFolder = /^staff/;

/**
 * Gives the files of texts names that can be put together: chunk, language and one mark for all that
 * changes with any of them. A table of hashed names would cost a visitor more than the code around it.
 * A text of staff changes no file: visitors keep what they have.
 * @returns {import('rollup').Plugin}
 */
export function textFiles() {
  let mark = '';
  return {
    name: 'text-files',
    async buildStart() {
      const files = await readdir(generated, { recursive: true });
      const loaders = files
        .filter((file) => file.endsWith('load.ts') && !staffFolder.test(file))
        .sort();
      const texts = loaders.flatMap((file) => languagesIn(files, dirname(file)));
      mark = await markOf(texts);
      for (const text of texts) {
        this.emitFile({ type: 'chunk', id: join(generated, text), fileName: fileOf(text, mark) });
      }
    },
    async resolveId(id, importer) {
      if (id === names) return id;
      if (!id.endsWith('/load.ts')) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      // One copy for each importer, so that a few characters never become a chunk.
      return found && loader.test(found.id) ? `${found.id}?for=${importer ?? ''}` : null;
    },
    async load(id) {
      if (id === names) {
        const file = `\`./\${chunk}\${language}-${mark}.js\``;
        return `const known = {};
const load = (chunk, language) => () => import(${file});
export const loadersOf = (chunk) => known[chunk] ??=
  { nl: load(chunk, 'nl'), en: load(chunk, 'en'), de: load(chunk, 'de') };`;
      }
      const path = id.split('?', 1)[0] ?? '';
      if (!loader.test(path)) return null;
      const [, name] = /export const (\w+)/.exec(await readFile(path, 'utf8')) ?? [];
      const chunk = nameOf(relative(generated, dirname(path)));
      return `import { loadersOf } from '${names}';
export const ${name ?? ''} = /* @__PURE__ */ loadersOf('${chunk}');`;
    },
  };
}

/**
 * The texts beside a loader, as paths in the folder of generated files.
 * @param {readonly string[]} files
 * @param {string} folder
 */
function languagesIn(files, folder) {
  return files.filter((file) => dirname(file) === folder && /^[a-z]{2}\.ts$/.test(basename(file)));
}

/** @param {readonly string[]} texts */
async function markOf(texts) {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(await readFile(join(generated, text)));
  return hash.digest('base64url').slice(0, 8);
}

/**
 * @param {string} text
 * @param {string} mark
 */
const fileOf = (text, mark) =>
  `${nameOf(dirname(text).replace('.', ''))}${basename(text, '.ts')}-${mark}.js`;

/** @param {string} chunk */
const nameOf = (chunk) => (chunk === '' ? '' : `${chunk}-`);
