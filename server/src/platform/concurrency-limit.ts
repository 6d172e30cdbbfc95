/** Runs at most `running` tasks at once and lets at most `waiting` more queue. */
export interface ConcurrencyLimit {
  /** Throws `QueueFullError` when the queue is full. */
  readonly run: <T>(task: () => Promise<T>) => Promise<T>;
  /** The current numbers of running and waiting tasks. */
  readonly count: () => TaskCounts;
}

export interface TaskCounts {
  readonly running: number;
  readonly waiting: number;
}

/** The queue is full; the caller may try again later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Creates a limit that all its callers share. */
export function createConcurrencyLimit(options: {
  readonly running: number;
  readonly waiting: number;
}): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < options.running) {
      running += 1;
      return;
    }
    if (queue.length >= options.waiting) throw new QueueFullError('Too many tasks are waiting');
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  async function run<T>(task: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  }
  return { run, count: () => ({ running, waiting: queue.length }) };
}
