import * as v from 'valibot';
import { expect, test } from 'vitest';
import { daySchema } from './day-schema.ts';

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-2-1', false],
  ['0000-01-01', false],
])('%s is a day of the calendar: %s', (text, isDay) => {
  expect(v.is(daySchema, text)).toBe(isDay);
});
