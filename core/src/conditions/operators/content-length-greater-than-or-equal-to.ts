import type { Operator } from '../operator.ts';
import { contentLengthTests } from '../families/content-length.ts';

/** The text has at least so many characters. */
export const contentLengthGreaterThanOrEqualTo: Operator = {
  name: 'content_length_greater_than_or_equal_to',
  operand: 'count',
  tests: contentLengthTests((length, value) => length >= value),
};
