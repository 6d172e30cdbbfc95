import { parseDay } from './calendar.ts';
import { isTime } from './time.ts';

/** A date-time, as stored (with a space) or as browsers write it (with a T). */
const momentParts = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/** Whether a text is an existing day as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return parseDay(text) !== undefined;
}

/** Whether a text is an existing day with a time of day. */
export function isMoment(text: string): boolean {
  return momentIn(text) !== undefined;
}

/** Normalises a date-time to `YYYY-MM-DD HH:mm`; `undefined` for other text. */
export function momentIn(text: string): string | undefined {
  const [, day = '', time = ''] = momentParts.exec(text) ?? [];
  return isDay(day) && isTime(time) ? `${day} ${time}` : undefined;
}

/** Returns the day of a day or a date-time; `undefined` for other text. */
export function dayIn(text: string): string | undefined {
  const day = text.slice(0, 10);
  return isDay(day) && (text.length === 10 || isMoment(text)) ? day : undefined;
}

/**
 * Joins a day and a time to one answer: none without a day (so clearing the day clears the time),
 * midnight without a time, `null` when either is invalid.
 */
export function joinMoment(day: string, time: string): string | null {
  const moment = `${day} ${time === '' ? '00:00' : time}`;
  return isMoment(moment) ? moment : null;
}
