import type { Operator } from '../operator.ts';
import { addMonths } from '../../formats/shift-day.ts';
import { periodTests } from '../families/date.ts';
import { withResults } from '../families/result.ts';

/** The day is in the month up to today, both ends included. */
export const pastMonth: Operator = {
  name: 'past_month',
  operand: 'none',
  tests: withResults(periodTests((today) => addMonths(today, -1))),
};
