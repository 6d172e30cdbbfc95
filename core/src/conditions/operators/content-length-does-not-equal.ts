import type { Operator } from '../operator.ts';
import { contentLengthTests } from '../families/content-length.ts';

/** The text has not exactly so many characters. */
export const contentLengthDoesNotEqual: Operator = {
  name: 'content_length_does_not_equal',
  operand: 'count',
  tests: contentLengthTests((length, value) => length !== value),
};
