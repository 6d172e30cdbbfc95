import type { Pool } from 'pg';
import { platformDatabase } from '../platform/database/platform-database.ts';
import {
  withTenant,
  type TenantTransaction,
} from '../platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../platform/runtime.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { cleanFiles } from './clean-files.ts';

const everyMs = 3_600_000;

interface CleaningOwner {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  readonly storage: FileStorage;
}

interface Cleaning {
  readonly pool: Pool;
  readonly storage: FileStorage;
  readonly runtime: Runtime;
  readonly logger: Logger;
  /** Removes what other features left in storage of a tenant. */
  readonly cleanMore: (owner: CleaningOwner) => Promise<void>;
}

/** Removes orphaned files every hour, tenant by tenant, while the process runs. */
export function startCleaning(cleaning: Cleaning): void {
  setInterval(() => void cleanAll(cleaning), everyMs).unref();
}

async function cleanAll(cleaning: Cleaning): Promise<void> {
  const { pool, storage, runtime, logger, cleanMore } = cleaning;
  try {
    const tenants = await platformDatabase(pool).selectFrom('tenants').select('id').execute();
    for (const { id: tenantId } of tenants) {
      const transaction = withTenant(pool, tenantId);
      await cleanFiles({ storage }, transaction, runtime);
      await cleanMore({ tenantId, transaction, storage });
    }
  } catch (error) {
    // The next run, an hour later, tries again.
    logger.error({ job: 'clean-files', error: describeError(error) }, 'job failed');
  }
}
