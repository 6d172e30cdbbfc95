import type { Operator } from '../../operator.ts';
import { says } from '../../operator-words.ts';
import { contentLengthTests } from '../../families/content-length.ts';

/** The text has exactly so many characters. */
export const contentLengthEquals: Operator = {
  words: { ...says('length_equals'), menu: 'describe.operator.content_length_equals' },
  operand: 'one',
  looksAt: 'length',
  tests: contentLengthTests((length, value) => length === value),
};
