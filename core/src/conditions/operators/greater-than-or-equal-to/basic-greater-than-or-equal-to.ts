import { numberTest } from '../../families/number.ts';
import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';

/** The number is at least the value. */
export const basicGreaterThanOrEqualTo: Operator = {
  words: {
    ...clauseWords('greater_than_or_equal_to'),
    menu: 'describe.operator.greater_than_or_equal_to',
  },
  operand: 'one',
  tests: { number: numberTest((answer, value) => answer >= value) },
};
