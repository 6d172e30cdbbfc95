import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { elementServer } from './renderer-element/testing/element-server.mjs';
import { chromiumArguments, chromiumPath } from './scripts/testing/chromium-launch.mjs';
import { countReporter } from './scripts/testing/count-reporter.mjs';

const countsFile = process.env.TEST_COUNTS_FILE;

/** Lets tests that are written for vitest run here too. */
const vitestInChromium = {
  name: 'vitest-in-chromium',
  /** @param {{ source: string }} import */
  resolveImport: ({ source }) =>
    source === 'vitest' ? '/core/src/testing/vitest-in-chromium.ts' : undefined,
};

/** The tests that need a real browser: core's tables and the built element. */
export default {
  files: ['{core,renderer-element}/src/**/*.browser.test.ts'],
  nodeResolve: { exportConditions: ['browser', 'import', 'default'] },
  middleware: [elementServer()],
  plugins: [esbuildPlugin({ ts: true, target: 'esnext' }), vitestInChromium],
  browsers: [
    chromeLauncher({ launchOptions: { executablePath: chromiumPath, args: chromiumArguments } }),
  ],
  // A tab in the background draws no frames.
  concurrency: 1,
  testFramework: { config: { timeout: 10_000 } },
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: false }),
    ...(countsFile === undefined ? [] : [countReporter(countsFile)]),
  ],
};
