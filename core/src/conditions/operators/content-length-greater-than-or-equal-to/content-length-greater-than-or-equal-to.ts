import type { Operator } from '../../operator.ts';
import { says } from '../../operator-words.ts';
import { contentLengthTests } from '../../families/content-length.ts';

/** The text has at least so many characters. */
export const contentLengthGreaterThanOrEqualTo: Operator = {
  words: {
    ...says('length_at_least'),
    menu: 'describe.operator.content_length_greater_than_or_equal_to',
  },
  operand: 'one',
  looksAt: 'length',
  tests: contentLengthTests((length, value) => length >= value),
};
