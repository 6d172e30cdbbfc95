import { createClock } from '@form-builder/core/runtime/create-clock.ts';

const nightMs = 2 * 3_600_000;
const stepMs = 15 * 60_000;

/**
 * Returns the day on which the current night of scheduled work began: at two o'clock in the
 * municipality's time zone.
 */
export function nightOf(moment: number): string {
  return createClock(() => moment - nightMs).today();
}

/** Returns when the next night begins, in milliseconds since the epoch. */
export function nextNight(now: number): number {
  const tonight = nightOf(now);
  let next = Math.floor(now / stepMs) * stepMs + stepMs;
  while (nightOf(next) === tonight) next += stepMs;
  return next;
}
