import type { Operator } from '../operator.ts';
import { timeTest } from '../families/time.ts';

/** The time of day is earlier than the value. */
export const timeBefore: Operator = {
  name: 'time_before',
  operand: 'value',
  tests: { time: timeTest((answer, value) => answer < value) },
};
