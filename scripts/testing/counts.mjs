import { readFile } from 'node:fs/promises';
import { listFailedTests } from './failed-tests.mjs';

/** @typedef {import('./failed-tests.mjs').FailureReport} FailureReport */

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} failures the names and errors of the failed tests, as far as the runner gave them
 */

/** @type {Counts} */
export const noCounts = { passed: 0, failed: 0, skipped: 0, failures: [] };

/**
 * Reads the counts of a runner in any of their formats; undefined when there is no file.
 * @param {string} file
 * @returns {Promise<Counts | undefined>}
 */
export async function readCounts(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined
    ? undefined
    : toCounts(/** @type {Report & FailureReport} */ (JSON.parse(text)));
}

/**
 * @typedef {object} Report of Playwright (stats), or counts already
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} [stats]
 * @property {number} [passed]
 * @property {number} [failed]
 * @property {number} [skipped]
 */

/**
 * @param {Report & FailureReport} report
 * @returns {Counts}
 */
function toCounts(report) {
  const { stats } = report;
  const failures = listFailedTests(report);
  if (stats !== undefined) {
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      failures,
    };
  }
  return {
    passed: report.passed ?? 0,
    failed: report.failed ?? 0,
    skipped: report.skipped ?? 0,
    failures,
  };
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function addUp(all) {
  return all.reduce(
    (sum, { passed, failed, skipped, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...sum.failures, ...failures],
    }),
    noCounts,
  );
}

/**
 * The failures with their errors; empty without any. Repeated at the end, because long output hides them.
 * @param {Counts} counts
 */
export function failureLines({ failures }) {
  return failures.map((name) => `✗ ${name}\n`).join('');
}

/**
 * The closing line that test systems read.
 * @param {Counts} counts
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
