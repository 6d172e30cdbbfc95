import { compareNumbers } from './arithmetic.ts';
import { toDate, toNumber, toScalar } from './coerce.ts';
import { toDuration } from './duration.ts';
import {
  DateValue,
  DurationValue,
  FormulaError,
  type FormulaValue,
  type ScalarValue,
} from './formula-value.ts';

const order = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Compares two values: dates as dates, texts ignoring case, all else as numbers. An empty value equals an empty
 * text, 0 and false. Comparing with an error, or a text with a number, is an error.
 */
export function compareValues(left: FormulaValue, right: FormulaValue): number | FormulaError {
  if (typeof left === 'number' && typeof right === 'number') return order(left, right);
  const a = toScalar(left);
  const b = toScalar(right);
  if (a instanceof FormulaError) return a;
  if (b instanceof FormulaError) return b;
  if (a instanceof DateValue || b instanceof DateValue) return compareDates(a, b);
  if (a instanceof DurationValue || b instanceof DurationValue) return compareDurations(a, b);
  if (typeof a === 'string' || typeof b === 'string') return compareTexts(a, b);
  return compareAsNumbers(a, b);
}

function compareDates(a: ScalarValue, b: ScalarValue): number | FormulaError {
  // An empty value is before every date, so that an unanswered date is not after a limit.
  if (a === null || b === null) return order(a === null ? 0 : 1, b === null ? 0 : 1);
  const left = toDate(a);
  const right = toDate(b);
  if (left instanceof FormulaError) return left;
  if (right instanceof FormulaError) return right;
  return order(left.minutes, right.minutes);
}

/** Empty is a zero duration; a time or `1:30` is its length. */
function compareDurations(a: ScalarValue, b: ScalarValue): number | FormulaError {
  const left = toDuration(a ?? '0:00');
  const right = toDuration(b ?? '0:00');
  if (left instanceof FormulaError) return left;
  return right instanceof FormulaError ? right : order(left.minutes, right.minutes);
}

function compareTexts(a: ScalarValue, b: ScalarValue): number | FormulaError {
  const left = a ?? '';
  const right = b ?? '';
  if (typeof left !== 'string' || typeof right !== 'string') return compareAsNumbers(a, b);
  return order(left.toLowerCase(), right.toLowerCase());
}

function compareAsNumbers(a: ScalarValue, b: ScalarValue): number | FormulaError {
  const left = toNumber(a);
  const right = toNumber(b);
  if (left instanceof FormulaError) return left;
  if (right instanceof FormulaError) return right;
  return compareNumbers(left, right);
}
