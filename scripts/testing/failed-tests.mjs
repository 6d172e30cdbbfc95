/**
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} [message] why the file did not load
 * @property {readonly { status: string, fullName: string }[]} assertionResults
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly { ok: boolean, file: string, line: number, title: string }[]} [specs]
 */

/**
 * @typedef {object} FailureReport of Vitest (testResults), of Playwright (suites), or names already
 * @property {readonly VitestFile[]} [testResults]
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly string[]} [failures]
 */

/**
 * The names of the tests that failed, with their files.
 * @param {FailureReport} report
 * @returns {string[]}
 */
export function listFailedTests({ testResults = [], suites = [], failures = [] }) {
  return [...failures, ...testResults.flatMap(failuresOfFile), ...suites.flatMap(failuresOfSuite)];
}

/**
 * @param {VitestFile} file
 * @returns {string[]}
 */
function failuresOfFile({ name, message, assertionResults }) {
  if (assertionResults.length === 0 && message) return [`${name} (does not load)`];
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${name} › ${fullName}`);
}

/**
 * A test that passed on a second attempt has failed: its suite counts it so.
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresOfSuite({ suites = [], specs = [] }) {
  const own = specs.filter(({ ok }) => !ok);
  return [
    ...own.map(({ file, line, title }) => `${file}:${String(line)} › ${title}`),
    ...suites.flatMap(failuresOfSuite),
  ];
}
