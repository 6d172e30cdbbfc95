import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../project.mjs';
import { readCounts } from './counts.mjs';

const reporter = inProject('scripts', 'testing', 'vitest-count-reporter.mjs');
const vitest = inProject('node_modules', 'vitest', 'vitest.mjs');

/**
 * Runs Vitest over one test file in a folder of its own.
 * @param {string} source
 */
async function countsOfRun(source) {
  const folder = await mkdtemp(join(tmpdir(), 'vitest-counts-'));
  const countsFile = join(folder, 'counts.json');
  await writeFile(join(folder, 'sample.test.mjs'), source);
  await writeFile(
    join(folder, 'vitest.config.mjs'),
    `import { vitestCountReporter } from ${JSON.stringify(reporter)};
     export default { test: { globals: true, reporters: [vitestCountReporter(${JSON.stringify(countsFile)})] } };`,
  );
  const code = await new Promise((resolve) => {
    execFile(process.execPath, [vitest, 'run', '--root', folder], (error) => {
      resolve(error?.code ?? 0);
    });
  });
  return { code, counts: await readCounts(countsFile) };
}

test('counts what passed, failed and was skipped, and names what failed', async () => {
  const { code, counts } = await countsOfRun(`
    test('adds', () => expect(1 + 1).toBe(2));
    test('subtracts', () => expect(1 - 1).toBe(1));
    test.skip('divides', () => {});
  `);
  expect(code).toBe(1);
  expect(counts).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
  expect(counts?.failures).toEqual([
    expect.stringMatching(/sample\.test\.mjs › subtracts\n +expected .0 to be 1/),
  ]);
}, 30_000);

test('names an error that no test caught, and the file in which it occurred', async () => {
  const { code, counts } = await countsOfRun(`
    test('adds', () => expect(1 + 1).toBe(2));
    afterAll(() => { void Promise.reject(new Error('nobody waits for this')); });
  `);
  expect(code).toBe(1);
  expect(counts).toMatchObject({ passed: 1, failed: 1 });
  expect(counts?.failures).toEqual([
    expect.stringMatching(/sample\.test\.mjs \(unhandled Error\) › nobody waits for this › at /),
  ]);
}, 30_000);

test('names a hook that failed around tests that passed', async () => {
  const { code, counts } = await countsOfRun(`
    describe('sums', () => {
      test('adds', () => expect(1 + 1).toBe(2));
      afterAll(() => { throw new Error('cannot clear up'); });
    });
  `);
  expect(code).toBe(1);
  expect(counts).toMatchObject({ passed: 1, failed: 1 });
  expect(counts?.failures).toEqual([
    expect.stringMatching(/sample\.test\.mjs › sums \(cannot clear up\)$/),
  ]);
}, 30_000);

test('names a file that does not load', async () => {
  const { counts } = await countsOfRun(`import './missing.mjs';`);
  expect(counts).toMatchObject({ passed: 0, failed: 1 });
  expect(counts?.failures).toEqual([
    expect.stringMatching(/sample\.test\.mjs \(Cannot find module/),
  ]);
}, 30_000);
