import type { Operator } from '../operator.ts';
import { addMonths } from '../../formats/calendar.ts';
import { periodTests } from '../families/date.ts';

/** The day is in the month from today on, both ends included. */
export const nextMonth: Operator = {
  name: 'next_month',
  operand: 'none',
  tests: periodTests((today) => addMonths(today, 1)),
};
