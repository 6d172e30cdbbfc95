import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { addMonths } from '../../../formats/dates/shift-day.ts';
import { periodTests } from '../../families/date.ts';
import { withResults } from '../../families/result.ts';

/** The day is in the month from today on, both ends included. */
export const nextMonth: Operator = {
  words: { ...clauseWords('next_month'), menu: 'describe.operator.next_month' },
  operand: 'none',
  looksAt: 'today',
  tests: withResults(periodTests((today) => addMonths(today, 1))),
};
