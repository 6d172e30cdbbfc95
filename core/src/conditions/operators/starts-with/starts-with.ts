import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { withResults } from '../../families/result.ts';
import { textTest } from '../../families/text.ts';

/** The text begins with the value. */
export const startsWith: Operator = {
  words: { ...clauseWords('starts_with'), menu: 'describe.operator.starts_with' },
  operand: 'one',
  tests: withResults({ text: textTest((answer, value) => answer.startsWith(value)) }),
};
