import type { ValueKind } from '../field-types/value-kind.ts';
import type { AnswerValue } from '../field-types/field-types.ts';
import type { Clock } from '../runtime/clock.ts';
import { isNoValue, type ConditionValue, type OperandKind } from './condition-value.ts';
import type { OperatorWords } from './operator-words.ts';

/** Whether an answer satisfies a condition. An empty answer, and a hidden field's, is `null`. */
export type Test = (answer: AnswerValue, clock: Clock) => boolean;

/**
 * Makes the test of one condition from what it compares with, once per form; `undefined` when the
 * value is not of a kind it can compare with: such a condition does not count.
 */
export type MakeTest = (value: ConditionValue) => Test | undefined;

/** A condition operator: its words, what it compares with, and its meaning by kind of answer. */
export interface Operator {
  /** For staff; the build leaves them out of what visitors load. */
  readonly words: OperatorWords;
  readonly operand: OperandKind;
  /** A test for each kind of answer that it takes. */
  readonly tests: Readonly<Partial<Record<ValueKind, MakeTest>>>;
  /**
   * What decides, where it is less than every part of the answer: whether there is one, whether it is
   * one of the values, how many characters it has, or how far from today it is. The form checker
   * reasons with it about answers that it cannot list.
   */
  readonly looksAt?: 'presence' | 'identity' | 'length' | 'today';
}

/** Operators by name: all of them, or those that a form needs. */
export type PartialOperatorRegistry = Readonly<Partial<Record<string, Operator>>>;

/** Whether a condition still lacks what its operator compares with. */
export const isOperandMissing = ({ operand }: Operator, value: ConditionValue): boolean =>
  operand !== 'none' && isNoValue(value);
