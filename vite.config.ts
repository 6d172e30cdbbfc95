import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Route } from '@form-builder/core/contract/endpoint.ts';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type Plugin } from 'vite';
import { pdfFolders } from './renderer-element/build/pdf-folders.mjs';
import { rejectCircularChunks } from './scripts/building/find-circular-chunks.mjs';
import { nameByScreens } from './scripts/building/name-by-screens.mjs';

type ContractModule = typeof import('@form-builder/core/contract/contract.ts');

const adminApp = fileURLToPath(new URL('./admin-app', import.meta.url));
const configPath = `${adminApp}/lingui.config.ts`;
const macro = ['@lingui/babel-plugin-lingui-macro', { linguiConfig: getConfig({ configPath }) }];
const apiPaths = [
  '/v0',
  '/v1',
  '/rpc',
  '/config',
  '/idp',
  '/health',
  '/render',
  '/element',
  '/form-builder-render.js',
];
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

const serviceWorker = 'service-worker';

/** Puts a hash of all other files into the service worker: browsers see each build as an update. */
function versionServiceWorker(): Plugin {
  return {
    name: 'version-service-worker',
    generateBundle(_, bundle) {
      const worker = Object.values(bundle).find(
        ({ fileName }) => fileName === `${serviceWorker}.js`,
      );
      if (worker?.type !== 'chunk') throw new Error('The build has no service worker.');
      const names = Object.keys(bundle).filter((name) => name !== worker.fileName);
      const hash = createHash('sha256').update(names.toSorted().join()).update(worker.code);
      worker.code = worker.code.replace('__VERSION__', hash.digest('hex').slice(0, 12));
    },
  };
}

const contractModule = fileURLToPath(new URL('./core/src/contract/contract.ts', import.meta.url));

/** A browser needs only where each call goes: the schemas, which the server checks, stay out of the build. */
function keepOnlyRoutes(): Plugin {
  let source: string | null = null;
  return {
    name: 'keep-only-routes',
    apply: 'build',
    // Before anything is transformed: on a busy machine, modules that wait for their turn among hundreds time out.
    async buildStart() {
      const { module } = await runnerImport<Pick<ContractModule, 'contract'>>(contractModule);
      const routes = Object.entries<Route>(module.contract).map(([name, { method, path }]) => [
        name,
        { method, path },
      ]);
      source = `export const contract = ${JSON.stringify(Object.fromEntries(routes))};`;
    },
    load: (id) => (id === contractModule ? source : null),
  };
}

/** The module that starts the app. */
const isStart = (id: string) => id.endsWith('/admin-app/src/start-app.tsx');

/** Builds the admin app to `admin-app/dist`; the server adds the nonce and the security headers. */
export default defineConfig({
  root: adminApp,
  base: '/',
  plugins: [
    react({ babel: { plugins: [macro] } }),
    lingui({ configPath }),
    keepOnlyRoutes(),
    pdfFolders('assets/'),
    rejectCircularChunks(),
    versionServiceWorker(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The browsers that know `light-dark()`: rewritten for older ones, it does not follow an element's own scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    // Says which file holds which module: `npm run size` adds up what a screen loads.
    manifest: 'manifest.json',
    rolldownOptions: {
      input: {
        index: `${adminApp}/index.html`,
        [serviceWorker]: `${adminApp}/service-worker/service-worker.ts`,
      },
      output: {
        // A service worker keeps its address; its scope is the folder that it is in.
        entryFileNames: ({ name }) =>
          name === serviceWorker ? '[name].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // What every screen loads is one file: many small ones take longer and compress worse.
            { name: 'app', test: isStart },
            {
              name: nameByScreens(isStart),
              debugName: 'screens',
              // Packages re-export everything from one module: by it, each of their modules is used by every screen.
              test: /\/(admin-app|core|renderer-element)\/src\/.*\.tsx?$/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin, xfwd: true }])),
  },
});
