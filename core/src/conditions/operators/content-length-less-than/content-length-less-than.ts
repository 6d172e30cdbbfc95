import type { Operator } from '../../operator.ts';
import { says } from '../../operator-words.ts';
import { contentLengthTests } from '../../families/content-length.ts';

/** The text has less than so many characters. */
export const contentLengthLessThan: Operator = {
  words: { ...says('length_less_than'), menu: 'describe.operator.content_length_less_than' },
  operand: 'one',
  looksAt: 'length',
  tests: contentLengthTests((length, value) => length < value),
};
