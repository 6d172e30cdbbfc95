import type { Operator } from '../operator.ts';
import { addDays } from '../../formats/shift-day.ts';
import { periodTests } from '../families/date.ts';
import { withResults } from '../families/result.ts';

/** The day is in the seven days from today on, both ends included. */
export const nextWeek: Operator = {
  name: 'next_week',
  operand: 'none',
  tests: withResults(periodTests((today) => addDays(today, 7))),
};
