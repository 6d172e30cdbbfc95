import { numberTest } from '../families/number.ts';
import type { Operator } from '../operator.ts';

/** The number is at most the value. */
export const basicLessThanOrEqualTo: Operator = {
  name: 'less_than_or_equal_to',
  operand: 'value',
  tests: { number: numberTest((answer, value) => answer <= value) },
};
