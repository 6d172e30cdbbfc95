import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

function createAt(perMinute: number) {
  const clock = { now: 0 };
  return { clock, limit: createRateLimit(perMinute, () => clock.now) };
}

test('lets a minute’s worth through at once and asks to wait after that', () => {
  const { limit } = createAt(3);
  const waits = Array.from({ length: 4 }, () => limit('a').retryAfterSeconds);
  expect(waits).toEqual([0, 0, 0, 20]);
});

test('refills steadily', () => {
  const { clock, limit } = createAt(60);
  for (let time = 0; time < 60; time += 1) limit('a');
  expect(limit('a').retryAfterSeconds).toBe(1);
  clock.now = 1_000;
  expect(limit('a').retryAfterSeconds).toBe(0);
  expect(limit('a').retryAfterSeconds).toBe(1);
});

test('counts every key apart', () => {
  const { limit } = createAt(1);
  limit('a');
  expect(limit('b').retryAfterSeconds).toBe(0);
});

test('is switched off by 0', () => {
  const { limit } = createAt(0);
  const waits = Array.from({ length: 1_000 }, () => limit('a').retryAfterSeconds);
  expect(Math.max(...waits)).toBe(0);
});
