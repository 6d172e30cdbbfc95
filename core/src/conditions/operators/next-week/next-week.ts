import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { addDays } from '../../../formats/dates/shift-day.ts';
import { periodTests } from '../../families/date.ts';
import { withResults } from '../../families/result.ts';

/** The day is in the seven days from today on, both ends included. */
export const nextWeek: Operator = {
  words: { ...clauseWords('next_week'), menu: 'describe.operator.next_week' },
  operand: 'none',
  looksAt: 'today',
  tests: withResults(periodTests((today) => addDays(today, 7))),
};
