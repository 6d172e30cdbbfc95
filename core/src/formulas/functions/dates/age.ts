import { wholeMonthsBetween } from '../../../formats/dates/day-number.ts';
import { isEmptyValue, toDate } from '../../values/coerce.ts';
import { eager, optional, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** AGE(birth; on): whole years, today without a second date; a birth in the future is an error. */
export const ageFunction = eager({
  name: 'AGE',
  parameters: [parameter('birth', 'date'), optional('on', 'date')],
  returns: 'number',
  example: 'AGE({birth})',
  evaluate([first = null, second = null], { clock }) {
    if (isEmptyValue(first)) return null;
    const birth = toDate(first);
    if (birth instanceof FormulaError) return birth;
    const on = isEmptyValue(second) ? clock.day() : toDate(second);
    if (on instanceof FormulaError) return on;
    const day = typeof on === 'number' ? on : on.day;
    if (birth.day > day) return FormulaError.number;
    return Math.floor(wholeMonthsBetween(birth.day, day) / 12);
  },
});
