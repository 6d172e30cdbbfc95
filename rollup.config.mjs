import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { inlineCss } from './renderer-element/build/inline-css.mjs';
import { builtChunks, elementFile, elementManifest } from './renderer-element/build/manifest.mjs';
import { pdfFiles } from './renderer-element/build/pdf-files.mjs';
import { pdfFolders } from './renderer-element/build/pdf-folders.mjs';
import { sharedFiles } from './renderer-element/build/shared-files.mjs';
import { textFiles } from './renderer-element/build/text-files.mjs';
import { typescript } from './renderer-element/build/typescript.mjs';
import { withoutDescriptions } from './renderer-element/build/without-descriptions.mjs';

const source = new URL('renderer-element/src/', import.meta.url).pathname;
const build = new URL('renderer-element/build/', import.meta.url).pathname;
const built = new URL('renderer-element/dist/', import.meta.url).pathname;

// Anchored: a bare `react` would also swallow `react-dom` and `react/jsx-runtime`.
const replacements = [
  // Its main file is no module.
  { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' },
  { find: /^react$/, replacement: `${build}react.mjs` },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  {
    find: /^@lingui\/message-utils\/compileMessage$/,
    replacement: `${build}no-message-compiler.mjs`,
  },
];

const plugins = [
  pdfFiles(),
  pdfFolders(),
  alias({ entries: replacements }),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      // How valtio asks for it.
      '(import.meta.env ? import.meta.env.MODE : void 0)': '"production"',
    },
  }),
  inlineCss(),
  typescript(),
  withoutDescriptions(),
];

const minify = terser({
  module: true,
  ecma: 2020,
  compress: {
    passes: 3,
    // Both make the code shorter before compression, and longer after it.
    sequences: false,
    lhs_constants: false,
    // Reading a property has no effect here; `treeshake` below says the same to Rollup.
    pure_getters: true,
  },
  format: { comments: false },
});

/** @param {import('rollup').RollupLog} warning */
function onwarn(warning) {
  // "use client" in front of a module says nothing to a bundle.
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(warning.message);
}

/** The element and, fetched on demand, field types, languages and the last screens. */
const element = {
  input: { element: `${source}index.ts`, styles: `${source}theme/style-sheets.ts` },
  output: {
    dir: `${built}element`,
    format: 'es',
    generatedCode: { arrowFunctions: true },
    entryFileNames: '[name]-[hash:8].js',
    chunkFileNames: '[hash:7].js',
    manualChunks: sharedFiles(source),
    onlyExplicitManualChunks: true,
  },
  preserveEntrySignatures: 'exports-only',
  treeshake: { propertyReadSideEffects: false },
  plugins: [textFiles(), ...plugins, minify, elementManifest(built)],
  onwarn,
};

/** The script that pages include; it names the element's file, so it is built after it. */
const loader = {
  input: `${source}loader/form-builder-render.ts`,
  output: { file: `${built}form-builder-render.js`, format: 'iife' },
  plugins: [elementFile(built), typescript(), minify],
  onwarn,
};

/** The same views for Node: the server paints the first page with them. Nothing else of it is used. */
const prerenderer = {
  input: { prerender: `${source}prerender/prerender.tsx` },
  output: {
    dir: `${built}server`,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
  preserveEntrySignatures: 'strict',
  plugins: [...plugins, builtChunks(built)],
  onwarn,
};

export default [element, loader, prerenderer];
