// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionTimes } from '@form-builder/core/contract/staff/users/sessions.ts';
import { watchSessionEnd, type SessionWarning } from './session-warning.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
const times = (idle: number, total = 40_000): SessionTimes => ({
  idle_seconds_left: idle * 60,
  seconds_left: total,
  warning_seconds: 300,
});

function watch(...answers: (SessionTimes | null | undefined)[]) {
  const read = vi.fn(() => Promise.resolve(answers.length > 1 ? answers.shift() : answers[0]));
  const onWarning = vi.fn<(warning: SessionWarning | null) => void>();
  const { ask, stop } = watchSessionEnd({ read, now: Date.now, onWarning });
  const warned = () => onWarning.mock.lastCall?.[0]?.reason;
  return { read, warned, ask, stop };
}

test('asks once at the start, and again when the end is near', async () => {
  const { read, warned, stop } = watch(times(30), times(5));
  await minutes(24);
  expect(read).toHaveBeenCalledTimes(1);
  await minutes(1.25);
  expect(read).toHaveBeenCalledTimes(2);
  expect(warned()).toBe('idle');
  stop();
});

test('activity elsewhere moves the end: no warning', async () => {
  const { read, warned, stop } = watch(times(30), times(20));
  await minutes(26);
  expect(read).toHaveBeenCalledTimes(2);
  expect(warned()).toBeUndefined();
  stop();
});

test('near the end it asks once a minute, and a later end takes the warning away', async () => {
  const { read, warned, ask, stop } = watch(times(4), times(3), times(30));
  await minutes(1.5);
  expect(read).toHaveBeenCalledTimes(2);
  expect(warned()).toBe('idle');
  await ask();
  expect(warned()).toBeUndefined();
  stop();
});

test('the end in any case has its own warning', async () => {
  const { warned, stop } = watch(times(30, 200));
  await minutes(0.1);
  expect(warned()).toBe('total');
  stop();
});

test('asks again when the device was offline, and never for a session without limits', async () => {
  const offline = watch(undefined, times(4));
  await minutes(1.5);
  expect(offline.warned()).toBe('idle');
  offline.stop();
  const limitless = watch(null);
  await minutes(600);
  expect(limitless.read).toHaveBeenCalledTimes(1);
  limitless.stop();
});
