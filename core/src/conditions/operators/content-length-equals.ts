import type { Operator } from '../operator.ts';
import { contentLengthTests } from '../families/content-length.ts';

/** The text has exactly so many characters. */
export const contentLengthEquals: Operator = {
  name: 'content_length_equals',
  operand: 'count',
  tests: contentLengthTests((length, value) => length === value),
};
