import type { Program } from '../session/program/program.ts';
import type { FormTest } from '../version-settings/form-test.ts';
import { Coverage } from './coverage.ts';
import { coverageItemsOf, type CoverageItem } from './coverage-item.ts';

/**
 * Finds the pages and fields that no test shows, the options that none chooses, and the rules with
 * only one result. Options of a field that no test shows are not listed besides it.
 */
export function findUntested(
  program: Program,
  tests: readonly FormTest[],
): readonly CoverageItem[] {
  const coverage = new Coverage();
  for (const test of tests) coverage.add(program, test);
  return [...coverageItemsOf(program)].filter(
    (part) => !coverage.has(part) && !(part.kind === 'option' && !coverage.isShown(part.at)),
  );
}

/** Returns how many parts tests can cover; options count only with their field. */
export const countCoverageItems = (program: Program): number =>
  [...coverageItemsOf(program)].length;
