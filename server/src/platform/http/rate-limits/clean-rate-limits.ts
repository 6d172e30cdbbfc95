import type { Pool } from 'pg';
import { describeError } from '../../logging/describe-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { deleteExpiredCounts } from './rate-limit.ts';

const everyMs = 3_600_000;

/** Deletes expired counts every hour while the process runs. */
export function startCleaningRateLimits(pool: Pool, logger: Logger): void {
  setInterval(() => {
    deleteExpiredCounts(pool, Date.now()).catch((error: unknown) => {
      // The next run, an hour later, tries again.
      logger.error({ job: 'clean-rate-limits', error: describeError(error) }, 'job failed');
    });
  }, everyMs).unref();
}
