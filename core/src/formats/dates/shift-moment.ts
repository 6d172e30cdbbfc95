import { addDays } from './shift-day.ts';

/**
 * Returns the date-time this many calendar days later, at the same time of day (earlier when
 * negative).
 */
export function addDaysTo(moment: string, days: number): string {
  return addDays(moment.slice(0, 10), days) + moment.slice(10);
}

/** Returns the date-time this many hours later in local time, ignoring daylight saving changes. */
export function addHoursTo(moment: string, hours: number): string {
  const hour = Number(moment.slice(11, 13)) + hours;
  const days = Math.floor(hour / 24);
  const ofDay = String(hour - days * 24).padStart(2, '0');
  return `${addDays(moment.slice(0, 10), days)} ${ofDay}${moment.slice(13)}`;
}
