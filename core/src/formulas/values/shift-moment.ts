import { toJsonNumber } from './arithmetic.ts';
import { isEmptyValue, toNumber, toScalar } from './coerce.ts';
import { parseDate } from './date-text.ts';
import { addMinutes } from './duration.ts';
import { FormulaError, type FormulaValue } from './formula-value.ts';

const maxMinutes = 6_000_000_000;

/** Moves the first argument, a day, a moment or a time, by the second in `unit` minutes. */
export function shiftMoment(
  [input = null, amount = null]: readonly FormulaValue[],
  unit: number,
): FormulaValue {
  if (isEmptyValue(input)) return null;
  const count = toNumber(amount);
  if (count instanceof FormulaError) return count;
  const minutes = Math.round(toJsonNumber(count) * unit);
  if (Math.abs(minutes) > maxMinutes) return FormulaError.number;
  const value = toScalar(input);
  const moment = typeof value === 'string' ? (parseDate(value) ?? value) : value;
  return addMinutes(moment, minutes) ?? FormulaError.value;
}
