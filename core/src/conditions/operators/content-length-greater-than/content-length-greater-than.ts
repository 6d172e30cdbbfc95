import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { contentLengthTests } from '../../families/content-length.ts';

/** The number of characters is greater than the value. */
export const contentLengthGreaterThan: Operator = {
  words: {
    ...clauseWords('length_greater_than'),
    menu: 'describe.operator.content_length_greater_than',
  },
  operand: 'one',
  looksAt: 'length',
  tests: contentLengthTests((length, value) => length > value),
};
