import { describe, expect, test } from 'vitest';
import { createConcurrencyLimit, QueueFullError } from './concurrency-limit.ts';

/** A task that runs until the test ends it. */
function createTask() {
  let finish = (): void => undefined;
  let isRunning = false;
  const run = () =>
    new Promise<void>((resolve) => {
      isRunning = true;
      finish = resolve;
    });
  return { run, finish: () => finish(), isRunning: () => isRunning };
}

describe('createConcurrencyLimit', () => {
  test('runs up to the limit, and the next when one ends', async () => {
    const limit = createConcurrencyLimit({ running: 1, waiting: 1 });
    const [first, second] = [createTask(), createTask()];
    const firstDone = limit.run(first.run);
    const secondDone = limit.run(second.run);
    await Promise.resolve();
    expect([first.isRunning(), second.isRunning()]).toEqual([true, false]);
    first.finish();
    await firstDone;
    await Promise.resolve();
    expect(second.isRunning()).toBe(true);
    second.finish();
    await secondDone;
  });

  test('rejects when the queue is full, and recovers', async () => {
    const limit = createConcurrencyLimit({ running: 1, waiting: 0 });
    const first = createTask();
    const done = limit.run(first.run);
    await expect(limit.run(() => Promise.resolve())).rejects.toBeInstanceOf(QueueFullError);
    await Promise.resolve();
    first.finish();
    await done;
    await expect(limit.run(() => Promise.resolve('again'))).resolves.toBe('again');
  });

  test('continues after a failed task', async () => {
    const limit = createConcurrencyLimit({ running: 1, waiting: 1 });
    await expect(limit.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(limit.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
