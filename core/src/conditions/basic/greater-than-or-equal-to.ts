import { numberTest } from '../families/number.ts';
import type { Operator } from '../operator.ts';

/** The number is at least the value. */
export const basicGreaterThanOrEqualTo: Operator = {
  name: 'greater_than_or_equal_to',
  operand: 'value',
  tests: { number: numberTest((answer, value) => answer >= value) },
};
