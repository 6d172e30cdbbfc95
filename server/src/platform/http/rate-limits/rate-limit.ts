import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RequestError } from '../../request-error.ts';
import { countInBlocks } from './count-in-blocks.ts';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts one action of `key`; returns 0 when it is allowed now, otherwise the seconds to wait. */
export type RateLimit = (key: string) => Promise<{ readonly retryAfterSeconds: number }>;

/** The maximum number of actions per key in one time window. */
export interface RateLimitRule {
  /** Keys of different names are counted separately. */
  readonly name: string;
  /** 0 disables the limit. */
  readonly max: number;
  readonly windowSeconds: number;
}

/** Creates the limits of one server; all servers on the same database count together. */
export type CreateRateLimit = (rule: RateLimitRule) => RateLimit;

/**
 * Limits stored in PostgreSQL. They use separate connections, never a request's transaction: a request that
 * fails counts as well. While the database is unavailable each server counts in memory.
 */
export function createRateLimits(pool: Pool, now: () => number): CreateRateLimit {
  // Without named statements: sessions of the embedded database share their names.
  const storeClient = {
    query: ({ text, values }: { readonly text: string; readonly values: unknown[] }) =>
      pool.query(text, values),
  };
  return ({ name, max, windowSeconds }) => {
    if (max === 0) return () => Promise.resolve({ retryAfterSeconds: 0 });
    const limits = { keyPrefix: name, points: max, duration: windowSeconds };
    const limiter = new RateLimiterPostgres({
      ...limits,
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(limits),
    });
    const count = countInBlocks(max, (key, points) => consume(limiter, key, points));
    return async (key) => {
      // The window is part of the key, so that it follows the server's clock instead of the library's.
      const windows = now() / (windowSeconds * 1000);
      const isAdmitted = await count(`${hash(key)} ${String(Math.floor(windows))}`);
      const restSeconds = (1 - (windows % 1)) * windowSeconds;
      return { retryAfterSeconds: isAdmitted ? 0 : Math.max(1, Math.ceil(restSeconds)) };
    };
  };
}

/** Counts one action of `key`; throws `too_many_requests` when it has to wait. */
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

/** Keys contain personal data such as addresses, so only their hash is stored. */
function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Deletes expired counts. */
export async function deleteExpiredCounts(pool: Pool, now: number): Promise<void> {
  await pool.query('delete from rate_limits where expire < $1', [now]);
}
