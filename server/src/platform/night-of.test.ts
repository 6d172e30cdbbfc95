import { expect, test } from 'vitest';
import { nextNight, nightOf } from './night-of.ts';

test.each([
  ['2026-11-22T00:59:00Z', '2026-11-21', '2026-11-22T01:00:00.000Z'],
  ['2026-11-22T01:00:00Z', '2026-11-22', '2026-11-23T01:00:00.000Z'],
  // In summer time, two o'clock is midnight UTC.
  ['2026-07-01T23:59:00Z', '2026-07-01', '2026-07-02T00:00:00.000Z'],
])('%s is in the night of %s; the next begins at %s', (moment, night, next) => {
  const now = Date.parse(moment);
  expect(nightOf(now)).toBe(night);
  expect(new Date(nextNight(now)).toISOString()).toBe(next);
});
