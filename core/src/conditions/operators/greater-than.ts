import type { Operator } from '../operator.ts';
import { numberTest } from '../families/number.ts';
import { withResults } from '../families/result.ts';

/** The number is more than the value. */
export const greaterThan: Operator = {
  name: 'greater_than',
  operand: 'value',
  tests: withResults({ number: numberTest((answer, value) => answer > value) }),
};
