import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { chromiumArguments, chromiumPath } from './scripts/testing/chromium-launch.mjs';
import { countReporter } from './scripts/testing/count-reporter.mjs';

const countsFile = process.env.TEST_COUNTS_FILE;

/** The tests that need a real browser: core's tables and the built element. */
export default {
  files: ['{core,renderer-element}/src/**/*.browser.test.ts'],
  nodeResolve: { exportConditions: ['browser', 'import', 'default'] },
  plugins: [esbuildPlugin({ ts: true, tsx: true, jsx: 'automatic', target: 'es2022' })],
  browsers: [
    chromeLauncher({ launchOptions: { executablePath: chromiumPath, args: chromiumArguments } }),
  ],
  concurrency: 2,
  testFramework: { config: { timeout: 10_000 } },
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: false }),
    ...(countsFile === undefined ? [] : [countReporter(countsFile)]),
  ],
};
