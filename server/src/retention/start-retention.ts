import type { Pool } from 'pg';
import { findTenants } from '../platform/database/tenancy/find-tenant.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { nightOf } from '../platform/night-of.ts';
import { runEveryMinute } from '../platform/process/run-every-minute.ts';
import type { Runtime } from '../platform/runtime.ts';
import { runInTrace } from '../platform/tracing/current-trace.ts';
import { startTrace } from '../platform/tracing/trace-context.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { selectLastRun, skipFirstNight } from './retention-runs-queries.ts';
import { runRetention, type RetentionOwner } from './run-retention.ts';

interface Retention {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly storage: FileStorage;
  readonly jobs: JobSender;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'observeCheck'>;
}

/** Removes due submissions once a night, tenant by tenant, while the process runs. */
export function startRetention(retention: Retention): void {
  runEveryMinute({ job: 'retention', logger: retention.logger, run: () => runAll(retention) });
}

async function runAll({ pool, runtime, logger, metrics, ...rest }: Retention): Promise<void> {
  for (const { id: tenantId } of await findTenants(pool)) {
    const owner = { ...rest, ...runtime, tenantId, transaction: withTenant(pool, tenantId) };
    try {
      await runWhenDue(owner);
      metrics.observeCheck({ name: 'retention', tenantId, isPassed: true });
    } catch (error) {
      // A failure must not stop the other tenants.
      metrics.observeCheck({ name: 'retention', tenantId, isPassed: false });
      logger.error({ job: 'retention', tenantId, error: describeError(error) }, 'job failed');
    }
  }
}

/** Runs the job of tonight unless it is done; the first night only records that the job was started. */
export async function runWhenDue(owner: RetentionOwner): Promise<void> {
  const { transaction, tenantId, now } = owner;
  const night = nightOf(now());
  const last = await transaction(selectLastRun);
  if (last === undefined) {
    await transaction((tx) => skipFirstNight(tx, { tenantId, night, at: new Date(now()) }));
    return;
  }
  if (last.night < night || last.ended_at === null)
    await runInTrace(startTrace(now()), () => runRetention(owner));
}
