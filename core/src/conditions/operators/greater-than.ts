import type { Operator } from '../operator.ts';
import { numberTest } from '../families/number.ts';

/** The number is more than the value. */
export const greaterThan: Operator = {
  name: 'greater_than',
  operand: 'value',
  tests: { number: numberTest((answer, value) => answer > value) },
};
