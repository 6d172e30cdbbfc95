/** One value that a condition compares with: a text, a number, yes or no, or an option's id. */
export type ConditionScalar = string | number | boolean;

/**
 * The stored value of a condition by the operand of its operator. A new operand does not compile until the wire
 * schema (`logic-schema.ts`), the domains (`scalarsOf`) and the inputs of the editor support it.
 */
export interface Operands {
  /** Nothing to compare with, or nothing chosen yet. */
  readonly none: null;
  readonly one: ConditionScalar;
  readonly list: readonly ConditionScalar[];
}
export type OperandKind = keyof Operands;

/** The value that a condition compares with, as stored; it may not match the operator. */
export type ConditionValue = Operands[OperandKind];

/** The single values that a condition compares with. */
export function scalarsOf(value: ConditionValue): readonly ConditionScalar[] {
  if (value === null) return [];
  return typeof value === 'object' ? value : [value];
}

/** Whether no value was entered. */
export const isNoValue = (value: ConditionValue): boolean =>
  scalarsOf(value).every((scalar) => scalar === '');
