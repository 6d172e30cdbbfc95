import type { Test } from '../../../conditions/operator.ts';
import type { Operator } from '../../../conditions/operator.ts';
import type { AnswerValue } from '../../../field-types/field-types.ts';
import type { Field } from '../../../form/form-definition.ts';
import { scalarsOf, type ConditionValue } from '../../../conditions/condition-value.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { truthOf, type Truth } from '../truth.ts';

/** A test of one field's answer, with its source. */
export interface FieldTest {
  readonly operator: Operator;
  readonly value: ConditionValue;
  readonly test: Test;
}

/** The results of all tests of one field for an answer, in the order of the tests. */
export type Outcome = readonly Truth[];

/**
 * Returns the possible outcomes of tests on answers of one kind. Every possible answer has its
 * outcome in the result, so that a missing outcome is certain; an additional outcome is allowed,
 * and only makes the checker report less.
 */
export type Domain = (tests: readonly FieldTest[], field: Field) => readonly Outcome[];

/** Evaluates the tests for one answer. */
export const outcomeOf = (
  tests: readonly FieldTest[],
  answer: AnswerValue,
  clock: Clock = anyClock,
): Outcome => tests.map(({ test }) => truthOf(test(answer, clock)));

/** A clock for tests that do not depend on it. */
export const anyClock: Clock = { now: () => 0, today: () => '2000-01-01' };

/** Returns the texts with which tests compare; days, times and ids of options are texts as well. */
export const textsIn = (tests: readonly FieldTest[]): readonly string[] =>
  tests.flatMap(({ value }) => scalarsOf(value)).filter((scalar) => typeof scalar === 'string');
