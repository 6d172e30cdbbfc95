import type { Pool } from 'pg';
import { findTenants } from '../platform/database/tenancy/find-tenant.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { runEveryMinute } from '../platform/process/run-every-minute.ts';
import type { Runtime } from '../platform/runtime.ts';
import { findCrossings } from '../quotas/quota-crossings.ts';

interface Watching {
  readonly pool: Pool;
  readonly runtime: Pick<Runtime, 'now'>;
  readonly logger: Pick<Logger, 'error'>;
  readonly jobs: JobSender;
}

/** Looks every minute which quotas passed a percentage, so that the mail does not wait for somebody who signs in. */
export function startWatchingQuotas(watching: Watching): void {
  const { logger } = watching;
  runEveryMinute({ job: 'watch-quotas', logger, run: () => watchQuotas(watching) });
}

/** Looks at the quotas of each tenant; a tenant that fails does not stop the others. */
export async function watchQuotas({ pool, runtime, logger, jobs }: Watching): Promise<void> {
  for (const { id: tenantId } of await findTenants(pool)) {
    try {
      await withTenant(
        pool,
        tenantId,
      )((tx) => findCrossings({ tx, tenantId, nowMs: runtime.now() }, jobs));
    } catch (error) {
      logger.error({ job: 'watch-quotas', tenantId, error: describeError(error) }, 'job failed');
    }
  }
}
