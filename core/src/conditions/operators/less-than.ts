import type { Operator } from '../operator.ts';
import { numberTest } from '../families/number.ts';
import { withResults } from '../families/result.ts';

/** The number is less than the value. */
export const lessThan: Operator = {
  name: 'less_than',
  operand: 'value',
  tests: withResults({ number: numberTest((answer, value) => answer < value) }),
};
