import type { Clock } from '@form-builder/core/runtime/clock.ts';

const dayInAmsterdam = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
});

/** Creates the clock for rules about today, in the municipality's time zone. */
export function createVisitorClock(now: () => number): Clock {
  return { now, today: () => dayInAmsterdam.format(now()) };
}
