import type { Operator } from '../operator.ts';
import { contentLengthTests } from '../families/content-length.ts';

/** The text has more than so many characters. */
export const contentLengthGreaterThan: Operator = {
  name: 'content_length_greater_than',
  operand: 'count',
  tests: contentLengthTests((length, value) => length > value),
};
