import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { contentLengthTests } from '../../families/content-length.ts';

/** The number of characters equals the value. */
export const contentLengthEquals: Operator = {
  words: { ...clauseWords('length_equals'), menu: 'describe.operator.content_length_equals' },
  operand: 'one',
  looksAt: 'length',
  tests: contentLengthTests((length, value) => length === value),
};
