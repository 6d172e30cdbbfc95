import type { Pool } from 'pg';
import { forEachTenant } from '../platform/database/tenancy/for-each-tenant.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
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

const job = 'watch-quotas';

/** Looks every minute which quotas passed a percentage, so that the mail does not wait for somebody who signs in. */
export function startWatchingQuotas(watching: Watching): void {
  const { logger } = watching;
  runEveryMinute({ job, logger, run: () => watchQuotas(watching) });
}

/** Looks at the quotas of each tenant. */
export function watchQuotas({ pool, runtime, logger, jobs }: Watching): Promise<void> {
  return forEachTenant({ pool, logger, job }, ({ tenantId, transaction }) =>
    transaction((tx) => findCrossings({ tx, tenantId, nowMs: runtime.now() }, jobs)),
  );
}
