import type { FormulaResult } from '../program/program-field.ts';
import { toJsonNumber } from '../../formulas/values/arithmetic.ts';
import { toDate, toScalar } from '../../formulas/values/coerce.ts';
import { formatDate } from '../../formulas/values/date-text.ts';
import { formatDuration } from '../../formulas/values/duration.ts';
import {
  DateValue,
  DurationValue,
  FormulaError,
  type FormulaValue,
} from '../../formulas/values/formula-value.ts';

/** What a field holds of a result: JSON numbers, dates and durations as text, nothing for an empty text. */
export function toAnswer(result: FormulaValue, wanted: 'any' | 'date'): FormulaResult {
  const value = toScalar(result);
  if (value === null || value === '' || value instanceof FormulaError) return value || null;
  if (wanted === 'date') return dateAnswer(toDate(value));
  if (value instanceof DateValue) return formatDate(value);
  if (value instanceof DurationValue) return formatDuration(value);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  const number = toJsonNumber(value);
  return Number.isFinite(number) ? number : FormulaError.number;
}

const dateAnswer = (date: DateValue | FormulaError): FormulaResult =>
  date instanceof FormulaError ? date : formatDate(date);
