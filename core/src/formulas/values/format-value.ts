import { printNumber, round } from './arithmetic.ts';
import { calendarDay } from '../../formats/dates/day-number.ts';
import { toText } from './coerce.ts';
import { parseDate } from './date-text.ts';
import {
  DateValue,
  FormulaError,
  isNumberValue,
  type NumberValue,
  type ScalarValue,
} from './formula-value.ts';

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

/** Digits, grouped in threes if the pattern has a separator, then decimals. */
const numberPatterns = [
  {
    pattern: /^(?<whole>[#0]*0|[#0]{1,3}(?:,[#0]{3})*)(?:\.(?<decimals>0+))?$/,
    group: ',',
    point: '.',
  },
  {
    pattern: /^(?<whole>[#0]*0|[#0]{1,3}(?:\.[#0]{3})*)(?:,(?<decimals>0+))?$/,
    group: '.',
    point: ',',
  },
] as const;

/**
 * Formats a value by a pattern: `0.00`, `#,##0.00`, or `#.##0,00` in Dutch notation for numbers,
 * `DD-MM-YYYY HH:mm` for dates.
 */
export function formatValue(value: ScalarValue, pattern: string): string | FormulaError {
  if (value === null) return '';
  if (value instanceof DateValue) return formatDate(value, pattern);
  if (isNumberValue(value)) return formatNumber(value, pattern);
  const date = typeof value === 'string' ? parseDate(value) : undefined;
  return date === undefined ? toText(value) : formatDate(date, pattern);
}

function formatDate(date: DateValue, pattern: string): string {
  return pattern.replace(/YYYY|YY|MM|M|DD|D|HH|mm/g, (part) => dateParts[part]?.(date) ?? part);
}

function formatNumber(value: NumberValue, pattern: string): string | FormulaError {
  const style = readNumberPattern(pattern);
  if (!style) return FormulaError.value;
  const rounded = round(value, style.places, 'half-up');
  if (rounded instanceof FormulaError) return rounded;
  const [digits = '0', fraction = ''] = printNumber(rounded).split('.');
  const sign = digits.startsWith('-') ? '-' : '';
  const end = style.places === 0 ? '' : style.point + fraction.padEnd(style.places, '0');
  return sign + formatWhole(digits.replace('-', ''), style.whole, style.group) + end;
}

function readNumberPattern(text: string) {
  for (const { pattern, group, point } of numberPatterns) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    return { group, point, whole: groups['whole'] ?? '', places: groups['decimals']?.length ?? 0 };
  }
  return undefined;
}

/**
 * The digits before the decimal point: at least as many as the zeros in the pattern, grouped in threes if it
 * has a separator.
 */
function formatWhole(digits: string, pattern: string, group: string): string {
  const padded = digits.padStart(pattern.replaceAll(/[^0]/g, '').length, '0');
  return pattern.includes(group) ? padded.replace(/\B(?=(?:\d{3})+$)/g, group) : padded;
}
