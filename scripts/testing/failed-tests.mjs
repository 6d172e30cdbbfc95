import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} PlaywrightSpec
 * @property {boolean} ok
 * @property {string} file
 * @property {number} line
 * @property {string} title
 * @property {readonly { results: readonly { error?: { message?: string } }[] }[]} [tests]
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly PlaywrightSpec[]} [specs]
 */

/**
 * @typedef {object} FailureReport of Playwright (suites), or names already
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly string[]} [failures]
 */

/** The number of lines of an error that are shown: enough for what was expected and what came. */
const shownLines = 12;

/**
 * The names of the tests that failed, with their files and errors.
 * @param {FailureReport} report
 * @returns {string[]}
 */
export function listFailedTests({ suites = [], failures = [] }) {
  return [...failures, ...suites.flatMap(failuresOfSuite)];
}

/**
 * The name of a failed test, with the first lines of its error indented below it.
 * @param {string} name
 * @param {string | undefined} message
 */
export function describeFailure(name, message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, shownLines);
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join(
    '\n',
  );
}

/**
 * A test that passed on a second attempt has failed: its suite counts it so.
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresOfSuite({ suites = [], specs = [] }) {
  const own = specs.filter(({ ok }) => !ok);
  return [
    ...own.map((spec) =>
      describeFailure(`${spec.file}:${String(spec.line)} › ${spec.title}`, firstMessage(spec)),
    ),
    ...suites.flatMap(failuresOfSuite),
  ];
}

/** @param {PlaywrightSpec} spec */
function firstMessage({ tests = [] }) {
  return tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
}
