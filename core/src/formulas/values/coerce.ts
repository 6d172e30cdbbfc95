import { compareNumbers, parseNumber, printNumber, toJsonNumber } from './arithmetic.ts';
import { formatDate, parseDate } from './date-text.ts';
import { formatDuration } from './duration.ts';
import {
  DateValue,
  DurationValue,
  FormulaError,
  isList,
  isNumberValue,
  type FormulaValue,
  type NumberValue,
  type ScalarValue,
} from './formula-value.ts';

/** A single value from a list: its only item, empty for an empty list, otherwise an error. */
export function toScalar(value: FormulaValue): ScalarValue {
  if (!isList(value)) return value;
  if (value.length > 1) return FormulaError.value;
  return value[0] ?? null;
}

/** Empty is 0, true is 1, a text of digits is its number. */
export function toNumber(input: FormulaValue): NumberValue | FormulaError {
  if (typeof input === 'number') return input;
  const value = toScalar(input);
  if (value === null) return 0;
  if (isNumberValue(value) || value instanceof FormulaError) return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof DateValue || value instanceof DurationValue) return FormulaError.value;
  return parseNumber(value.trim()) ?? FormulaError.value;
}

/** A whole number for counts and positions; decimals are cut off. */
export function toInteger(input: FormulaValue): number | FormulaError {
  const value = toNumber(input);
  if (value instanceof FormulaError) return value;
  const whole = Math.trunc(toJsonNumber(value));
  return Number.isSafeInteger(whole) ? whole : FormulaError.number;
}

export function toText(input: FormulaValue): string | FormulaError {
  const value = toScalar(input);
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (value instanceof FormulaError) return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof DurationValue) return formatDuration(value);
  return value instanceof DateValue ? formatDate(value) : printNumber(value);
}

/** Empty is false; a number is true unless 0; a text is an error. */
export function toBoolean(input: FormulaValue): boolean | FormulaError {
  const value = toScalar(input);
  if (typeof value === 'boolean') return value;
  if (value === null) return false;
  if (value instanceof FormulaError) return value;
  if (isNumberValue(value)) return compareNumbers(value, 0) !== 0;
  return FormulaError.value;
}

/** A date, or a text in the format of a date. */
export function toDate(input: FormulaValue): DateValue | FormulaError {
  const value = toScalar(input);
  if (value instanceof DateValue || value instanceof FormulaError) return value;
  return (typeof value === 'string' ? parseDate(value) : undefined) ?? FormulaError.value;
}

export function toList(input: FormulaValue): readonly ScalarValue[] {
  return isList(input) ? input : [input];
}

/** The items of all arguments in order; creates no list when no argument is a list. */
export function itemsOf(args: readonly FormulaValue[]): readonly ScalarValue[] {
  return areScalars(args) ? args : args.flatMap(toList);
}

function areScalars(args: readonly FormulaValue[]): args is readonly ScalarValue[] {
  for (const arg of args) if (isList(arg)) return false;
  return true;
}

export function isEmptyValue(value: FormulaValue): boolean {
  return value === null || value === '' || (isList(value) && value.every(isEmptyValue));
}
