import type { Pool } from 'pg';
import { forEachTenant, type TenantRun } from '../../platform/database/tenancy/for-each-tenant.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { nightOf } from '../../platform/night-of.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { runEveryMinute } from '../../platform/process/run-every-minute.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { HeadStore } from './chain-head.ts';
import { selectLastCheck } from './chain-queries.ts';
import { chainLogbook, checkLogbook } from './maintain-logbook.ts';

interface Chaining extends HeadStore {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'observeCheck'>;
}

const job = 'chain-logbook';

/** Chains the entries of every tenant each minute, and verifies each chain once a night. */
export function startChaining(chaining: Chaining): void {
  runEveryMinute({ job, logger: chaining.logger, run: () => chainAll(chaining) });
}

/** Chains the entries of every tenant; the damaged logbook of one does not leave the others unchained. */
export function chainAll(chaining: Chaining): Promise<void> {
  const { pool, logger } = chaining;
  return forEachTenant({ pool, logger, job }, (tenant) => chainOne(chaining, tenant));
}

async function chainOne(chaining: Chaining, tenant: TenantRun): Promise<void> {
  const { runtime, logger, metrics } = chaining;
  const { tenantId } = tenant;
  const owner = { ...chaining, ...runtime, ...tenant };
  const last = await tenant.transaction(selectLastCheck);
  if (!isDue(last?.at, runtime.now())) {
    await chainLogbook(owner);
    return;
  }
  const { links, problems } = await checkLogbook(owner).catch((error: unknown) => {
    metrics.observeCheck({ name: 'logbook', tenantId, isPassed: false });
    throw error;
  });
  metrics.observeCheck({ name: 'logbook', tenantId, isPassed: problems.length === 0 });
  if (problems.length > 0) logger.error({ tenantId, links, problems }, 'logbook damaged');
}

/** Due once a day, after 02:00 in the municipality's time zone. */
export function isDue(last: Date | undefined, now: number): boolean {
  return last === undefined || nightOf(last.getTime()) < nightOf(now);
}
