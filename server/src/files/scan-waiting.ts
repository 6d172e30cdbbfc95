import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { findTenants } from '../platform/database/tenancy/find-tenant.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import {
  withTenant,
  type TenantTransaction,
} from '../platform/database/tenancy/tenant-transaction.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { runEveryMinute } from '../platform/process/run-every-minute.ts';
import type { Runtime } from '../platform/runtime.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { FileServices } from './file-services.ts';
import { selectWaiting, updateFile, type FileRow } from './files-queries.ts';

export interface WaitingScan extends Runtime {
  readonly tenant: Pick<Tenant, 'id'>;
  readonly transaction: TenantTransaction;
  readonly jobs: JobSender;
}

type Services = Pick<FileServices, 'storage' | 'scan' | 'setAside' | 'openName'>;

const atOnce = 100;

/** Scans the files that were sent while the scanner was down; stops at once when it still is. */
export async function scanWaiting(services: Services, run: WaitingScan): Promise<void> {
  const { transaction } = run;
  for (;;) {
    const rows = await transaction((tx) => selectWaiting(tx, atOnce));
    for (const row of rows) if (!(await scanOne(services, run, row))) return;
    if (rows.length < atOnce) return;
  }
}

/** False when the scanner does not answer. */
async function scanOne(services: Services, run: WaitingScan, row: FileRow): Promise<boolean> {
  const key = row.kept_key ?? row.upload_key;
  const result = await resultOf(services, await services.storage.read(key));
  if (result === 'down') return false;
  const { transaction, jobs, tenant } = run;
  if (result === 'clean')
    await transaction((tx) => updateFile(tx, row.id, { state: 'accepted', sealed_name: null }));
  else
    await services.setAside(run, {
      row,
      key,
      finding: result,
      contentType: row.content_type,
      name: services.openName(tenant.id, row),
      source: row.submission_id === null ? {} : { submissionId: row.submission_id },
    });
  // What was held back for this file goes out.
  if (row.submission_id !== null)
    await transaction((tx) => jobs.send({ tx, tenantId: tenant.id }, 'deliver-submissions', {}));
  return true;
}

async function resultOf({ scan }: Pick<FileServices, 'scan'>, content: Readable) {
  try {
    // The scanner was switched off since: files are not scanned.
    return scan === null ? 'clean' : await scan(content);
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    return cause.retryable ? 'down' : 'unscannable';
  } finally {
    content.destroy();
  }
}

interface Scanning {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly logger: Logger;
  readonly jobs: JobSender;
  readonly services: Services;
}

/** Scans what waits every minute, tenant by tenant, while the process runs. */
export function startScanning({ pool, runtime, logger, jobs, services }: Scanning): void {
  const run = async () => {
    for (const { id } of await findTenants(pool))
      await scanWaiting(services, {
        ...runtime,
        tenant: { id },
        transaction: withTenant(pool, id),
        jobs,
      });
  };
  runEveryMinute({ job: 'scan-files', logger, run });
}
