import { parseDay, writeDay } from './calendar.ts';
import { addMonthsTo, calendarDay, dayNumber } from './day-number.ts';

/** Returns the day this many days later (earlier when negative). */
export function addDays(text: string, days: number): string {
  return shift(text, (day) => day + days);
}

/** Returns the same day this many months later, or the last day of a shorter month. */
export function addMonths(text: string, months: number): string {
  return shift(text, (day) => addMonthsTo(day, months));
}

function shift(text: string, move: (day: number) => number): string {
  const from = parseDay(text);
  return from ? writeDay(calendarDay(move(dayNumber(from)))) : text;
}
