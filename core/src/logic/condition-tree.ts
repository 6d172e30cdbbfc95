import {
  isOperandMissing,
  type Operator,
  type PartialOperatorRegistry,
  type Test,
} from '../conditions/operator.ts';
import { getOperator } from '../conditions/get-operator.ts';
import type { ValueKind } from '../field-types/value-kind.ts';
import type { Condition, ConditionGroup } from './logic-rule.ts';

/** A valid condition: the test of one target's answer. */
export interface TargetTest<T> {
  readonly target: T;
  readonly test: Test;
  readonly operator: Operator;
  /** The stored condition, to describe the test. */
  readonly condition: Condition;
}

/** A condition group without invalid conditions. */
export interface GroupTest<T> {
  /** The id of the stored group. */
  readonly id: string;
  readonly isAll: boolean;
  readonly children: readonly (TargetTest<T> | GroupTest<T>)[];
}

/** Resolves a target id for the field with the rule. */
export type ResolveTarget<T> = (
  id: string,
) => { readonly target: T; readonly kind: ValueKind } | undefined;

/**
 * Keeps the valid conditions: with a target in reach, an operator for its value kind, and a value
 * if the operator needs one. `undefined` when there are none; such a group never matches.
 */
export function readGroup<T>(
  group: ConditionGroup,
  resolve: ResolveTarget<T>,
  operators: PartialOperatorRegistry,
): GroupTest<T> | undefined {
  const children = group.children
    .map((child) =>
      child.type === 'group'
        ? readGroup(child, resolve, operators)
        : readCondition(child, resolve, operators),
    )
    .filter((child) => child !== undefined);
  const { id, logic_operator: join } = group;
  return children.length > 0 ? { id, isAll: join === 'and', children } : undefined;
}

function readCondition<T>(
  condition: Condition,
  resolve: ResolveTarget<T>,
  operators: PartialOperatorRegistry,
): TargetTest<T> | undefined {
  const resolved = condition.target === null ? undefined : resolve(condition.target);
  if (!resolved) return undefined;
  const operator = getOperator(operators, condition.condition_operator);
  if (isOperandMissing(operator, condition.value)) return undefined;
  const test = operator.tests[resolved.kind]?.(condition.value);
  return test && { target: resolved.target, test, operator, condition };
}

/** Returns every target of a group, with repeats. */
export function* targetsOf<T>(group: GroupTest<T>): Generator<T> {
  for (const child of group.children) {
    if ('test' in child) yield child.target;
    else yield* targetsOf(child);
  }
}
