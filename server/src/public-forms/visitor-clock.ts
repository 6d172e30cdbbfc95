import type { Clock } from '@form-builder/core/runtime/clock.ts';
import { dayInAmsterdam } from '../platform/day-in-amsterdam.ts';

/** Creates the clock for rules about today, in the municipality's time zone. */
export function createVisitorClock(now: () => number): Clock {
  return { now, today: () => dayInAmsterdam(now()) };
}
