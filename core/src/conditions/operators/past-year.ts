import type { Operator } from '../operator.ts';
import { addMonths } from '../../formats/shift-day.ts';
import { periodTests } from '../families/date.ts';
import { withResults } from '../families/result.ts';

/** The day is in the year up to today, both ends included. */
export const pastYear: Operator = {
  name: 'past_year',
  operand: 'none',
  tests: withResults(periodTests((today) => addMonths(today, -12))),
};
