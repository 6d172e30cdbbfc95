import { rm } from 'node:fs/promises';
import { run } from './processes.mjs';
import { runCommand } from './user-error.mjs';
import { addUp, closingLine, failureLines, noCounts, readCounts } from './testing/counts.mjs';
import { totalFile } from './testing/run-suites.mjs';

/**
 * Every test, the smoke run and the check, each even after a failure: one run reports everything, and its last
 * lines name what failed. The check comes last, because only its own output says which of its steps failed; it
 * counts as one test. Packages are installed already.
 */
await runCommand(async () => {
  const tests = await runCounted(['test']);
  const smoke = await runCounted(['run', 'smoke']);
  const check = await run('npm', ['run', 'check', '--', '--full']);
  const checked =
    check.code === 0
      ? { ...noCounts, passed: 1 }
      : { ...noCounts, failed: 1, failures: ['npm run check'] };
  const counts = addUp([tests, smoke, checked]);
  console.log(`\n${failureLines(counts)}${closingLine(counts)}`);
  if (counts.failed > 0) process.exitCode = 1;
});

/** @param {readonly string[]} npmArgs */
async function runCounted(npmArgs) {
  await rm(totalFile, { force: true });
  const { code } = await run('npm', npmArgs);
  const counts = (await readCounts(totalFile)) ?? noCounts;
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`npm ${npmArgs.join(' ')}`] };
}
