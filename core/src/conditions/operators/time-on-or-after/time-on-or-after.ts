import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { timeTest } from '../../families/time.ts';

/** The time of day is not earlier than the value. */
export const timeOnOrAfter: Operator = {
  words: { ...clauseWords('from'), menu: 'describe.operator.time_on_or_after' },
  operand: 'one',
  tests: { time: timeTest((answer, value) => answer >= value) },
};
