import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { dayTests } from '../../families/date.ts';
import { withResults } from '../../families/result.ts';

/** The day is before the value; moments are compared as precisely as the value is. */
export const dateBefore: Operator = {
  words: { ...clauseWords('before'), menu: 'describe.operator.date_before' },
  operand: 'one',
  tests: withResults(dayTests((answer, value) => answer < value)),
};
