/** Runs at most `running` tasks at once and lets at most `waiting` more queue. */
export interface ConcurrencyLimit {
  /** Throws `QueueFullError` when too many wait already. */
  readonly run: <T>(task: () => Promise<T>) => Promise<T>;
  /** How many tasks run and wait at this moment. */
  readonly count: () => TaskCounts;
}

export interface TaskCounts {
  readonly running: number;
  readonly waiting: number;
}

/** Too much work is waiting; the caller may try again later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Creates a limit shared by everyone who holds it. */
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
