import { daysInMonth, type CalendarDay } from './calendar.ts';

const dayMs = 86_400_000;

/**
 * Converts a day to a whole number: 0 is 1970-01-01. Uses UTC, so that no time zone or clock change
 * can shift it. Months outside 1 to 12 carry over into the year.
 */
export function dayNumber({ year, month, day }: CalendarDay): number {
  // Date.UTC would interpret the years 0 to 99 as those of the twentieth century.
  return new Date(0).setUTCFullYear(year, month - 1, day) / dayMs;
}

/** The date of a day number. */
export function calendarDay(number: number): CalendarDay {
  const date = new Date(number * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Returns the same day of the month this many months later, or the last day of a shorter month. */
export function addMonthsTo(day: number, months: number): number {
  const date = calendarDay(day);
  const { year, month } = calendarDay(dayNumber({ ...date, month: date.month + months, day: 1 }));
  return dayNumber({ year, month, day: Math.min(date.day, daysInMonth(year, month)) });
}

/** Monday 1 to Sunday 7 (ISO 8601). */
export function isoWeekday(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** Returns the number of whole months from one day to a later one. */
export function wholeMonthsBetween(from: number, to: number): number {
  const a = calendarDay(from);
  const b = calendarDay(to);
  const months = (b.year - a.year) * 12 + b.month - a.month;
  return addMonthsTo(from, months) > to ? months - 1 : months;
}
