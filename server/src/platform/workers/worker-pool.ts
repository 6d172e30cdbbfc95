import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { createConcurrencyLimit, QueueFullError, type TaskCounts } from '../concurrency-limit.ts';
import { WorkersBusyError, WorkerTaskError, type TaskFailure } from './worker-errors.ts';
import type { InputOf, OutputOf, SentTask, WorkerTasks } from './worker-tasks.ts';

/** Threads for long work. A task that takes too long or too much memory ends with its thread, alone. */
export interface WorkerPool<Tasks = WorkerTasks> {
  /**
   * Does a task in a thread. Throws `WorkersBusyError` when too many wait, else `WorkerTaskError`.
   * The limit of time counts from the start of the task; it may wait before.
   */
  readonly run: <Name extends keyof Tasks & string>(
    name: Name,
    input: InputOf<Tasks[Name]>,
    options: TaskOptions,
  ) => Promise<OutputOf<Tasks[Name]>>;
  readonly count: () => TaskCounts;
  readonly onEnd: (observe: (task: EndedTask) => void) => void;
  /** Ends the threads. */
  readonly close: () => Promise<void>;
}

export interface TaskOptions {
  readonly timeoutMs: number;
  /** Parts of the input that move to the thread instead of being copied. */
  readonly transfer?: readonly ReadableStream[];
}

/** A task that ran, or that was refused because too many waited. */
export interface EndedTask {
  readonly name: string;
  readonly outcome: 'completed' | 'refused' | TaskFailure;
  readonly seconds: number;
}

export interface WorkerPoolOptions {
  /** A module that exports `runTask` (`createTaskRunner`). */
  readonly file: string;
  /** Told of threads that end outside a task. */
  readonly onFailure: (error: Error) => void;
  readonly threads?: number;
  readonly mostWaiting?: number;
  /** The heap of one thread. */
  readonly mostMemoryMb?: number;
}

/** One core is left to the event loop, but one slow task never holds up all others. */
const defaultThreads = Math.min(4, Math.max(2, availableParallelism() - 1));
const idleMs = 60_000;

/** Threads start when there is work, and end when there was none for a minute. */
export function createWorkerPool<Tasks = WorkerTasks>(
  options: WorkerPoolOptions,
): WorkerPool<Tasks> {
  const { threads = defaultThreads, mostWaiting = 50 } = options;
  const pool = openThreads<SentTask<Tasks>>(options, threads);
  // The pool's own `maxQueue` does not count tasks that can be aborted.
  const limit = createConcurrencyLimit({ running: threads, waiting: mostWaiting });
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
        // The handler of this very name made it.
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
  { file, onFailure, mostMemoryMb = 256 }: WorkerPoolOptions,
  threads: number,
): Piscina<Task, unknown> {
  const pool = new Piscina<Task, unknown>({
    filename: file,
    name: 'runTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // Between tasks a thread goes on with its own work, such as closing a stream.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    // What handles files of visitors does not know the secrets of the installation.
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
