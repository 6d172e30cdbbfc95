import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type PgBoss from 'pg-boss';

/** The queue and the work of one worker. */
export interface QueueWorkerOptions<Payload> {
  readonly boss: Pick<PgBoss, 'fetch' | 'complete' | 'fail'>;
  readonly queue: string;
  /** The pause before the end of a batch that could not be stored is stored again. */
  readonly retryMs: number;
  readonly batchSize: number;
  /** Runs a batch of jobs, which succeed or fail together; reports its own errors. */
  readonly run: (payloads: readonly Payload[]) => Promise<void>;
  /** Called when the queue cannot be read, or the end of a batch cannot be stored. */
  readonly onError: (error: unknown) => void;
}

/**
 * Fetches and runs the jobs of one queue each time it is woken, until it is stopped. The workers of pg-boss 10
 * (`work`) do not await the query that stores the end of a job: a connection that is lost at that moment becomes an
 * unhandled rejection, which ends the process. This worker repeats that query until it succeeds.
 */
export class QueueWorker<Payload> {
  readonly #options: QueueWorkerOptions<Payload>;
  readonly #stopping = new AbortController();
  readonly #ended: Promise<void>;
  #runningIds: string[] = [];
  readonly #bell = new EventEmitter<{ wake: [] }>();

  constructor(options: QueueWorkerOptions<Payload>) {
    this.#options = options;
    this.#ended = this.#work();
  }

  /** Fetches the jobs of the queue now, unless the worker is at it. */
  wake(): void {
    this.#bell.emit('wake');
  }

  /** Fetches no more jobs; settles when the running batch has ended. */
  stop(): Promise<void> {
    this.#stopping.abort();
    return this.#ended;
  }

  /** Returns the running batch to the queue, which retries it. */
  async release(): Promise<void> {
    const { boss, queue } = this.#options;
    if (this.#runningIds.length > 0) await boss.fail(queue, this.#runningIds);
  }

  async #work(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      // Waiting rejects when the worker stops.
      await once(this.#bell, 'wake', { signal }).catch(() => undefined);
      while (await this.#runNext());
    }
  }

  /** Returns false when no job may start, or the worker was stopped. */
  async #runNext(): Promise<boolean> {
    if (this.#stopping.signal.aborted) return false;
    const jobs = await this.#fetch();
    if (jobs.length === 0) return false;
    this.#runningIds = jobs.map(({ id }) => id);
    const expiryMs = Math.max(...jobs.map(({ expireInSeconds }) => expireInSeconds)) * 1000;
    const isFailed = await fails(this.#options.run(jobs.map(({ data }) => data)), expiryMs);
    await this.#storeEnd(isFailed);
    this.#runningIds = [];
    return true;
  }

  async #fetch(): Promise<PgBoss.Job<Payload>[]> {
    const { boss, queue, batchSize, onError } = this.#options;
    try {
      return await boss.fetch<Payload>(queue, { batchSize });
    } catch (error) {
      onError(error);
      return [];
    }
  }

  async #storeEnd(isFailed: boolean): Promise<void> {
    const { boss, queue, retryMs, onError } = this.#options;
    for (;;) {
      try {
        await (isFailed
          ? boss.fail(queue, this.#runningIds)
          : boss.complete(queue, this.#runningIds));
        return;
      } catch (error) {
        onError(error);
        // The queue retries a job whose end is not stored, once it has expired.
        if (this.#stopping.signal.aborted) return;
        const { signal } = this.#stopping;
        // The pause rejects when the worker stops.
        await delay(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}

/**
 * Resolves when the work ends, fails, or lasts until the queue retries it, so that the next jobs do
 * not wait for work that hangs.
 */
async function fails(work: Promise<void>, expiryMs: number): Promise<boolean> {
  const ended = new AbortController();
  const expired = delay(expiryMs, true, { ref: false, signal: ended.signal }).catch(() => true);
  const failed = work.then(
    () => false,
    () => true,
  );
  const isFailed = await Promise.race([failed, expired]);
  ended.abort();
  return isFailed;
}
