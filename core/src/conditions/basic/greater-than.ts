import { numberTest } from '../families/number.ts';
import type { Operator } from '../operator.ts';

/** The number is more than the value. */
export const basicGreaterThan: Operator = {
  name: 'greater_than',
  operand: 'value',
  tests: { number: numberTest((answer, value) => answer > value) },
};
