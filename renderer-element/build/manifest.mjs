import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const manifestFile = 'manifest.json';

/** @typedef {{ element: string, styles: string, chunks: Record<string, { file: string, imports: string[] }> }} Manifest */

/**
 * Empties the folder before the build and afterwards writes which file holds what:
 * `{ "element": "element/element-x.js", "styles": …, "chunks": { "<module>": "element/<file>" } }`.
 * @param {string} built
 * @returns {import('rollup').Plugin}
 */
export function elementManifest(built) {
  return {
    name: 'element-manifest',
    async buildStart() {
      await rm(built, { recursive: true, force: true });
    },
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      /** @param {string} name */
      const entry = (name) => {
        const found = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
        if (found === undefined) throw new Error(`The bundle has no entry ${name}.`);
        return `element/${found.fileName}`;
      };
      const manifest = {
        element: entry('element'),
        styles: entry('styles'),
        chunks: Object.fromEntries(chunks.flatMap(describe)),
      };
      await writeFile(join(built, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}

/**
 * @param {import('rollup').OutputChunk} chunk
 * @returns {[string, { file: string, imports: string[] }][]}
 */
function describe(chunk) {
  const file = {
    file: `element/${chunk.fileName}`,
    imports: chunk.imports.map((name) => `element/${name}`),
  };
  return Object.keys(chunk.modules).map((id) => [shortName(id), file]);
}

/** @param {string} id */
function shortName(id) {
  return id.replace(/^.*\/(?=(?:core|renderer-element)\/src\/|node_modules\/)/, '');
}

const texts = /^core\/src\/messages\/generated\/([a-z]{2})\.ts$/;

/**
 * Writes which file holds what into the prerenderer, so that it names those that a form needs.
 * @param {string} built
 * @returns {import('rollup').Plugin}
 */
export function builtChunks(built) {
  return {
    name: 'built-chunks',
    async transform(code) {
      if (!code.includes('__CHUNKS__')) return null;
      const text = await readFile(join(built, manifestFile), 'utf8');
      const { chunks } = /** @type {Manifest} */ (JSON.parse(text));
      return { code: `const __CHUNKS__ = ${JSON.stringify(chunks)};\n${code}`, map: null };
    },
  };
}

/**
 * Writes the names of the element's file and of the texts into the loader.
 * @param {string} built
 * @returns {import('rollup').Plugin}
 */
export function elementFile(built) {
  return {
    name: 'element-file',
    async transform(code) {
      if (!code.includes('__ELEMENT_FILE__')) return null;
      const text = await readFile(join(built, manifestFile), 'utf8');
      const { element, styles, chunks } = /** @type {Manifest} */ (JSON.parse(text));
      const textFiles = Object.fromEntries(
        Object.entries(chunks).flatMap(([module, { file }]) => {
          const language = texts.exec(module)?.[1];
          return language === undefined ? [] : [[language, file]];
        }),
      );
      const filled = code
        .replaceAll('__ELEMENT_FILE__', JSON.stringify(element))
        .replaceAll('__STYLES_FILE__', JSON.stringify(styles))
        .replaceAll('__TEXT_FILES__', `(${JSON.stringify(textFiles)})`);
      return { code: filled, map: null };
    },
  };
}
