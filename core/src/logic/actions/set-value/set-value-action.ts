import type { ConditionValue } from '../../../conditions/condition-value.ts';

/** A stored formula for a value; empty while the designer has not written it. */
export interface FormulaOperand {
  readonly formula: string;
}

/**
 * Fills in the targets of the rule while its conditions match; afterwards restores the visitor's
 * own answer.
 */
export interface SetValueAction {
  readonly type: 'set_value';
  /** An answer of the field (an option's id, a date as `YYYY-MM-DD`) or a formula; `null` while not chosen. */
  readonly value: ConditionValue | FormulaOperand;
  /**
   * `empty`: only fields without an answer of the visitor; `always`: the visitor cannot change the
   * value.
   */
  readonly when: 'empty' | 'always';
}
