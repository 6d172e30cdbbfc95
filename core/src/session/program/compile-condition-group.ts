import type { AnswerValue } from '../../field-types/field-types.ts';
import type { GroupTest, TargetTest } from '../../logic/condition-tree.ts';
import type { NestedCell, ReadableCell, ReadableInstance } from './readable-cell.ts';
import type { ConditionPredicate, TargetPath } from './program-field.ts';

/** Compiles a condition group to one function, which stops at the first decisive answer. */
export function compileConditionGroup(group: GroupTest<TargetPath>): ConditionPredicate {
  const matchers = group.children.map((child) =>
    'test' in child ? compileTest(child) : compileConditionGroup(child),
  );
  const [only] = matchers;
  if (matchers.length === 1 && only) return only;
  return group.isAll ? matchAll(matchers) : matchAny(matchers);
}

function matchAll(matchers: readonly ConditionPredicate[]): ConditionPredicate {
  return (instance, clock) => {
    for (const matches of matchers) if (!matches(instance, clock)) return false;
    return true;
  };
}

function matchAny(matchers: readonly ConditionPredicate[]): ConditionPredicate {
  return (instance, clock) => {
    for (const matches of matchers) if (matches(instance, clock)) return true;
    return false;
  };
}

function compileTest({ target, test }: TargetTest<TargetPath>): ConditionPredicate {
  const { readsHidden, scopesUp, fieldIndex, rows } = target;
  if (scopesUp > 0 || rows.length > 0)
    return (instance, clock) => test(readTarget(instance, target), clock);
  return readsHidden
    ? ({ typed }, clock) => test(typed[fieldIndex] ?? null, clock)
    : ({ answers }, clock) => test(answers[fieldIndex] ?? null, clock);
}

/** The answer that a rule reads from its target; empty when the target does not exist. */
export function readTarget(instance: ReadableInstance, target: TargetPath): AnswerValue {
  const place = findTarget(instance, target);
  if (!place) return null;
  const { typed, answers } = place.instance;
  return (target.readsHidden ? typed : answers)[place.fieldIndex] ?? null;
}

/** The location of a rule's target. */
interface TargetPlace<C extends ReadableCell> {
  readonly instance: ReadableInstance<C>;
  readonly fieldIndex: number;
}

/** The location of the target of a rule in `instance`; `undefined` while its row does not exist or is hidden. */
export function findTarget<C extends NestedCell<C>>(
  instance: ReadableInstance<C>,
  { scopesUp, fieldIndex, rows }: TargetPath,
): TargetPlace<C> | undefined {
  let place: TargetPlace<C> = { instance: goUp(instance, scopesUp), fieldIndex };
  for (const { rowIndex, readsHidden, fieldIndex: next } of rows) {
    const collection = place.instance.cellAt(place.fieldIndex);
    const row = readsHidden || collection.areRowsShown ? collection.rows[rowIndex] : undefined;
    if (!row) return undefined;
    place = { instance: row.instance, fieldIndex: next };
  }
  return place;
}

/** The row or form that is a number of scopes above an instance. */
export function goUp<C extends ReadableCell>(
  instance: ReadableInstance<C>,
  scopes: number,
): ReadableInstance<C> {
  let place = instance;
  for (let up = scopes; up > 0 && place.parent; up -= 1) place = place.parent;
  return place;
}
