import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { dayTests } from '../../families/date.ts';
import { withResults } from '../../families/result.ts';

/** The day is the value or after it; moments are compared as precisely as the value is. */
export const dateOnOrAfter: Operator = {
  words: { ...clauseWords('from'), menu: 'describe.operator.date_on_or_after' },
  operand: 'one',
  tests: withResults(dayTests((answer, value) => answer >= value)),
};
