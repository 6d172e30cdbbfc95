import type { Operator } from '../operator.ts';
import { withResults } from '../families/result.ts';
import { textTest } from '../families/text.ts';

/** The text ends with the value. */
export const endsWith: Operator = {
  name: 'ends_with',
  operand: 'value',
  tests: withResults({ text: textTest((answer, value) => answer.endsWith(value)) }),
};
