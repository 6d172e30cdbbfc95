import type { Operator } from '../operator.ts';
import { timeTest } from '../families/time.ts';

/** The time of day is later than the value. */
export const timeAfter: Operator = {
  name: 'time_after',
  operand: 'value',
  tests: { time: timeTest((answer, value) => answer > value) },
};
