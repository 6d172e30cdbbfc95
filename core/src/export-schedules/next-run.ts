import { daysInMonth, parseDay, writeDay, type CalendarDay } from '../formats/dates/calendar.ts';
import { addMonthsTo, calendarDay, dayNumber, isoWeekday } from '../formats/dates/day-number.ts';
import { createClock, formTimeZone } from '../runtime/create-clock.ts';
import type { ExportFrequency, ExportTiming } from './export-timing.ts';

const hourMs = 3_600_000;

/** More days than two runs can be apart. */
const maxDays = 63;

/**
 * Returns the first moment after `afterMs` (milliseconds since the epoch) at which a scheduled export is made. An hour that
 * the clock skips becomes the next one; of an hour that comes twice the first counts, so that every period has one run.
 */
export function nextRun(timing: ExportTiming, afterMs: number): number {
  const today = dayOf(afterMs);
  for (let day = today; day < today + maxDays; day += 1) {
    if (!isRunDay[timing.frequency](calendarDay(day), day, timing)) continue;
    const at = instantOf(day, timing.hour);
    if (at > afterMs) return at;
  }
  throw new Error('A schedule without a day in two months.');
}

/** Whether a day has a run. */
const isRunDay: Readonly<
  Record<ExportFrequency, (date: CalendarDay, day: number, timing: ExportTiming) => boolean>
> = {
  daily: () => true,
  weekly: (_, day, { weekday }) => isoWeekday(day) === weekday,
  monthly: ({ year, month, day }, _, { month_day: wanted }) =>
    day === Math.min(wanted, daysInMonth(year, month)),
};

/** The days between the run before and this one, both included, as `YYYY-MM-DD`: no day is missed or counted twice. */
export interface ExportPeriod {
  readonly from: string;
  readonly until: string;
}

/** Returns the period before the run at this moment: yesterday, the last seven days or the last month. */
export function periodBefore(timing: ExportTiming, runMs: number): ExportPeriod {
  const day = dayOf(runMs);
  return {
    from: writeDay(calendarDay(runBefore[timing.frequency](day, timing))),
    until: writeDay(calendarDay(day - 1)),
  };
}

/** The day of the run before; of a run at another moment, as long before. */
const runBefore: Readonly<Record<ExportFrequency, (day: number, timing: ExportTiming) => number>> =
  {
    daily: (day) => day - 1,
    weekly: (day) => day - 7,
    monthly: (day, timing) => {
      if (!isRunDay.monthly(calendarDay(day), day, timing)) return addMonthsTo(day, -1);
      const { year, month } = calendarDay(addMonthsTo(day, -1));
      const before = Math.min(timing.month_day, daysInMonth(year, month));
      return dayNumber({ year, month, day: before });
    },
  };

function dayOf(atMs: number): number {
  const parsed = parseDay(createClock(() => atMs).today());
  if (parsed === undefined) throw new Error('A clock without a day.');
  return dayNumber(parsed);
}

const local = new Intl.DateTimeFormat('en-GB', {
  timeZone: formTimeZone,
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The offsets from UTC in the Netherlands, in hours, summer time first. */
const offsets = [2, 1];

function instantOf(day: number, hour: number): number {
  const utc = (day * 24 + hour) * hourMs;
  const found = offsets
    .map((offset) => utc - offset * hourMs)
    .find((at) => dayOf(at) === day && Number(local.format(at)) === hour);
  // The clock skips this hour: 2:00 becomes 3:00.
  return found ?? utc - hourMs;
}
