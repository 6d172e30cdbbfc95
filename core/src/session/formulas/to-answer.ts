import type { ResultKind } from '../../field-types/field-type.ts';
import type { FormulaResult } from '../program/program-field.ts';
import { toJsonNumber } from '../../formulas/values/arithmetic.ts';
import { toBoolean, toDate, toNumber, toScalar, toText } from '../../formulas/values/coerce.ts';
import { formatDate } from '../../formulas/values/date-text.ts';
import { formatDuration } from '../../formulas/values/duration.ts';
import {
  DateValue,
  DurationValue,
  FormulaError,
  type FormulaValue,
  type ScalarValue,
} from '../../formulas/values/formula-value.ts';

/** Converts a result to the wanted kind; an error when the kinds differ. */
const conversions: Readonly<Record<ResultKind, (value: ScalarValue) => ScalarValue>> = {
  any: (value) => value,
  text: toText,
  number: toNumber,
  date: toDate,
  day: toDay,
  boolean: toBoolean,
};

function toDay(value: ScalarValue): ScalarValue {
  const date = toDate(value);
  return date instanceof DateValue ? new DateValue(date.day) : date;
}

/**
 * Converts a result to a field's answer: JSON numbers, dates and durations as text, an empty text as nothing.
 */
export function toAnswer(result: FormulaValue, wanted: ResultKind): FormulaResult {
  const found = toScalar(result);
  if (found === null || found === '') return null;
  const value = conversions[wanted](found);
  if (value === null || value instanceof FormulaError) return value;
  if (value instanceof DateValue) return formatDate(value);
  if (value instanceof DurationValue) return formatDuration(value);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  const number = toJsonNumber(value);
  return Number.isFinite(number) ? number : FormulaError.number;
}
