import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { inlineCss } from './renderer-element/build/inline-css.mjs';
import { builtChunks, elementFile, elementManifest } from './renderer-element/build/manifest.mjs';
import { localExports } from './renderer-element/build/local-exports.mjs';
import { leanPreact } from './renderer-element/build/lean-preact.mjs';
import { pdfFiles } from './renderer-element/build/pdf-files.mjs';
import { sharedFiles } from './renderer-element/build/shared-files.mjs';
import { exportsKeepTheirNames } from './renderer-element/build/short-property-names.mjs';
import { shortMessageIds } from './renderer-element/build/short-message-ids.mjs';
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
  { find: /^react$/, replacement: `${source}lean/react.ts` },
  { find: /^react-dom\/client$/, replacement: `${source}lean/react-dom-client.ts` },
  {
    find: /^@lingui\/message-utils\/compileMessage$/,
    replacement: `${build}no-message-compiler.mjs`,
  },
  { find: /^@r2wc\/core$/, replacement: `${source}lean/r2wc-core.ts` },
  { find: /^ky$/, replacement: `${source}lean/ky.ts` },
  { find: /^valtio\/vanilla$/, replacement: `${source}lean/valtio.ts` },
];

const plugins = [
  pdfFiles(),
  alias({ entries: replacements }),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
    },
  }),
  inlineCss(),
  shortMessageIds(),
  typescript(),
  withoutDescriptions(),
  exportsKeepTheirNames(),
];

const minify = terser({
  module: true,
  ecma: 2020,
  compress: {
    passes: 4,
    // Both make the code shorter before compression, and longer after it.
    sequences: false,
    lhs_constants: false,
    pure_getters: true,
    unsafe_arrows: true,
    unsafe_methods: true,
    // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-assignment -- terser has this enum in its types only
    inline: 1,
  },
  format: { comments: false },
});

/** @param {import('rollup').RollupLog} warning */
function onwarn(warning) {
  // "use client" in front of a module says nothing to a bundle.
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
  // Preact's own modules go round in a circle of functions.
  const isPreact = warning.ids?.every((id) => id.includes('/node_modules/preact/')) ?? false;
  if (warning.code !== 'CIRCULAR_DEPENDENCY' || !isPreact) throw new Error(warning.message);
}

/** The element and, fetched on demand, field types, languages and the last screens. */
const element = {
  input: { element: `${source}index.ts`, styles: `${source}theme/style-sheets.ts` },
  output: {
    dir: `${built}element`,
    format: 'es',
    entryFileNames: '[name]-[hash:8].js',
    chunkFileNames: '[hash:7].js',
    manualChunks: sharedFiles(source),
    onlyExplicitManualChunks: true,
  },
  preserveEntrySignatures: 'exports-only',
  plugins: [leanPreact(), textFiles(), ...plugins, minify, localExports(), elementManifest(built)],
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
const painter = {
  input: { painter: `${source}prerender/prerender.tsx` },
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

export default [element, loader, painter];
