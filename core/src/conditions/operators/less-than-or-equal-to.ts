import type { Operator } from '../operator.ts';
import { numberTest } from '../families/number.ts';
import { withResults } from '../families/result.ts';

/** The number is at most the value. */
export const lessThanOrEqualTo: Operator = {
  name: 'less_than_or_equal_to',
  operand: 'value',
  tests: withResults({ number: numberTest((answer, value) => answer <= value) }),
};
