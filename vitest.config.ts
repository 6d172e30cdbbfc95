import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const exclude = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'];

/** What a test may be named: a project per workspace, so that `--project core` runs one. */
const node = (name: string, include: string[]) => ({
  test: { name, root, include, exclude, environment: 'node' },
});

export default defineConfig({
  root,
  test: {
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
        plugins: [react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } }), lingui()],
        test: {
          ...node('admin', ['admin-app/src/**/*.test.{ts,tsx}']).test,
          environment: 'jsdom',
        },
      },
    ],
  },
});
