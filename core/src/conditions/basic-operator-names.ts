/** Basic operators that test only whether an answer exists: for every kind. */
const presenceNames = ['is_empty', 'is_not_empty'] as const;

/** Basic operators that compare: texts, numbers, yes or no, and options, but no days. */
const comparisonNames = [
  'equal',
  'does_not_equal',
  'contains',
  'does_not_contain',
  'greater_than',
  'less_than',
  'greater_than_or_equal_to',
  'less_than_or_equal_to',
] as const;

/** An operator of `basic-operators.ts`; known before its code is loaded. */
export type BasicOperatorName = (typeof presenceNames | typeof comparisonNames)[number];

const presence: readonly string[] = presenceNames;
const comparisons: readonly string[] = comparisonNames;

/** Whether the basic operators can test a condition on an answer of one of the light types. */
export const isBasicCondition = (name: string, isOnDay: boolean): boolean =>
  presence.includes(name) || (comparisons.includes(name) && !isOnDay);
