/**
 * Days of the proleptic Gregorian calendar as whole numbers: day 0 is 1970-01-01. No time zone and
 * no clock change can shift them. The conversions are the era arithmetic of civil calendars.
 */
export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** The day number of a date; months outside 1 to 12 carry into the year. */
export function dayNumber({ year, month, day }: CivilDate): number {
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
export function civilDate(dayNumberValue: number): CivilDate {
  const shifted = dayNumberValue + 719_468;
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

/** How many days a month has. */
export function daysInMonth(year: number, month: number): number {
  return dayNumber({ year, month: month + 1, day: 1 }) - dayNumber({ year, month, day: 1 });
}

/** The same day of the month that many months on; the last day where the month is shorter. */
export function addMonths(day: number, months: number): number {
  const date = civilDate(day);
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
  const a = civilDate(from);
  const b = civilDate(to);
  const months = (b.year - a.year) * 12 + b.month - a.month;
  return addMonths(from, months) > to ? months - 1 : months;
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?: ([01]\d|2[0-3]):([0-5]\d))?$/;

/** Reads `YYYY-MM-DD` or `YYYY-MM-DD HH:mm`; `undefined` for anything else or a day that is not. */
export function parseDay(text: string): { day: number; minute: number | null } | undefined {
  const found = pattern.exec(text);
  if (found === null) return undefined;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  const minute = found[4] === undefined ? null : Number(found[4]) * 60 + Number(found[5]);
  return { day: dayNumber({ year, month, day }), minute };
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** `YYYY-MM-DD`, with ` HH:mm` when there is a time. */
export function formatDay(day: number, minute: number | null): string {
  const date = civilDate(day);
  const text = `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`;
  if (minute === null) return text;
  return `${text} ${pad(Math.floor(minute / 60), 2)}:${pad(minute % 60, 2)}`;
}
