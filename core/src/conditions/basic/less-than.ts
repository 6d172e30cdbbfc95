import { numberTest } from '../families/number.ts';
import type { Operator } from '../operator.ts';

/** The number is less than the value. */
export const basicLessThan: Operator = {
  name: 'less_than',
  operand: 'value',
  tests: { number: numberTest((answer, value) => answer < value) },
};
