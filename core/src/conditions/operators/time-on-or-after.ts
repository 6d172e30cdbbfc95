import type { Operator } from '../operator.ts';
import { timeTest } from '../families/time.ts';

/** The time of day is not earlier than the value. */
export const timeOnOrAfter: Operator = {
  name: 'time_on_or_after',
  operand: 'value',
  tests: { time: timeTest((answer, value) => answer >= value) },
};
