import { expect, test } from 'vitest';
import { createClock } from './create-clock.ts';

test.each([
  ['2026-01-31T22:59:59Z', '2026-01-31'],
  ['2026-01-31T23:00:00Z', '2026-02-01'],
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
  ['2026-03-29T00:59:59Z', '2026-03-29'],
])('at %s it is %s in Amsterdam', (instant, today) => {
  expect(createClock(() => Date.parse(instant)).today()).toBe(today);
});
