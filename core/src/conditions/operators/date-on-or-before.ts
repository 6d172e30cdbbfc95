import type { Operator } from '../operator.ts';
import { dateTest } from '../families/date.ts';

/** The day is on or before the value. */
export const dateOnOrBefore: Operator = {
  name: 'date_on_or_before',
  operand: 'value',
  tests: { date: dateTest((answer, value) => answer <= value) },
};
