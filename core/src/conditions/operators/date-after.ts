import type { Operator } from '../operator.ts';
import { dateTest } from '../families/date.ts';

/** The day is after the value. */
export const dateAfter: Operator = {
  name: 'date_after',
  operand: 'value',
  tests: { date: dateTest((answer, value) => answer > value) },
};
