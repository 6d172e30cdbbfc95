import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { addMonths } from '../../../formats/dates/shift-day.ts';
import { periodTests } from '../../families/date.ts';
import { withResults } from '../../families/result.ts';

/** The day is in the month up to today, both ends included. */
export const pastMonth: Operator = {
  words: { ...clauseWords('past_month'), menu: 'describe.operator.past_month' },
  operand: 'none',
  looksAt: 'today',
  tests: withResults(periodTests((today) => addMonths(today, -1))),
};
