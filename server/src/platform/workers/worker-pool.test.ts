import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TestTasks } from '../../../testing/workers/test-tasks.ts';
import { WorkersBusyError, WorkerTaskError } from './worker-errors.ts';
import {
  createWorkerPool,
  type EndedTask,
  type WorkerPool,
  type WorkerPoolOptions,
} from './worker-pool.ts';

const file = fileURLToPath(new URL('../../../testing/workers/test-tasks.ts', import.meta.url).href);
/** Long enough to start a thread on a busy machine. */
const patient = { timeoutMs: 25_000 };
const hasty = { timeoutMs: 200 };

describe('the worker pool', () => {
  let pool: WorkerPool<TestTasks> | undefined;
  afterEach(() => pool?.close());

  const open = (options: Partial<WorkerPoolOptions> = {}) => {
    const failures: Error[] = [];
    const ended: EndedTask[] = [];
    const opened = createWorkerPool<TestTasks>({
      file,
      threads: 1,
      maxMemoryMb: 64,
      onFailure: (error) => failures.push(error),
      ...options,
    });
    opened.onEnd((task) => ended.push(task));
    pool = opened;
    return { pool: opened, failures, ended };
  };
  const failureOf = async (task: Promise<unknown>) => {
    const error = await task.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error instanceof WorkerTaskError) return error;
    throw new Error('The task did not fail.', { cause: error });
  };

  test('runs a task outside the event loop', async () => {
    const { pool } = open();
    const looping = failureOf(pool.run('loop', null, patient));
    let turns = 0;
    while (turns < 100) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect(pool.count()).toEqual({ running: 1, waiting: 0 });
    await pool.close();
    expect((await looping).code).toBe('failed');
  });

  test('ends a task that takes too long, and continues with the next', async () => {
    const { pool, failures } = open();
    expect(await pool.run('double', 2, patient)).toBe(4);
    const looping = failureOf(pool.run('loop', null, hasty));
    const next = pool.run('double', 3, patient);
    expect((await looping).code).toBe('timed_out');
    expect(await next).toBe(6);
    expect(failures).toEqual([]);
  });

  test('ends only the task that takes too much memory', async () => {
    const { pool, failures } = open({ threads: 2 });
    const filling = failureOf(pool.run('fill', null, patient));
    expect(await pool.run('double', 2, patient)).toBe(4);
    expect((await filling).code).toBe('out_of_memory');
    expect(await pool.run('double', 3, patient)).toBe(6);
    expect(failures).toEqual([]);
  });

  test('survives a thread that exits', async () => {
    const { pool } = open();
    expect((await failureOf(pool.run('exit', null, patient))).code).toBe('failed');
    expect(await pool.run('double', 3, patient)).toBe(6);
  });

  test('passes on the error of a task', async () => {
    const { pool } = open();
    const failure = await failureOf(pool.run('throw', 'no such thing', patient));
    expect(failure).toMatchObject({ code: 'failed', cause: { message: 'no such thing' } });
  });

  test('rejects tasks when the queue is full', async () => {
    const { pool, ended } = open({ maxQueued: 1 });
    const looping = failureOf(pool.run('loop', null, patient));
    const waiting = failureOf(pool.run('double', 2, patient));
    expect(pool.count()).toEqual({ running: 1, waiting: 1 });
    const refused = await pool.run('double', 3, patient).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(WorkersBusyError);
    expect(ended).toEqual([{ name: 'double', outcome: 'refused', seconds: 0 }]);
    await pool.close();
    await Promise.all([looping, waiting]);
  });

  test('does not count the waiting time of a task', async () => {
    const { pool } = open();
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const held = pool.run('hold', gate, patient);
    const timeoutMs = 2_000;
    const waiting = pool.run('double', 2, { timeoutMs });
    await once(AbortSignal.timeout(timeoutMs), 'abort');
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    await held;
    expect(await waiting).toBe(4);
  });

  test('reports how tasks end', async () => {
    const { pool, ended } = open();
    await pool.run('double', 2, patient);
    await failureOf(pool.run('throw', '', patient));
    const seconds: unknown = expect.any(Number);
    expect(ended).toEqual([
      { name: 'double', outcome: 'completed', seconds },
      { name: 'throw', outcome: 'failed', seconds },
    ]);
  });

  test('passes no server settings to threads', async () => {
    vi.stubEnv('ENCRYPTION_KEY', 'secret');
    const { pool } = open();
    expect(await pool.run('environment', null, patient)).not.toContain('ENCRYPTION_KEY');
    vi.unstubAllEnvs();
  });

  test('reports a thread that cannot start', async () => {
    const { pool, failures } = open({ file: file.replace('test-tasks', 'no-tasks') });
    expect((await failureOf(pool.run('double', 2, { timeoutMs: 5_000 }))).code).toBe('timed_out');
    expect(failures).toHaveLength(1);
  });
});
