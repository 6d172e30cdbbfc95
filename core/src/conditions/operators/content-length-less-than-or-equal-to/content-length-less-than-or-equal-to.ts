import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { contentLengthTests } from '../../families/content-length.ts';

/** The number of characters is at most the value. */
export const contentLengthLessThanOrEqualTo: Operator = {
  words: {
    ...clauseWords('length_at_most'),
    menu: 'describe.operator.content_length_less_than_or_equal_to',
  },
  operand: 'one',
  looksAt: 'length',
  tests: contentLengthTests((length, value) => length <= value),
};
