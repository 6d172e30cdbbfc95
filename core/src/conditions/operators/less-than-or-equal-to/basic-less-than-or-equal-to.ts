import { numberTest } from '../../families/number.ts';
import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';

/** The number is at most the value. */
export const basicLessThanOrEqualTo: Operator = {
  words: {
    ...clauseWords('less_than_or_equal_to'),
    menu: 'describe.operator.less_than_or_equal_to',
  },
  operand: 'one',
  tests: { number: numberTest((answer, value) => answer <= value) },
};
