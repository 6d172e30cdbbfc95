import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RequestError } from '../../request-error.ts';
import { countInBlocks } from './count-in-blocks.ts';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts one act of `key`, and returns 0 when it may happen now, else the seconds to wait. */
export type RateLimit = (key: string) => Promise<{ readonly retryAfterSeconds: number }>;

/** So many acts per key in one window of time. */
export interface RateLimitRule {
  /** Keys of different names are counted apart. */
  readonly name: string;
  /** 0 is no limit. */
  readonly most: number;
  readonly windowSeconds: number;
}

/** Makes the limits of one server; all servers on the same database count together. */
export type CreateRateLimit = (rule: RateLimitRule) => RateLimit;

/**
 * Limits kept in PostgreSQL. They count on connections of their own, never in a request's transaction:
 * a request that fails counts as well. While the database is away each server counts in memory.
 */
export function createRateLimits(pool: Pool, now: () => number): CreateRateLimit {
  // Without the names of statements: sessions of the embedded database share those.
  const storeClient = {
    query: ({ text, values }: { readonly text: string; readonly values: unknown[] }) =>
      pool.query(text, values),
  };
  return ({ name, most, windowSeconds }) => {
    if (most === 0) return () => Promise.resolve({ retryAfterSeconds: 0 });
    const limits = { keyPrefix: name, points: most, duration: windowSeconds };
    const limiter = new RateLimiterPostgres({
      ...limits,
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(limits),
    });
    const count = countInBlocks(most, (key, points) => consume(limiter, key, points));
    return async (key) => {
      // The window is part of the key, so that it follows the server's clock and not the library's.
      const windows = now() / (windowSeconds * 1000);
      const isAdmitted = await count(`${hash(key)} ${String(Math.floor(windows))}`);
      const restSeconds = (1 - (windows % 1)) * windowSeconds;
      return { retryAfterSeconds: isAdmitted ? 0 : Math.max(1, Math.ceil(restSeconds)) };
    };
  };
}

/** Counts one act of `key`; throws `too_many_requests` when it has to wait. */
export async function enforceLimit(limit: RateLimit, key: string): Promise<void> {
  const { retryAfterSeconds } = await limit(key);
  if (retryAfterSeconds > 0) throw new RequestError('too_many_requests', { retryAfterSeconds });
}

async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  points: number,
): Promise<boolean> {
  try {
    await limiter.consume(key, points);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}

/** Keys hold addresses of people: none of them is written down. */
function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Deletes what no limit counts any more. */
export async function deleteExpiredCounts(pool: Pool, now: number): Promise<void> {
  await pool.query('delete from rate_limits where expire < $1', [now]);
}
