import type { Operator } from '../operator.ts';
import { withResults } from '../families/result.ts';
import { textTest } from '../families/text.ts';

/** The text begins with the value. */
export const startsWith: Operator = {
  name: 'starts_with',
  operand: 'value',
  tests: withResults({ text: textTest((answer, value) => answer.startsWith(value)) }),
};
