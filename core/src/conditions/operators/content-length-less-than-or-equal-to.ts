import type { Operator } from '../operator.ts';
import { contentLengthTests } from '../families/content-length.ts';

/** The text has at most so many characters. */
export const contentLengthLessThanOrEqualTo: Operator = {
  name: 'content_length_less_than_or_equal_to',
  operand: 'count',
  tests: contentLengthTests((length, value) => length <= value),
};
