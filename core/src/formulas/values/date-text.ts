import { parseDay, writeDay } from '../../formats/dates/calendar.ts';
import { calendarDay, dayNumber } from '../../formats/dates/day-number.ts';
import { DateValue } from './formula-value.ts';

const withTime = /^(.{10}) ([01]\d|2[0-3]):([0-5]\d)$/;

/** Parses `YYYY-MM-DD` or `YYYY-MM-DD HH:mm`; `undefined` for anything else or an invalid day. */
export function parseDate(text: string): DateValue | undefined {
  const found = withTime.exec(text);
  const day = parseDay(found?.[1] ?? text);
  if (day === undefined) return undefined;
  const minute = found ? Number(found[2]) * 60 + Number(found[3]) : null;
  return new DateValue(dayNumber(day), minute);
}

const pad = (value: number): string => String(value).padStart(2, '0');

/** `YYYY-MM-DD`, with ` HH:mm` when there is a time. */
export function formatDate({ day, minute }: DateValue): string {
  const text = writeDay(calendarDay(day));
  if (minute === null) return text;
  return `${text} ${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}
