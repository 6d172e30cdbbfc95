import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { dayTests } from '../../families/date.ts';
import { withResults } from '../../families/result.ts';

/** The day is the value or before it; moments are compared as precisely as the value is. */
export const dateOnOrBefore: Operator = {
  words: { ...clauseWords('by'), menu: 'describe.operator.date_on_or_before' },
  operand: 'one',
  tests: withResults(dayTests((answer, value) => answer <= value)),
};
