import type { AnswerValue } from '../../field-types/field-types.ts';
import type { GroupTest, TargetTest } from '../../logic/condition-tree.ts';
import type { NestedCell, ReadableCell, ReadableInstance } from './readable-cell.ts';
import type { ConditionPredicate, TargetPath } from './program-field.ts';

/** Turns a condition group into one function; it stops at the first answer that decides. */
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
  const { readsHidden } = target;
  return (instance, clock) => test(answerOf(findTargetCell(instance, target), readsHidden), clock);
}

/** What a rule reads of a cell; nothing of one that is not there. */
export function answerOf(cell: ReadableCell | undefined, readsHidden: boolean): AnswerValue {
  if (!cell) return null;
  return readsHidden ? cell.typed : cell.answer;
}

/** The cell that a rule in `instance` reads; `undefined` while its row is not there or hidden. */
export function findTargetCell<C extends NestedCell<C>>(
  instance: ReadableInstance<C>,
  reach: TargetPath,
): C | undefined {
  let cell = findFirstCell(instance, reach);
  for (const { rowIndex, readsHidden, fieldIndex } of reach.rows) {
    const isShown = readsHidden || cell?.areRowsShown;
    cell = isShown ? cell?.rows[rowIndex]?.instance.cells[fieldIndex] : undefined;
  }
  return cell;
}

/** Where the way to a target begins: the outermost repeating field on it, or the target itself. */
export function findFirstCell<C extends ReadableCell>(
  instance: ReadableInstance<C>,
  { scopesUp, fieldIndex }: TargetPath,
): C | undefined {
  let place = instance;
  for (let hop = scopesUp; hop > 0 && place.parent; hop -= 1) place = place.parent;
  return place.cells[fieldIndex];
}
