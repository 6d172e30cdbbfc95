import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { createConcurrencyLimit, QueueFullError, type TaskCounts } from '../concurrency-limit.ts';
import { WorkersBusyError, WorkerTaskError, type TaskFailure } from './worker-errors.ts';
import type { InputOf, OutputOf, SentTask, WorkerTasks } from './worker-tasks.ts';

/**
 * Threads for long work. A task that exceeds its time or memory limit ends with its thread; other tasks are not
 * affected.
 */
export interface WorkerPool<Tasks = WorkerTasks> {
  /**
   * Runs a task in a thread. Throws `WorkersBusyError` when the queue is full, otherwise `WorkerTaskError`. The
   * time limit starts with the task; waiting time does not count.
   */
  readonly run: <Name extends keyof Tasks & string>(
    name: Name,
    input: InputOf<Tasks[Name]>,
    options: TaskOptions,
  ) => Promise<OutputOf<Tasks[Name]>>;
  readonly count: () => TaskCounts;
  readonly onEnd: (observe: (task: EndedTask) => void) => void;
  /** Stops the threads. */
  readonly close: () => Promise<void>;
}

export interface TaskOptions {
  readonly timeoutMs: number;
  /** Parts of the input that are transferred to the thread instead of copied. */
  readonly transfer?: readonly ReadableStream[];
}

/** A task that ran, or that was rejected because the queue was full. */
export interface EndedTask {
  readonly name: string;
  readonly outcome: 'completed' | 'refused' | TaskFailure;
  readonly seconds: number;
}

export interface WorkerPoolOptions {
  /** A module that exports `runTask` (`createTaskRunner`). */
  readonly file: string;
  /** Called with the error of a thread that ended outside a task. */
  readonly onFailure: (error: Error) => void;
  readonly threads?: number;
  readonly maxQueued?: number;
  /** The heap limit of one thread. */
  readonly maxMemoryMb?: number;
}

/** Leaves one core to the event loop; at least two threads, so that one slow task never blocks all others. */
const defaultThreads = Math.min(4, Math.max(2, availableParallelism() - 1));
const idleMs = 60_000;

/** Threads start on demand, and stop after a minute without work. */
export function createWorkerPool<Tasks = WorkerTasks>(
  options: WorkerPoolOptions,
): WorkerPool<Tasks> {
  const { threads = defaultThreads, maxQueued = 50 } = options;
  const pool = openThreads<SentTask<Tasks>>(options, threads);
  // The pool's own `maxQueue` does not count tasks that can be aborted.
  const limit = createConcurrencyLimit({ running: threads, waiting: maxQueued });
  const observers: ((task: EndedTask) => void)[] = [];
  const observe = (task: EndedTask) => {
    for (const observer of observers) observer(task);
  };

  const runNow = async (task: SentTask<Tasks, keyof Tasks & string>, taskOptions: TaskOptions) => {
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(taskOptions.timeoutMs);
    let outcome: EndedTask['outcome'] = 'completed';
    try {
      return await pool.run(task, { signal, transferList: [...(taskOptions.transfer ?? [])] });
    } catch (cause) {
      outcome = signal.aborted ? 'timed_out' : failureOf(cause);
      throw new WorkerTaskError(outcome, cause);
    } finally {
      observe({ name: task.name, outcome, seconds: (performance.now() - startedAt) / 1000 });
    }
  };

  return {
    run: async (name, input, taskOptions) => {
      try {
        const output = await limit.run(() => runNow({ name, input }, taskOptions));
        // The handler of this name returned the value, so it has this type.
        return output as OutputOf<Tasks[typeof name]>;
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error;
        observe({ name, outcome: 'refused', seconds: 0 });
        throw new WorkersBusyError(error);
      }
    },
    count: limit.count,
    onEnd: (observer) => {
      observers.push(observer);
    },
    close: () => pool.destroy(),
  };
}

function openThreads<Task>(
  { file, onFailure, maxMemoryMb = 256 }: WorkerPoolOptions,
  threads: number,
): Piscina<Task, unknown> {
  const pool = new Piscina<Task, unknown>({
    filename: file,
    name: 'runTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // Between tasks a thread continues its own work, such as closing a stream.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    // Code that handles visitors' files has no access to the secrets of the installation.
    env: {},
    execArgv: file.endsWith('.ts') ? ['--import', 'tsx'] : ['--enable-source-maps'],
  });
  pool.on('error', onFailure);
  return pool;
}

function failureOf(cause: unknown): TaskFailure {
  const isOutOfMemory =
    cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory ? 'out_of_memory' : 'failed';
}
