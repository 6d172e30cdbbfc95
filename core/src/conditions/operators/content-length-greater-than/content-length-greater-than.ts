import type { Operator } from '../../operator.ts';
import { says } from '../../operator-words.ts';
import { contentLengthTests } from '../../families/content-length.ts';

/** The text has more than so many characters. */
export const contentLengthGreaterThan: Operator = {
  words: { ...says('length_greater_than'), menu: 'describe.operator.content_length_greater_than' },
  operand: 'one',
  looksAt: 'length',
  tests: contentLengthTests((length, value) => length > value),
};
