import { isoWeekday } from '../../../formats/dates/day-number.ts';
import { isEmptyValue, toDate } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** Monday to Friday from the first day up to and including the last. */
function countWorkdays(from: number, to: number): number {
  const days = to - from + 1;
  const weeks = Math.floor(days / 7);
  let count = weeks * 5;
  for (let day = from + weeks * 7; day <= to; day += 1) if (isoWeekday(day) <= 5) count += 1;
  return count;
}

/** WORKDAYS(from; to): Mondays to Fridays, both ends included; negative when `to` is earlier. */
export const workdaysFunction = eager({
  name: 'WORKDAYS',
  parameters: [parameter('from', 'date'), parameter('to', 'date')],
  returns: 'number',
  example: 'WORKDAYS(TODAY(); {date})',
  evaluate([first = null, second = null]) {
    if (isEmptyValue(first) || isEmptyValue(second)) return null;
    const from = toDate(first);
    if (from instanceof FormulaError) return from;
    const to = toDate(second);
    if (to instanceof FormulaError) return to;
    return from.day <= to.day ? countWorkdays(from.day, to.day) : -countWorkdays(to.day, from.day);
  },
});
