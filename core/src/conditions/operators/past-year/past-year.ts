import type { Operator } from '../../operator.ts';
import { says } from '../../operator-words.ts';
import { addMonths } from '../../../formats/shift-day.ts';
import { periodTests } from '../../families/date.ts';
import { withResults } from '../../families/result.ts';

/** The day is in the year up to today, both ends included. */
export const pastYear: Operator = {
  words: { ...says('past_year'), menu: 'describe.operator.past_year' },
  operand: 'none',
  looksAt: 'today',
  tests: withResults(periodTests((today) => addMonths(today, -12))),
};
