import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { dayTests } from '../../families/date.ts';
import { withResults } from '../../families/result.ts';

/** The day is after the value; moments are compared as precisely as the value is. */
export const dateAfter: Operator = {
  words: { ...clauseWords('after'), menu: 'describe.operator.date_after' },
  operand: 'one',
  tests: withResults(dayTests((answer, value) => answer > value)),
};
