import { writeFileSync } from 'node:fs';
import { describeFailure } from './failed-tests.mjs';

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest').SerializedError} SerializedError */
/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * A Vitest reporter that writes how many tests passed, failed and were skipped, and which failed,
 * to a file. A hook that fails and an error that no test caught fail a run too, and Vitest's own
 * JSON leaves them out: each counts as a failure here, with the file in which it occurred.
 * @param {string} file
 * @returns {import('vitest/node').Reporter}
 */
export function vitestCountReporter(file) {
  return {
    onTestRunEnd(modules, unhandledErrors) {
      writeFileSync(file, JSON.stringify(count(modules, unhandledErrors)));
    },
  };
}

/**
 * @param {readonly TestModule[]} modules
 * @param {readonly SerializedError[]} unhandledErrors
 * @returns {Counts}
 */
function count(modules, unhandledErrors) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (/** @type {string} */ state) =>
    tests.filter((test) => test.result().state === state);
  const failures = [
    ...modules.flatMap(nameSuiteErrors),
    ...inState('failed').map((test) =>
      describeFailure(
        `${test.module.moduleId} › ${test.fullName}`,
        test.result().errors?.[0]?.message,
      ),
    ),
    ...unhandledErrors.map(nameUnhandledError),
  ];
  return {
    passed: inState('passed').length,
    failed: failures.length,
    skipped: inState('skipped').length,
    failures,
  };
}

/**
 * Files that do not load, and hooks that failed around tests that passed: neither is a failed test.
 * @param {TestModule} module
 */
function nameSuiteErrors(module) {
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  return [
    ...module.errors().map((error) => `${module.moduleId} (${firstLine(error)})`),
    ...suites.flatMap((suite) =>
      suite.errors().map((error) => `${module.moduleId} › ${suite.fullName} (${firstLine(error)})`),
    ),
  ];
}

/**
 * The file, the first line of the message, and where it was thrown as far as the stack shows.
 * @param {SerializedError} error
 */
function nameUnhandledError(error) {
  const path = error.VITEST_TEST_PATH;
  const file = typeof path === 'string' ? path : 'outside a test file';
  const frame = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return [`${file} (unhandled ${error.name ?? 'error'})`, firstLine(error), frame?.trim()]
    .filter(Boolean)
    .join(' › ');
}

/** @param {{ readonly message: string }} error */
const firstLine = ({ message }) => message.split('\n', 1)[0] ?? '';
