import { dateResult } from './date-result.ts';
import { DateValue, DurationValue, FormulaError, type FormulaValue } from './formula-value.ts';

const minutesPerDay = 1440;

/** Minutes since midnight of a time (`HH:mm`); `undefined` for other text. */
function parseTime(value: FormulaValue): number | undefined {
  const found = typeof value === 'string' ? /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value) : null;
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}

const pad = (value: number): string => String(value).padStart(2, '0');

/** Hours and minutes: `26:30`, `-1:05`. */
export function formatDuration({ minutes }: DurationValue): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : ''}${Math.floor(size / 60)}:${pad(size % 60)}`;
}

/**
 * Converts to a duration: a duration, a time as the duration since midnight, or a text that `formatDuration`
 * wrote.
 */
export function toDuration(value: FormulaValue): DurationValue | FormulaError {
  if (value instanceof DurationValue || value instanceof FormulaError) return value;
  const found = typeof value === 'string' ? /^(-?)(\d{1,7}):([0-5]\d)$/.exec(value) : null;
  if (!found) return FormulaError.value;
  const minutes = Number(found[2]) * 60 + Number(found[3]);
  return new DurationValue(found[1] === '-' ? -minutes : minutes);
}

/** Adds minutes to a moment; a time continues after midnight. `undefined` for values without a time. */
export function addMinutes(value: FormulaValue, minutes: number): FormulaValue | undefined {
  if (value instanceof DurationValue) return new DurationValue(value.minutes + minutes);
  if (value instanceof DateValue) {
    const total = value.minutes + minutes;
    const minute = modulo(total, minutesPerDay);
    return dateResult(new DateValue((total - minute) / minutesPerDay, minute));
  }
  const time = parseTime(value);
  if (time === undefined) return undefined;
  const minute = modulo(time + minutes, minutesPerDay);
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/**
 * The sum when one side is a duration, or the difference of two moments or two times; empty when a side is
 * empty. `undefined` for other types.
 */
export function addDurations(
  left: FormulaValue,
  right: FormulaValue,
  sign: 1 | -1,
): FormulaValue | undefined {
  if (right instanceof DurationValue) {
    return left === null ? null : (addMinutes(left, sign * right.minutes) ?? FormulaError.value);
  }
  if (left instanceof DurationValue) {
    if (right === null) return null;
    const later = sign === 1 ? addMinutes(right, left.minutes) : undefined;
    return later ?? FormulaError.value;
  }
  return sign === -1 ? between(left, right) : undefined;
}

function between(end: FormulaValue, start: FormulaValue): FormulaValue | undefined {
  const [to, from] = [minutesOf(end), minutesOf(start)];
  if (to === undefined || from === undefined) {
    const isOpen = (parseTime(end) ?? parseTime(start)) !== undefined;
    return isOpen && (end === null || start === null) ? null : undefined;
  }
  const areAlike = end instanceof DateValue === start instanceof DateValue;
  return areAlike ? new DurationValue(to - from) : FormulaError.value;
}

/** The minutes of a date-time or of a time. */
function minutesOf(value: FormulaValue): number | undefined {
  if (!(value instanceof DateValue)) return parseTime(value);
  return value.minute === null ? undefined : value.minutes;
}
