import type { FormulaOperand, SetValueAction } from './set-value-action.ts';

/** Whether a value is computed by a formula. */
export const isFormulaOperand = (value: SetValueAction['value']): value is FormulaOperand =>
  typeof value === 'object' && value !== null && 'formula' in value;
