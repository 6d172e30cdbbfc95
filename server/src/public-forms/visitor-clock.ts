import type { Clock } from '@form-builder/core/runtime/clock.ts';

const dayInAmsterdam = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
});

/** The clock for rules about today: the municipality's day, wherever the server runs. */
export function createVisitorClock(now: () => number): Clock {
  return { now, today: () => dayInAmsterdam.format(now()) };
}
