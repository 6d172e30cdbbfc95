import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { timeTest } from '../../families/time.ts';

/** The time of day is earlier than the value. */
export const timeBefore: Operator = {
  words: { ...clauseWords('before'), menu: 'describe.operator.time_before' },
  operand: 'one',
  tests: { time: timeTest((answer, value) => answer < value) },
};
