import { calendarDay } from '../../../formats/dates/day-number.ts';
import { isEmptyValue, toDate } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** DAY(date): its day of the month; empty for an empty date. */
export const dayFunction = eager({
  name: 'DAY',
  parameters: [parameter('date', 'date')],
  returns: 'number',
  example: 'DAY({date})',
  evaluate([input = null]) {
    if (isEmptyValue(input)) return null;
    const date = toDate(input);
    return date instanceof FormulaError ? date : calendarDay(date.day).day;
  },
});
