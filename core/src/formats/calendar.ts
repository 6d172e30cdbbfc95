import {
  addMonthsTo,
  calendarDay,
  dayNumber,
  daysInMonth,
  type CalendarDay,
} from './day-number.ts';

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

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
  return shift(text, (day) => day + days);
}

/** The same day so many months later, or the last day of that month when it is shorter. */
export function addMonths(text: string, months: number): string {
  return shift(text, (day) => addMonthsTo(day, months));
}

function shift(text: string, move: (day: number) => number): string {
  const from = parseDay(text);
  return from ? writeDay(calendarDay(move(dayNumber(from)))) : text;
}

const pad = (value: number) => String(value).padStart(2, '0');
