import type { Clock } from '@form-builder/core/runtime/clock.ts';
import { createClock } from '@form-builder/core/runtime/create-clock.ts';

const quarterMs = 15 * 60_000;

/**
 * Remembers the day of a clock, because every date field of a form asks for it. In every time zone
 * a day begins on a quarter of an hour, so the day is asked again in the next one.
 */
export function rememberDay(clock: Clock): Clock {
  let known = { quarter: NaN, day: '' };
  return {
    now: clock.now,
    today: () => {
      const quarter = Math.floor(clock.now() / quarterMs);
      if (quarter !== known.quarter) known = { quarter, day: clock.today() };
      return known.day;
    },
  };
}

/** The current time of the browser; days are those of the form's time zone. */
export const browserClock: Clock = rememberDay(createClock(() => Date.now()));
