import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { queueSchema } from './queue-schema.ts';

/** What the poller looks after, and when. */
export interface QueuePollerOptions {
  readonly pool: Pick<Pool, 'query'>;
  readonly pollMs: number;
  /** The workers by the names of their queues. */
  readonly workers: ReadonlyMap<string, { readonly wake: () => void }>;
  /** Called when the queues cannot be read; the next poll tries again. */
  readonly onError: (error: unknown) => void;
}

/**
 * Wakes the workers of the queues that have jobs to start, until it is stopped. One query finds them all:
 * workers that each ask for their own queue kept the database busy, in bursts that other requests waited for.
 */
export class QueuePoller {
  readonly #options: QueuePollerOptions;
  readonly #stopping = new AbortController();
  readonly #ended: Promise<void>;

  constructor(options: QueuePollerOptions) {
    this.#options = options;
    this.#ended = this.#poll();
  }

  /** Settles when the last query has ended. */
  stop(): Promise<void> {
    this.#stopping.abort();
    return this.#ended;
  }

  async #poll(): Promise<void> {
    const { pollMs, workers, onError } = this.#options;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        for (const name of await this.#findWaiting()) workers.get(name)?.wake();
      } catch (error) {
        onError(error);
      }
      // The pause rejects when the poller stops.
      await delay(pollMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async #findWaiting(): Promise<readonly string[]> {
    const { rows } = await this.#options.pool.query<{ name: string }>(
      `select name from ${queueSchema}.job where state < 'active' and start_after < now() group by name`,
    );
    return rows.map(({ name }) => name);
  }
}
