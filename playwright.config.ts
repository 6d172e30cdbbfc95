import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './scripts/testing/chromium-launch.mjs';

const countsFile = process.env.TEST_COUNTS_FILE;

/**
 * The end-to-end tests, which share a server and each make what they need, the checks of every story of the built
 * Storybook, storage against a real S3 service, and a short fault run (`npm run test:faults` is the long one). Projects
 * run side by side, so each has its own output.
 */
export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'test/end-to-end', outputDir: '.cache/test-results/e2e' },
    { name: 'stories', testDir: 'test/stories', outputDir: '.cache/test-results/stories' },
    { name: 'faults', testDir: 'test/faults', outputDir: '.cache/test-results/faults' },
    { name: 's3', testDir: 'test/s3', outputDir: '.cache/test-results/s3' },
  ],
  testMatch: '**/*.test.ts',
  workers: 1,
  timeout: 300_000,
  // A busy machine may take long: what is fast is for the benches to say.
  expect: { timeout: 45_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: countsFile === undefined ? 'list' : [['list'], ['json', { outputFile: countsFile }]],
  use: {
    browserName: 'chromium',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A trace of each test costs a good part of its time, and nobody can open one that CI made.
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
  },
});
