import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { vitestCountReporter } from './scripts/testing/vitest-count-reporter.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const countsFile = process.env.TEST_COUNTS_FILE;
const exclude = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'];

/**
 * What a test may be named: a project per workspace, so that `--project core` runs one. A busy machine may take long:
 * what is fast is for the benches to say.
 */
const node = (name: string, include: string[]) => ({
  test: { name, root, include, exclude, environment: 'node', testTimeout: 30_000 },
});

/** Files that replace modules, or load them anew. */
const isolated = ['admin-app/src/**/*.isolated.test.{ts,tsx}'];

const admin = (
  name: string,
  include: string[],
  { exclude: others = [], ...options }: { exclude?: string[]; isolate?: boolean } = {},
) => ({
  extends: './vite.config.ts',
  root,
  test: {
    ...node(name, include).test,
    exclude: [...exclude, ...others],
    environment: 'jsdom',
    setupFiles: [`${root}admin-app/src/testing/set-up.ts`],
    hookTimeout: 60_000,
    ...options,
  },
});

export default defineConfig({
  root,
  test: {
    reporters:
      countsFile === undefined ? ['default'] : ['default', vitestCountReporter(countsFile)],
    projects: [
      // Core keeps nothing but caches, so files share its modules: loading them anew takes longer than most tests.
      { test: { ...node('core', ['core/src/**/*.test.ts']).test, isolate: false } },
      node('architecture', ['test/{architecture,api-design-rules,performance}/**/*.test.ts']),
      node('mocks', ['api-mocks/src/**/*.test.ts']),
      node('scripts', [
        'scripts/**/*.test.mjs',
        'demo-site/**/*.test.ts',
        'server/assets/**/*.test.js',
      ]),
      {
        test: {
          ...node('server', ['server/{src,simulators}/**/*.test.ts']).test,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Files share the modules of the server, which keep no state; loading them anew takes seconds a file.
          isolate: false,
        },
      },
      {
        test: {
          ...node('renderer', ['renderer-element/src/**/*.test.{ts,tsx}']).test,
          environment: 'jsdom',
        },
      },
      admin('admin', ['admin-app/src/**/*.test.{ts,tsx}'], { exclude: isolated, isolate: false }),
      admin('admin-isolated', isolated),
    ],
  },
});
