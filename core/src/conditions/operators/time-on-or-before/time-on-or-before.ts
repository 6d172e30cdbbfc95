import type { Operator } from '../../operator.ts';
import { says } from '../../operator-words.ts';
import { timeTest } from '../../families/time.ts';

/** The time of day is not later than the value. */
export const timeOnOrBefore: Operator = {
  words: { ...says('by'), menu: 'describe.operator.time_on_or_before' },
  operand: 'one',
  tests: { time: timeTest((answer, value) => answer <= value) },
};
