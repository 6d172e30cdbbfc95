import { dayNumber } from '../../formats/dates/day-number.ts';
import { FormulaError, type DateValue } from './formula-value.ts';

const first = dayNumber({ year: 1, month: 1, day: 1 });
const last = dayNumber({ year: 9999, month: 12, day: 31 });

/** The date, or an error outside the years 1 to 9999, which `YYYY-MM-DD` can write. */
export function dateResult(date: DateValue): DateValue | FormulaError {
  return date.day >= first && date.day <= last ? date : FormulaError.number;
}
