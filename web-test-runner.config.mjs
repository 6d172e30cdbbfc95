import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { elementServer } from './renderer-element/testing/element-server.mjs';
import { chromiumArguments, chromiumPath } from './scripts/testing/chromium-launch.mjs';
import { coreInChromium } from './scripts/testing/core-in-chromium.mjs';
import { countReporter } from './scripts/testing/count-reporter.mjs';
import { testFileReporter } from './scripts/testing/test-file-reporter.mjs';

const countsFile = process.env.TEST_COUNTS_FILE;

/** The tests that need a real browser: core's own, and those of the built element. */
export default {
  files: ['{core,renderer-element}/src/**/*.browser.test.ts'],
  nodeResolve: { exportConditions: ['browser', 'import', 'default'] },
  middleware: [elementServer()],
  plugins: [esbuildPlugin({ ts: true, target: 'esnext' }), coreInChromium()],
  browsers: [
    chromeLauncher({ launchOptions: { executablePath: chromiumPath, args: chromiumArguments } }),
  ],
  // A tab in the background draws no frames.
  concurrency: 1,
  testFramework: { config: { timeout: 30_000 } },
  reporters: [testFileReporter(), ...(countsFile === undefined ? [] : [countReporter(countsFile)])],
};
