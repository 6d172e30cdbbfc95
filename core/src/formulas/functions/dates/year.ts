import { calendarDay } from '../../../formats/dates/day-number.ts';
import { isEmptyValue, toDate } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** YEAR(date): its year; empty for an empty date. */
export const yearFunction = eager({
  name: 'YEAR',
  parameters: [parameter('date', 'date')],
  returns: 'number',
  example: 'YEAR({date})',
  evaluate([input = null]) {
    if (isEmptyValue(input)) return null;
    const date = toDate(input);
    return date instanceof FormulaError ? date : calendarDay(date.day).year;
  },
});
