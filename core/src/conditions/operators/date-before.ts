import type { Operator } from '../operator.ts';
import { dateTest } from '../families/date.ts';

/** The day is before the value. */
export const dateBefore: Operator = {
  name: 'date_before',
  operand: 'value',
  tests: { date: dateTest((answer, value) => answer < value) },
};
