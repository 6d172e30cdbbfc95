import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Tests of core that only run in Node, with the reason. */
const inNodeOnly = new Map([
  ['analysis/checked-form.property.test.ts', 'minutes of random sessions'],
  ['client/create-client.test.ts', 'asks a server of its own'],
  ['fuzz/fuzz.test.ts', 'its full amounts run for minutes'],
  ['messages/format-message.test.ts', 'compares with a library for Node'],
  ['messages/messages.test.ts', 'reads the catalogues from disk'],
  [
    'session/validation/write-submission-cases.test.ts',
    'writes the table that the others are held against',
  ],
]);

const core = fileURLToPath(new URL('../../core/src/', import.meta.url));

/**
 * Plugin of web-test-runner: runs core's tests, written for vitest, in Chromium. They replace
 * `engine.browser.test.ts`, and a bridge supplies their imports from vitest.
 * @returns {import('@web/test-runner').TestRunnerPlugin}
 */
export function coreInChromium() {
  return {
    name: 'core-in-chromium',
    resolveImport: ({ source }) =>
      source === 'vitest' ? '/core/src/testing/vitest-in-chromium.ts' : undefined,
    serve: ({ path }) =>
      path === '/core/src/engine.browser.test.ts' ? { body: listTests(), type: 'js' } : undefined,
  };
}

function listTests() {
  return readdirSync(core, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.endsWith('.browser.test.ts'))
    .filter((path) => !inNodeOnly.has(path))
    .sort()
    .map((path) => `import './${path}';`)
    .join('\n');
}
