import type { ValueKind } from '../field-types/field-type.ts';
import type { AnswerValue } from '../field-types/field-types.ts';
import type { ConditionValue } from '../logic/logic-rule.ts';
import type { Clock } from '../runtime/clock.ts';
import type { OperatorName } from './operators.ts';

/** Whether an answer satisfies a condition. An empty answer, and a hidden field's, is `null`. */
export type Test = (answer: AnswerValue, clock: Clock) => boolean;

/**
 * Makes the test of one condition from what it compares with, once per form; `undefined` when the
 * value is not of a kind it can compare with: such a condition does not count.
 */
export type MakeTest = (value: ConditionValue) => Test | undefined;

/** What a condition with the operator compares with: nothing, a value like the answer, a count. */
export type OperandKind = 'none' | 'value' | 'count';

/** A condition operator: what it compares with, and its meaning for each kind of answer it takes. */
export interface Operator {
  readonly name: OperatorName;
  readonly operand: OperandKind;
  readonly tests: Readonly<Partial<Record<ValueKind, MakeTest>>>;
  /**
   * What decides, where it is less than every part of the answer: whether there is one, or whether
   * it is the value. The form checker reasons with it about answers it cannot list.
   */
  readonly looksAt?: 'presence' | 'identity';
}

/** Operators by name: all of them, or those that a form needs. */
export type PartialOperatorRegistry = Readonly<Partial<Record<OperatorName, Operator>>>;
