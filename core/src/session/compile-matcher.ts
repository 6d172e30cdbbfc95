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
  return (instance, clock) => {
    const cell = findTarget(instance, target);
    return cell !== undefined && test(isRaw ? cell.typed : cell.answer, clock);
  };
}

/** The cell that a rule in `instance` reads. */
export function findTarget(instance: Instance, { hops, local }: Reach): CellNode | undefined {
  let place = instance;
  for (let hop = hops; hop > 0 && place.parent; hop -= 1) place = place.parent;
  return place.cells[local];
}
