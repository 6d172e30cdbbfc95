import { dayNumber } from '../../../formats/dates/day-number.ts';
import { toInteger } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { DateValue, FormulaError } from '../../values/formula-value.ts';
import { dateResult } from '../../values/date-result.ts';

/** DATE(year; month; day): days and months out of range carry over. */
export const dateFunction = eager({
  name: 'DATE',
  parameters: [
    parameter('year', 'number'),
    parameter('month', 'number'),
    parameter('day', 'number'),
  ],
  returns: 'date',
  example: 'DATE(2026; 12; 31)',
  evaluate([first = null, second = null, third = null]) {
    const year = toInteger(first);
    if (year instanceof FormulaError) return year;
    const month = toInteger(second);
    if (month instanceof FormulaError) return month;
    const day = toInteger(third);
    if (day instanceof FormulaError) return day;
    return dateResult(new DateValue(dayNumber({ year, month, day: 1 }) + day - 1));
  },
});
