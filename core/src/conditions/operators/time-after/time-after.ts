import type { Operator } from '../../operator.ts';
import { says } from '../../operator-words.ts';
import { timeTest } from '../../families/time.ts';

/** The time of day is later than the value. */
export const timeAfter: Operator = {
  words: { ...says('after'), menu: 'describe.operator.time_after' },
  operand: 'one',
  tests: { time: timeTest((answer, value) => answer > value) },
};
