import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { withResults } from '../../families/result.ts';
import { textTest } from '../../families/text.ts';

/** The text ends with the value. */
export const endsWith: Operator = {
  words: { ...clauseWords('ends_with'), menu: 'describe.operator.ends_with' },
  operand: 'one',
  tests: withResults({ text: textTest((answer, value) => answer.endsWith(value)) }),
};
