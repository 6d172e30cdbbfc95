import type { Operator } from '../../operator.ts';
import { negatedClauseWords } from '../../operator-words.ts';
import { contentLengthTests } from '../../families/content-length.ts';

/** The number of characters differs from the value. */
export const contentLengthDoesNotEqual: Operator = {
  words: {
    ...negatedClauseWords('length_equals'),
    menu: 'describe.operator.content_length_does_not_equal',
  },
  operand: 'one',
  looksAt: 'length',
  tests: contentLengthTests((length, value) => length !== value),
};
