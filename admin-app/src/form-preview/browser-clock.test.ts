import { createClock } from '@form-builder/core/runtime/create-clock.ts';
import { expect, test, vi } from 'vitest';
import { rememberDay } from './browser-clock.ts';

test('the day is worked out once in a quarter of an hour, and changes at midnight in Amsterdam', () => {
  let now = Date.parse('2026-03-01T22:50:00Z');
  const clock = createClock(() => now);
  const today = vi.spyOn(clock, 'today');
  const remembered = rememberDay(clock);
  expect(remembered.today()).toBe('2026-03-01');
  now = Date.parse('2026-03-01T22:59:59.999Z');
  expect(remembered.today()).toBe('2026-03-01');
  expect(today).toHaveBeenCalledOnce();
  now = Date.parse('2026-03-01T23:00:00Z');
  expect(remembered.today()).toBe('2026-03-02');
  expect(remembered.now()).toBe(now);
});
