import type { Clock } from './clock.ts';

/** The time zone of every form. */
export const formTimeZone = 'Europe/Amsterdam';

/**
 * Creates a clock from a source of the current time (milliseconds since the epoch); days are those
 * of the zone.
 */
export function createClock(now: () => number, timeZone: string = formTimeZone): Clock {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return {
    now,
    today: () => {
      const parts = format.formatToParts(now());
      const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
      return `${part('year')}-${part('month')}-${part('day')}`;
    },
  };
}
