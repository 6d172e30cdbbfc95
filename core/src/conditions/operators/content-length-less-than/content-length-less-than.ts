import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { contentLengthTests } from '../../families/content-length.ts';

/** The number of characters is less than the value. */
export const contentLengthLessThan: Operator = {
  words: { ...clauseWords('length_less_than'), menu: 'describe.operator.content_length_less_than' },
  operand: 'one',
  looksAt: 'length',
  tests: contentLengthTests((length, value) => length < value),
};
