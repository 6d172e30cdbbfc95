export interface DayCount {
  /** `YYYY-MM-DD` in the time zone of the reader. */
  readonly day: string;
  readonly count: number;
}

const dayMs = 86_400_000;

/** Returns the calendar day of an instant as `YYYY-MM-DD`. */
export function dayOf(moment: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(moment);
}

/** Counts instants per day for the last `days` days, today last, including days without any. */
export function countPerDay(
  moments: readonly string[],
  now: Date,
  days: number,
  timeZone?: string,
): readonly DayCount[] {
  const counts = new Map<string, number>();
  for (const moment of moments) {
    const day = dayOf(new Date(moment), timeZone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return lastDays(now, days, timeZone).map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

/**
 * Counts back from noon to noon, so that a day of 23 or 25 hours is neither repeated nor skipped.
 */
function lastDays(now: Date, days: number, timeZone: string | undefined): readonly string[] {
  const noon = Date.parse(`${dayOf(now, timeZone)}T12:00:00Z`);
  return Array.from({ length: days }, (_, index) =>
    new Date(noon - (days - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}
