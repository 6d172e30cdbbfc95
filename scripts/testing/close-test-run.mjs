import { writeFile } from 'node:fs/promises';
import { addUp, closingLine, failureLines } from './counts.mjs';
import { totalFile } from './run-suites.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * Prints what failed, with the sum as the last line, writes it to a file for the caller, and sets the exit code.
 * @param {readonly Counts[]} all
 */
export async function closeTestRun(all) {
  const counts = addUp(all);
  await writeFile(totalFile, JSON.stringify(counts));
  console.log(`\n${failureLines(counts)}${closingLine(counts)}`);
  if (counts.failed > 0) process.exitCode = 1;
}
