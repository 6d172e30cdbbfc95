import { daysInMonth } from './calendar.ts';

/** A day of the Gregorian calendar. */
export interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/**
 * The day as a whole number: 0 is 1970-01-01, and no time zone or clock change can shift it. Months
 * outside 1 to 12 carry into the year. The conversions are the era arithmetic of civil calendars.
 */
export function dayNumber({ year, month, day }: CalendarDay): number {
  const carried = year + Math.floor((month - 1) / 12);
  const monthIndex = ((((month - 1) % 12) + 12) % 12) + 1;
  const marchYear = monthIndex <= 2 ? carried - 1 : carried;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (monthIndex + (monthIndex > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The date of a day number. */
export function calendarDay(number: number): CalendarDay {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9);
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/** The same day of the month that many months on; the last day where the month is shorter. */
export function addMonthsTo(day: number, months: number): number {
  const date = calendarDay(day);
  const total = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(total / 12);
  const month = (((total % 12) + 12) % 12) + 1;
  return dayNumber({ year, month, day: Math.min(date.day, daysInMonth(year, month)) });
}

/** Monday 1 to Sunday 7 (ISO 8601). */
export function isoWeekday(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** Whole months from one day to a later one. */
export function wholeMonthsBetween(from: number, to: number): number {
  const a = calendarDay(from);
  const b = calendarDay(to);
  const months = (b.year - a.year) * 12 + b.month - a.month;
  return addMonthsTo(from, months) > to ? months - 1 : months;
}
