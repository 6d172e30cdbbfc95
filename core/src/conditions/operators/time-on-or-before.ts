import type { Operator } from '../operator.ts';
import { timeTest } from '../families/time.ts';

/** The time of day is not later than the value. */
export const timeOnOrBefore: Operator = {
  name: 'time_on_or_before',
  operand: 'value',
  tests: { time: timeTest((answer, value) => answer <= value) },
};
