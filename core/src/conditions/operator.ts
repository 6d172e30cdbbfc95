import type { ValueKind } from '../field-types/value-kind.ts';
import type { AnswerValue } from '../field-types/field-types.ts';
import type { Clock } from '../runtime/clock.ts';
import { isNoValue, type ConditionValue, type OperandKind } from './condition-value.ts';
import type { OperatorWords } from './operator-words.ts';

/** Whether an answer meets a condition. An empty answer, and that of a hidden field, is `null`. */
export type Test = (answer: AnswerValue, clock: Clock) => boolean;

/**
 * Creates the test of one condition from its value, once per form; `undefined` when the value has the wrong
 * kind: such a condition does not count.
 */
export type MakeTest = (value: ConditionValue) => Test | undefined;

/** A condition operator: its texts, its operand, and its tests by kind of answer. */
export interface Operator {
  /** For staff; the build removes them from the code for visitors. */
  readonly words: OperatorWords;
  readonly operand: OperandKind;
  /** A test for each supported kind of answer. */
  readonly tests: Readonly<Partial<Record<ValueKind, MakeTest>>>;
  /**
   * The property of the answer that decides, if that is less than the whole answer: its presence, its identity
   * with a value, its length, or its distance from today. The form checker uses it to reason about answers that
   * it cannot enumerate.
   */
  readonly looksAt?: 'presence' | 'identity' | 'length' | 'today';
}

/** Operators by name: all of them, or those that a form needs. */
export type PartialOperatorRegistry = Readonly<Partial<Record<string, Operator>>>;

/** Whether a condition lacks the value that its operator needs. */
export const isOperandMissing = ({ operand }: Operator, value: ConditionValue): boolean =>
  operand !== 'none' && isNoValue(value);
