import type { AnswerValue } from '../field-types/field-types.ts';
import type { GroupTest, TargetTest } from '../logic/condition-tree.ts';
import type { CellNode } from './cell-node.ts';
import type { Instance } from './instance.ts';
import type { Matcher, Reach } from './program.ts';

/** Turns a condition group into one function; it stops at the first answer that decides. */
export function compileMatcher(group: GroupTest<Reach>): Matcher {
  const matchers = group.children.map((child) =>
    'test' in child ? compileTest(child) : compileMatcher(child),
  );
  const [only] = matchers;
  if (matchers.length === 1 && only) return only;
  return group.isAll ? matchAll(matchers) : matchAny(matchers);
}

function matchAll(matchers: readonly Matcher[]): Matcher {
  return (instance, clock) => {
    for (const matches of matchers) if (!matches(instance, clock)) return false;
    return true;
  };
}

function matchAny(matchers: readonly Matcher[]): Matcher {
  return (instance, clock) => {
    for (const matches of matchers) if (matches(instance, clock)) return true;
    return false;
  };
}

function compileTest({ target, test }: TargetTest<Reach>): Matcher {
  const { isRaw } = target;
  return (instance, clock) => test(answerOf(findTarget(instance, target), isRaw), clock);
}

/** What a rule reads of a cell; nothing of one that is not there. */
export function answerOf(cell: CellNode | undefined, isRaw: boolean): AnswerValue {
  if (!cell) return null;
  return isRaw ? cell.typed : cell.answer;
}

/** The cell that a rule in `instance` reads; `undefined` while its row is not there or hidden. */
export function findTarget(instance: Instance, reach: Reach): CellNode | undefined {
  let cell = findBeginning(instance, reach);
  for (const { index, isRaw, local } of reach.rows) {
    const isShown = isRaw || (cell !== undefined && cell.answer !== null);
    cell = isShown ? cell?.rows[index]?.instance.cells[local] : undefined;
  }
  return cell;
}

/** Where the way to a target begins: the outermost repeating field on it, or the target itself. */
export function findBeginning(instance: Instance, { hops, local }: Reach): CellNode | undefined {
  let place = instance;
  for (let hop = hops; hop > 0 && place.parent; hop -= 1) place = place.parent;
  return place.cells[local];
}
