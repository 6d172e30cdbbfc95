import type { Operator } from '../../operator.ts';
import { denies } from '../../operator-words.ts';
import { contentLengthTests } from '../../families/content-length.ts';

/** The text has not exactly so many characters. */
export const contentLengthDoesNotEqual: Operator = {
  words: { ...denies('length_equals'), menu: 'describe.operator.content_length_does_not_equal' },
  operand: 'one',
  looksAt: 'length',
  tests: contentLengthTests((length, value) => length !== value),
};
