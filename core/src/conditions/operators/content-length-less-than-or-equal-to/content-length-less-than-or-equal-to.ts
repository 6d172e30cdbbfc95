import type { Operator } from '../../operator.ts';
import { says } from '../../operator-words.ts';
import { contentLengthTests } from '../../families/content-length.ts';

/** The text has at most so many characters. */
export const contentLengthLessThanOrEqualTo: Operator = {
  words: {
    ...says('length_at_most'),
    menu: 'describe.operator.content_length_less_than_or_equal_to',
  },
  operand: 'one',
  looksAt: 'length',
  tests: contentLengthTests((length, value) => length <= value),
};
