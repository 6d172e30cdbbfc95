import type { Pool } from 'pg';
import { describeError } from '../../logging/describe-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { findTenants } from './find-tenant.ts';
import { withTenant, type TenantTransaction } from './tenant-transaction.ts';

/** A tenant for which work is done. */
export interface TenantRun {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
}

interface ForEachTenant {
  readonly pool: Pool;
  readonly logger: Pick<Logger, 'error'>;
  /** The name of the work in the log. */
  readonly job: string;
}

/** Does work for each tenant in turn; a tenant for which it fails is logged, and does not stop the others. */
export async function forEachTenant(
  { pool, logger, job }: ForEachTenant,
  run: (tenant: TenantRun) => Promise<unknown>,
): Promise<void> {
  for (const { id: tenantId } of await findTenants(pool)) {
    try {
      await run({ tenantId, transaction: withTenant(pool, tenantId) });
    } catch (error) {
      logger.error({ job, tenantId, error: describeError(error) }, 'job failed');
    }
  }
}
