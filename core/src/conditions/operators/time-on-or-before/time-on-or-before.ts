import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { timeTest } from '../../families/time.ts';

/** The time of day is not later than the value. */
export const timeOnOrBefore: Operator = {
  words: { ...clauseWords('by'), menu: 'describe.operator.time_on_or_before' },
  operand: 'one',
  tests: { time: timeTest((answer, value) => answer <= value) },
};
