/**
 * What a suite cannot run without; without SimpleSAMLphp only the tests that log in there are skipped.
 * @typedef {'chromium' | 'postgres' | 'build' | 'storybook' | 's3' | 'simplesamlphp'} Need
 */

/**
 * @typedef {object} Suite
 * @property {string} name `npm test -- <name>` runs it alone
 * @property {readonly Need[]} needs
 * @property {boolean} [isOnItsOwn] runs only when named
 * @property {readonly [tool: string, ...args: string[]]} command
 */

const vitest = /** @type {const} */ (['vitest', 'run']);

/**
 * Every suite of the project, in the order in which they start: the quickest to fail first, the
 * long ones before the short. Each writes its counts to the file named
 * by `TEST_COUNTS_FILE`, in its runner's own shape (`counts.mjs`).
 * @type {readonly Suite[]}
 */
export const suites = [
  {
    name: 'unit',
    needs: [],
    command: [...vitest, '--project=!server'],
  },
  {
    name: 'http',
    needs: ['postgres', 'build', 'simplesamlphp'],
    command: [...vitest, '--project=server'],
  },
  {
    name: 'element',
    needs: ['build', 'chromium'],
    command: ['web-test-runner', '--config', 'web-test-runner.config.mjs'],
  },
  {
    name: 'e2e',
    needs: ['build', 'chromium'],
    command: ['playwright', 'test', '--project=e2e'],
  },
  {
    name: 'stories',
    needs: ['storybook', 'chromium'],
    command: ['playwright', 'test', '--project=stories'],
  },
  {
    name: 'faults',
    needs: ['build', 'chromium'],
    command: ['playwright', 'test', '--project=faults'],
  },
  {
    name: 'smoke',
    isOnItsOwn: true,
    needs: ['build', 'chromium'],
    command: ['playwright', 'test', '--project=e2e', 'main-job.test.ts'],
  },
  {
    name: 's3',
    isOnItsOwn: true,
    needs: ['build', 'chromium', 's3'],
    command: ['playwright', 'test', '--project=s3'],
  },
];
