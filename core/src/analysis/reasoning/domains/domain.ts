import type { Test } from '../../../conditions/operator.ts';
import type { Operator } from '../../../conditions/operator.ts';
import type { AnswerValue } from '../../../field-types/field-types.ts';
import type { Field } from '../../../form/form-definition.ts';
import { scalarsOf, type ConditionValue } from '../../../conditions/condition-value.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { truthOf, type Truth } from '../truth.ts';

/** A test of one field's answer, with what it was made from. */
export interface FieldTest {
  readonly operator: Operator;
  readonly value: ConditionValue;
  readonly test: Test;
}

/** How the tests of one field come out together for some of its answers, in the tests' order. */
export type Outcome = readonly Truth[];

/**
 * Everything that can come of a list of tests on answers of one kind: each possible answer is
 * covered by an outcome (so that "no outcome" is certain); an outcome that no answer has is allowed,
 * and only makes the checker say less.
 */
export type Domain = (tests: readonly FieldTest[], field: Field) => readonly Outcome[];

/** The outcome of one answer, worked out by the tests themselves. */
export const outcomeOf = (
  tests: readonly FieldTest[],
  answer: AnswerValue,
  clock: Clock = anyClock,
): Outcome => tests.map(({ test }) => truthOf(test(answer, clock)));

/** A clock for tests that do not look at it. */
export const anyClock: Clock = { now: () => 0, today: () => '2000-01-01' };

/** The texts that tests compare with; days, times and ids of options are texts as well. */
export const textsIn = (tests: readonly FieldTest[]): readonly string[] =>
  tests.flatMap(({ value }) => scalarsOf(value)).filter((scalar) => typeof scalar === 'string');
