import { calendarDay } from '../../../formats/dates/day-number.ts';
import { isEmptyValue, toDate } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** MONTH(date): its month, 1 to 12; empty for an empty date. */
export const monthFunction = eager({
  name: 'MONTH',
  parameters: [parameter('date', 'date')],
  returns: 'number',
  example: 'MONTH({date})',
  evaluate([input = null]) {
    if (isEmptyValue(input)) return null;
    const date = toDate(input);
    return date instanceof FormulaError ? date : calendarDay(date.day).month;
  },
});
