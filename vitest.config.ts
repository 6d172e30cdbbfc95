import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import react from '@vitejs/plugin-react';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const countsFile = process.env.TEST_COUNTS_FILE;
const linguiConfigFile = `${root}admin-app/lingui.config.ts`;
const macro = [
  '@lingui/babel-plugin-lingui-macro',
  { linguiConfig: getConfig({ configPath: linguiConfigFile }) },
];
const exclude = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'];

/** What a test may be named: a project per workspace, so that `--project core` runs one. */
const node = (name: string, include: string[]) => ({
  test: { name, root, include, exclude, environment: 'node' },
});

export default defineConfig({
  root,
  test: {
    outputFile: countsFile === undefined ? {} : { json: countsFile },
    projects: [
      node('core', ['core/src/**/*.test.ts']),
      node('architecture', ['test/architecture/**/*.test.ts']),
      node('mocks', ['api-mocks/src/**/*.test.ts']),
      node('scripts', ['scripts/**/*.test.mjs', 'demo-site/**/*.test.ts']),
      {
        test: {
          ...node('server', ['server/src/**/*.test.ts']).test,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...node('renderer', ['renderer-element/src/**/*.test.{ts,tsx}']).test,
          environment: 'jsdom',
        },
      },
      {
        plugins: [react({ babel: { plugins: [macro] } }), lingui({ configPath: linguiConfigFile })],
        test: {
          ...node('admin', ['admin-app/src/**/*.test.{ts,tsx}']).test,
          environment: 'jsdom',
        },
      },
    ],
  },
});
