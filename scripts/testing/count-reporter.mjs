import { writeFileSync } from 'node:fs';
import { describeFailure } from './failed-tests.mjs';

/** @typedef {import('@web/test-runner').TestSuiteResult} SuiteResult */
/** @typedef {import('@web/test-runner').TestSession} TestSession */

/**
 * A web-test-runner reporter that writes how many tests passed, failed and were skipped, and which failed. A file that
 * does not load counts as one failure.
 * @param {string} file
 * @returns {import('@web/test-runner').Reporter}
 */
export function countReporter(file) {
  return {
    stop({ sessions }) {
      writeFileSync(file, JSON.stringify(count(sessions)));
    },
  };
}

/** @param {readonly TestSession[]} sessions */
function count(sessions) {
  const tests = sessions.flatMap((session) => listTests(session.testResults));
  const broken = sessions.filter((session) => session.errors.length > 0).length;
  const failures = sessions.flatMap(listFailures);
  const skipped = tests.filter((test) => test.skipped).length;
  const passed = tests.filter((test) => test.passed && !test.skipped).length;
  return { passed, failed: tests.length - passed - skipped + broken, skipped, failures };
}

/** @param {TestSession} session */
function listFailures({ testFile, testResults, errors }) {
  const failed = listTests(testResults).filter((test) => !test.passed && !test.skipped);
  const names = failed.map((test) =>
    describeFailure(`${testFile} › ${test.name}`, test.error?.message),
  );
  return errors.length > 0
    ? [describeFailure(`${testFile} (does not load)`, errors[0]?.message), ...names]
    : names;
}

/**
 * @param {SuiteResult | undefined} suite
 * @returns {SuiteResult['tests']}
 */
function listTests(suite) {
  return suite === undefined ? [] : [...suite.tests, ...suite.suites.flatMap(listTests)];
}
