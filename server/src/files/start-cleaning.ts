import type { Pool } from 'pg';
import { platformDatabase } from '../platform/database/platform-database.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../platform/runtime.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { cleanFiles } from './clean-files.ts';

const everyMs = 3_600_000;

interface Cleaning {
  readonly pool: Pool;
  readonly storage: FileStorage;
  readonly runtime: Runtime;
  readonly logger: Logger;
}

/** Removes orphaned files every hour, tenant by tenant, while the process runs. */
export function startCleaning(cleaning: Cleaning): void {
  setInterval(() => void cleanAll(cleaning), everyMs).unref();
}

async function cleanAll({ pool, storage, runtime, logger }: Cleaning): Promise<void> {
  try {
    const tenants = await platformDatabase(pool).selectFrom('tenants').select('id').execute();
    for (const { id } of tenants) await cleanFiles({ storage }, withTenant(pool, id), runtime);
  } catch (error) {
    // The next run, an hour later, tries again.
    logger.error({ job: 'clean-files', error: describeError(error) }, 'job failed');
  }
}
