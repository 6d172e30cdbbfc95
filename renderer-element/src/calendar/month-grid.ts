import { parseDay, writeDay } from '@form-builder/core/formats/dates/calendar.ts';
import { addDays, addMonths } from '@form-builder/core/formats/dates/shift-day.ts';

/** The range of days that can be chosen, inclusive; an absent limit means no limit. */
export interface DayRange {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** The names and the first day of the week in a language. */
export interface CalendarNames {
  /** 1 (Monday) to 7 (Sunday). */
  readonly firstDay: number;
  /** The seven days of a week, short and in full. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** `november 2026`. */
  monthName(day: string): string;
  /** `vrijdag 20 november 2026`. */
  dayName(day: string): string;
}

/** Returns the names and the first day of the week in a locale. */
export function calendarNames(locale: string): CalendarNames {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => formatter.format(instantOf(day));
  };
  const firstDay = firstDayOfWeek(locale);
  const short = format({ weekday: 'short' });
  const long = format({ weekday: 'long' });
  // 2024-01-01 was a Monday.
  const week = Array.from({ length: 7 }, (_, at) => addDays('2024-01-01', firstDay - 1 + at));
  return {
    firstDay,
    weekdays: week.map((day) => ({ short: short(day), long: long(day) })),
    monthName: format({ month: 'long', year: 'numeric' }),
    dayName: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

/** Browsers expose the week information of a locale as a method, as a property, or not at all. */
interface WeekLocale {
  getWeekInfo?(): { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

function firstDayOfWeek(locale: string): number {
  // TypeScript's lib does not have these members yet.
  const known = new Intl.Locale(locale) as unknown as WeekLocale;
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** 1 (Monday) to 7 (Sunday). */
const weekdayOf = (day: string) => new Date(instantOf(day)).getUTCDay() || 7;

/** The first day of the week that contains a day. */
export function startOfWeek(day: string, firstDay: number): string {
  return addDays(day, -((weekdayOf(day) - firstDay + 7) % 7));
}

/** The whole weeks of a month, as days. */
export function weeksOf(day: string, firstDay: number): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const start = startOfWeek(first, firstDay);
  const weeks: string[][] = [];
  for (let week = start; week < addMonths(first, 1); week = addDays(week, 7)) {
    const monday = week;
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(monday, at)));
  }
  return weeks;
}

export const isInRange = (day: string, { min, max }: DayRange) =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

/** The day itself, or the nearest day that can be chosen. */
export function nearestInRange(day: string, { min, max }: DayRange): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/**
 * Returns the day that a key moves to (ARIA Authoring Practices, date picker dialog); `undefined`
 * for other keys.
 */
export function dayAfterKey(
  day: string,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  firstDay: number,
): string | undefined {
  const months = shiftKey ? 12 : 1;
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => startOfWeek(day, firstDay),
    End: () => addDays(startOfWeek(day, firstDay), 6),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  const moved = moves[key]?.();
  const known = moved === undefined ? undefined : parseDay(moved);
  return known && known.year > 0 && known.year < 10_000 ? writeDay(known) : undefined;
}
