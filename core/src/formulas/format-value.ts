import { Decimal } from 'decimal.js';
import { printNumber, round } from './arithmetic.ts';
import { calendarDay } from '../formats/day-number.ts';
import { toText } from './coerce.ts';
import { parseDate } from './date-text.ts';
import { DateValue, FormulaError, type NumberValue, type ScalarValue } from './formula-value.ts';

const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

const dateParts: Readonly<Record<string, (date: DateValue) => string>> = {
  YYYY: ({ day }) => pad(calendarDay(day).year, 4),
  YY: ({ day }) => pad(calendarDay(day).year % 100),
  MM: ({ day }) => pad(calendarDay(day).month),
  M: ({ day }) => String(calendarDay(day).month),
  DD: ({ day }) => pad(calendarDay(day).day),
  D: ({ day }) => String(calendarDay(day).day),
  HH: ({ minute }) => pad(Math.floor((minute ?? 0) / 60)),
  mm: ({ minute }) => pad((minute ?? 0) % 60),
};

const numberPattern = /^(?<whole>[#0,]*0)(?:\.(?<decimals>0+))?$/;

/** A value by a pattern: `0.00`, `#,##0.00` for numbers, `DD-MM-YYYY HH:mm` for dates. */
export function formatValue(value: ScalarValue, pattern: string): string | FormulaError {
  if (value === null) return '';
  if (value instanceof DateValue) return formatDate(value, pattern);
  if (typeof value === 'number' || value instanceof Decimal) return formatNumber(value, pattern);
  const date = typeof value === 'string' ? parseDate(value) : undefined;
  return date === undefined ? toText(value) : formatDate(date, pattern);
}

function formatDate(date: DateValue, pattern: string): string {
  return pattern.replace(/YYYY|YY|MM|M|DD|D|HH|mm/g, (part) => dateParts[part]?.(date) ?? part);
}

function formatNumber(value: NumberValue, pattern: string): string | FormulaError {
  const groups = numberPattern.exec(pattern)?.groups;
  if (groups === undefined) return FormulaError.value;
  const { whole: wholePattern = '0', decimals: decimalPattern = '' } = groups;
  const places = decimalPattern.length;
  const rounded = round(value, places, 'half-up');
  if (rounded instanceof FormulaError) return rounded;
  const [whole = '0', decimals = ''] = printNumber(rounded).split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const fraction = places > 0 ? `.${decimals.padEnd(places, '0')}` : '';
  return sign + formatWhole(whole.replace('-', ''), wholePattern) + fraction;
}

/** The digits before the point: at least as many as the pattern has zeros, in threes if it says so. */
function formatWhole(digits: string, pattern: string): string {
  const padded = digits.padStart(pattern.replaceAll(/[^0]/g, '').length, '0');
  return pattern.includes(',') ? padded.replace(/\B(?=(?:\d{3})+$)/g, ',') : padded;
}
