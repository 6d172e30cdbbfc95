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

const vitestCounts = { passed: 1, failed: 1, skipped: 0, failures: ['a.test.ts › subtracts'] };
const playwrightReport = {
  stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 2 },
  suites: [
    {
      specs: [{ ok: true, file: 'c.test.ts', line: 1, title: 'opens' }],
      suites: [
        {
          specs: [
            {
              ok: false,
              file: 'c.test.ts',
              line: 7,
              title: 'closes',
              tests: [
                {
                  results: [{ error: { message: '\u001B[31mExpected: closed\n\nReceived: open' } }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('the end of a run names every failed test with its error, whichever runner ran it', async () => {
  const counts = addUp(await Promise.all([vitestCounts, playwrightReport].map(countsOf)));
  expect(failureLines(counts)).toBe(
    '✗ a.test.ts › subtracts\n✗ c.test.ts:7 › closes\n    Expected: closed\n    Received: open\n',
  );
  expect(closingLine(counts)).toBe('5 passed, 2 failed, 2 skipped');
});

test('a run without failures ends with its counts alone', async () => {
  const counts = await countsOf({ passed: 3, failed: 0, skipped: 0 });
  expect(failureLines(counts) + closingLine(counts)).toBe('3 passed, 0 failed');
});
