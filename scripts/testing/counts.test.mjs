import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addUp, closingLine, failureLines, noCounts, readCounts } from './counts.mjs';

/** @param {unknown} report */
async function countsOf(report) {
  const file = join(await mkdtemp(join(tmpdir(), 'counts-')), 'report.json');
  await writeFile(file, JSON.stringify(report));
  return (await readCounts(file)) ?? noCounts;
}

const vitestReport = {
  numPassedTests: 1,
  numFailedTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'subtracts' },
      ],
    },
    { name: 'b.test.ts', message: 'SyntaxError', assertionResults: [] },
  ],
};
const playwrightReport = {
  stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 2 },
  suites: [
    {
      specs: [{ ok: true, file: 'c.test.ts', line: 1, title: 'opens' }],
      suites: [{ specs: [{ ok: false, file: 'c.test.ts', line: 7, title: 'closes' }] }],
    },
  ],
};

test('the end of a run names every failed test, whichever runner ran it', async () => {
  const counts = addUp(await Promise.all([vitestReport, playwrightReport].map(countsOf)));
  expect(failureLines(counts)).toBe(
    '✗ a.test.ts › subtracts\n✗ b.test.ts (does not load)\n✗ c.test.ts:7 › closes\n',
  );
  expect(closingLine(counts)).toBe('5 passed, 2 failed, 2 skipped');
});

test('a run without failures ends with its counts alone', async () => {
  const counts = await countsOf({ passed: 3, failed: 0, skipped: 0 });
  expect(failureLines(counts) + closingLine(counts)).toBe('3 passed, 0 failed');
});
