import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { addMonths } from '../../../formats/dates/shift-day.ts';
import { periodTests } from '../../families/date.ts';
import { withResults } from '../../families/result.ts';

/** The day is in the year up to today, both ends included. */
export const pastYear: Operator = {
  words: { ...clauseWords('past_year'), menu: 'describe.operator.past_year' },
  operand: 'none',
  looksAt: 'today',
  tests: withResults(periodTests((today) => addMonths(today, -12))),
};
