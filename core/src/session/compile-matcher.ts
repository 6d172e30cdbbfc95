import type { GroupTest, TargetTest } from '../logic/condition-tree.ts';
import type { Matcher } from './program.ts';

/** How a rule reaches the field it reads. */
export interface Reach {
  /** Scopes to go up: 0 for the same one. */
  readonly hops: number;
  /** The field's place in that scope. */
  readonly local: number;
  /** Reads what was typed, shown or not: for rules that wait for each other. */
  readonly isRaw: boolean;
}

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

function compileTest({ target: { hops, local, isRaw }, test }: TargetTest<Reach>): Matcher {
  return (instance, clock) => {
    let place = instance;
    for (let hop = hops; hop > 0 && place.parent; hop -= 1) place = place.parent;
    const cell = place.cells[local];
    return cell !== undefined && test(isRaw ? cell.typed : cell.answer, clock);
  };
}
