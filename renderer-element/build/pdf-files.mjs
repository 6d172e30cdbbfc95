import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** @type {{ version: string }} */
const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/** The files of the PDF reader by their import name: published as built files. */
const files = {
  'pdfjs-dist': { from: 'build/pdf.min.mjs', to: `pdf-${version}.js` },
  'pdfjs-dist/build/pdf.worker.min.mjs': {
    from: 'build/pdf.worker.min.mjs',
    to: `pdf-worker-${version}.js`,
  },
};

/** The URL in the source, and its path in the built element. */
const worker = {
  source: '../../../../node_modules/pdfjs-dist/build/pdf.worker.min.mjs',
  built: `./pdf-worker-${version}.js`,
};

/**
 * Puts the PDF reader beside the element as it is: fetched with the first PDF that is blackened. Versions are in the names,
 * for files of the element are kept by browsers forever.
 * @returns {import('rollup').Plugin}
 */
export function pdfFiles() {
  return {
    name: 'pdf-files',
    resolveId(id) {
      const file = Object.hasOwn(files, id) ? files[/** @type {keyof typeof files} */ (id)] : null;
      return file && { id: `./${file.to}`, external: true };
    },
    async generateBundle() {
      for (const { from, to } of Object.values(files)) {
        const source = await readFile(join(folder, from), 'utf8');
        this.emitFile({ type: 'asset', fileName: to, source });
      }
    },
    renderChunk(code) {
      if (!code.includes(worker.source)) return null;
      return { code: code.replace(worker.source, worker.built), map: null };
    },
  };
}
