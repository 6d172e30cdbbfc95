/** A day of the Gregorian calendar; months and days count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayMs = 86_400_000;

/** Reads `YYYY-MM-DD`; `undefined` for anything else and for days that do not exist. */
export function parseDay(text: string): CalendarDay | undefined {
  const match = isoDay.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isReal ? { year, month, day } : undefined;
}

/** Writes `YYYY-MM-DD`. */
export function writeDay({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
}

/** The day so many days later (earlier when negative). */
export function addDays(text: string, days: number): string {
  const from = Date.parse(`${text}T00:00:00Z`);
  return new Date(from + days * dayMs).toISOString().slice(0, 10);
}

/** The same day so many months later, or the last day of that month when it is shorter. */
export function addMonths(text: string, months: number): string {
  const start = parseDay(text);
  if (!start) return text;
  const index = start.year * 12 + (start.month - 1) + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return writeDay({ year, month, day: Math.min(start.day, daysInMonth(year, month)) });
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const pad = (value: number) => String(value).padStart(2, '0');
