import type { Operator } from '../operator.ts';
import { numberTest } from '../families/number.ts';

/** The number is less than the value. */
export const lessThan: Operator = {
  name: 'less_than',
  operand: 'value',
  tests: { number: numberTest((answer, value) => answer < value) },
};
