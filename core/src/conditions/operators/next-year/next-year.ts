import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { addMonths } from '../../../formats/dates/shift-day.ts';
import { periodTests } from '../../families/date.ts';
import { withResults } from '../../families/result.ts';

/** The day is in the year from today on, both ends included. */
export const nextYear: Operator = {
  words: { ...clauseWords('next_year'), menu: 'describe.operator.next_year' },
  operand: 'none',
  looksAt: 'today',
  tests: withResults(periodTests((today) => addMonths(today, 12))),
};
