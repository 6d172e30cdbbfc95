import { isoWeekday } from '../../../formats/dates/day-number.ts';
import { isEmptyValue, toDate } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** WEEKDAY(date): Monday 1 to Sunday 7 (ISO 8601); empty for an empty date. */
export const weekdayFunction = eager({
  name: 'WEEKDAY',
  parameters: [parameter('date', 'date')],
  returns: 'number',
  example: 'WEEKDAY({date})',
  evaluate([input = null]) {
    if (isEmptyValue(input)) return null;
    const date = toDate(input);
    return date instanceof FormulaError ? date : isoWeekday(date.day);
  },
});
