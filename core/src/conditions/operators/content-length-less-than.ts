import type { Operator } from '../operator.ts';
import { contentLengthTests } from '../families/content-length.ts';

/** The text has less than so many characters. */
export const contentLengthLessThan: Operator = {
  name: 'content_length_less_than',
  operand: 'count',
  tests: contentLengthTests((length, value) => length < value),
};
