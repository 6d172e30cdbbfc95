import { expect, test, vi } from 'vitest';
import { oncePerHour } from './once-per-hour.ts';

const minuteMs = 60_000;

test('a task runs first at once, then once in each hour of the clock', async () => {
  const clock = { now: Date.parse('2026-11-27T09:50:00Z') };
  const run = vi.fn(() => Promise.resolve());
  const task = oncePerHour(() => clock.now, run);
  const runs: number[] = [];
  for (let minute = 0; minute <= 71; minute += 1) {
    await task();
    runs.push(run.mock.calls.length);
    clock.now += minuteMs;
  }
  expect([runs[0], runs[9], runs[10], runs[69], runs[70], runs[71]]).toEqual([1, 1, 2, 2, 3, 3]);
});

test('a task that failed runs again the next minute', async () => {
  const run = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('No database.'));
  const task = oncePerHour(() => 0, run);
  await expect(task()).rejects.toThrow('No database.');
  await task();
  await task();
  expect(run).toHaveBeenCalledTimes(2);
});
