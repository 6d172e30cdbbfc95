import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** @type {{ version: string }} */
const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/** What some PDFs do not embed: standard fonts, character maps, and the decoder of JPEG 2000. */
const folders = {
  standard_fonts: `pdf-fonts-${version}`,
  cmaps: `pdf-cmaps-${version}`,
  wasm: `pdf-decoders-${version}`,
};

/** Of the decoders only the one in JavaScript: few Content-Security-Policies allow WebAssembly. */
const isNeeded = (/** @type {string} */ name) => !name.endsWith('.wasm');

/** The URLs in the source, and their paths in the build. */
const addresses = Object.entries(folders).map(
  ([from, to]) =>
    /** @type {const} */ ([`../../../../node_modules/pdfjs-dist/${from}/`, `./${to}/`]),
);

/**
 * Puts the folders of the PDF reader beside the chunks that name them, as they are: pdf.js adds the names of the files. Versions
 * are in the names of the folders, for browsers keep their files forever.
 * @param {string} place the folder of the chunks
 * @returns {import('rollup').Plugin}
 */
export function pdfFolders(place = '') {
  return {
    name: 'pdf-folders',
    async generateBundle() {
      for (const [from, to] of Object.entries(folders)) {
        for (const name of (await readdir(join(folder, from))).filter(isNeeded)) {
          const source = await readFile(join(folder, from, name));
          this.emitFile({ type: 'asset', fileName: `${place}${to}/${name}`, source });
        }
      }
    },
    renderChunk(code) {
      const named = addresses.filter(([source]) => code.includes(source));
      if (named.length === 0) return null;
      const built = named.reduce((text, [source, address]) => text.replace(source, address), code);
      return { code: built, map: null };
    },
  };
}
