import { isEmptyValue, toDate, toInteger } from './coerce.ts';
import { dateResult } from './date-result.ts';
import { DateValue, FormulaError, type FormulaValue } from './formula-value.ts';

const maximumCount = 4_000_000;

/** Moves the first argument by the second, keeping its time; empty for an empty date. */
export function shiftDate(
  [input = null, amount = null]: readonly FormulaValue[],
  move: (date: DateValue, count: number) => number,
): FormulaValue {
  if (isEmptyValue(input)) return null;
  const date = toDate(input);
  if (date instanceof FormulaError) return date;
  const count = toInteger(amount);
  if (count instanceof FormulaError) return count;
  if (Math.abs(count) > maximumCount) return FormulaError.number;
  return dateResult(new DateValue(move(date, count), date.minute));
}
