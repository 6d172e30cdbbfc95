import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { timeTest } from '../../families/time.ts';

/** The time of day is later than the value. */
export const timeAfter: Operator = {
  words: { ...clauseWords('after'), menu: 'describe.operator.time_after' },
  operand: 'one',
  tests: { time: timeTest((answer, value) => answer > value) },
};
