import type { Operator } from '../operator.ts';
import { dateTest } from '../families/date.ts';

/** The day is on or after the value. */
export const dateOnOrAfter: Operator = {
  name: 'date_on_or_after',
  operand: 'value',
  tests: { date: dateTest((answer, value) => answer >= value) },
};
