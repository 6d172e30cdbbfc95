import type { Pool } from 'pg';
import { findTenants } from '../platform/database/tenancy/find-tenant.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { runEveryMinute } from '../platform/process/run-every-minute.ts';
import type { Runtime } from '../platform/runtime.ts';
import { scanWaiting, type ScanServices } from './scan-waiting.ts';

interface Scanning {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly logger: Pick<Logger, 'error'>;
  readonly services: ScanServices;
}

/** Scans what waits every minute, while the process runs. */
export function startScanning(scanning: Scanning): void {
  const { logger } = scanning;
  runEveryMinute({ job: 'scan-files', logger, run: () => scanAll(scanning) });
}

/** Scans what waits, tenant by tenant, until the scanner does not answer; a tenant that fails does not stop the others. */
export async function scanAll({ pool, runtime, logger, services }: Scanning): Promise<void> {
  for (const { id } of await findTenants(pool)) {
    const run = { ...runtime, logger, tenant: { id }, transaction: withTenant(pool, id) };
    try {
      if (!(await scanWaiting(services, run))) return;
    } catch (error) {
      logger.error({ job: 'scan-files', tenantId: id, error: describeError(error) }, 'job failed');
    }
  }
}
