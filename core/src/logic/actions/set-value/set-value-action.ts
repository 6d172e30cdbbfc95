import type { ConditionValue } from '../../../conditions/condition-value.ts';

/** A formula that gives a value, as stored; empty while the designer has not written it. */
export interface FormulaOperand {
  readonly formula: string;
}

/**
 * Fills in the fields that the rule is of, as long as its conditions match; then what the visitor typed comes
 * back.
 */
export interface SetValueAction {
  readonly type: 'set_value';
  /** An answer of the field (an option's id, a date as `YYYY-MM-DD`) or a formula; `null` while not chosen. */
  readonly value: ConditionValue | FormulaOperand;
  /** `empty`: only where the visitor has answered nothing; `always`: the visitor cannot change it. */
  readonly when: 'empty' | 'always';
}
