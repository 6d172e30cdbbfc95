import { Readable } from 'node:stream';
import { describeError } from '../platform/logging/describe-error.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { Runtime } from '../platform/runtime.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { VirusScanner } from '../providers/virus-scanner/virus-scanner.ts';
import { endExamination } from './end-examination.ts';
import type { FileServices } from './file-services.ts';
import { countScanTry, selectWaiting, type FileRow } from './files-queries.ts';
import type { FileState } from './files-tables.ts';

/** The files of one tenant to scan. */
export interface WaitingScan extends Runtime {
  readonly tenant: Pick<Tenant, 'id'>;
  readonly transaction: TenantTransaction;
  readonly logger: Pick<Logger, 'error'>;
}

/** What scanning files that wait needs. */
export type ScanServices = Pick<
  FileServices,
  'storage' | 'scan' | 'jobs' | 'setAside' | 'openName'
>;

const atOnce = 100;
/** A file on which the scanner fails this often, while it scans others, cannot be scanned. */
export const maxScanTries = 10;
/** A run leaves the tenant after this many files that failed; each may have taken a minute. */
const maxFailures = 3;

type Outcome = 'ended' | 'failed' | 'down';

/**
 * Scans the files that were sent while the scanner was down. A file that fails does not stop the others: the next run
 * comes back to it after them. Returns false when the scanner does not answer at all.
 */
export async function scanWaiting(services: ScanServices, run: WaitingScan): Promise<boolean> {
  const failed: string[] = [];
  for (;;) {
    const rows = await run.transaction((tx) => selectWaiting(tx, failed, atOnce));
    for (const row of rows) {
      const outcome = await tryOne(services, run, row);
      if (outcome === 'down') return false;
      if (outcome === 'failed') failed.push(row.id);
      if (failed.length >= maxFailures) return true;
    }
    if (rows.length < atOnce) return true;
  }
}

async function tryOne(services: ScanServices, run: WaitingScan, row: FileRow): Promise<Outcome> {
  try {
    return await scanOne(services, run, row);
  } catch (error) {
    const { logger, tenant } = run;
    const details = { job: 'scan-files', tenantId: tenant.id, fileId: row.id };
    logger.error({ ...details, error: describeError(error) }, 'job failed');
    return 'failed';
  }
}

async function scanOne(services: ScanServices, run: WaitingScan, row: FileRow): Promise<Outcome> {
  const key = row.kept_key ?? row.upload_key;
  // Its content was lost: nothing can be scanned, and what waits for the file goes on.
  if ((await services.storage.find(key)) === undefined)
    return end(services, run, row, 'unreadable');
  const result = await resultOf(services, row, key);
  if (result === 'failed') {
    if (!(await isAnswering(services.scan))) return 'down';
    await run.transaction((tx) => countScanTry(tx, row));
    return 'failed';
  }
  if (result === 'clean') return end(services, run, row, 'accepted');
  await services.setAside(run, {
    row,
    key,
    finding: result,
    contentType: row.content_type,
    name: services.openName(run.tenant.id, row),
    source: row.submission_id === null ? {} : { submissionId: row.submission_id },
  });
  return 'ended';
}

async function end(
  services: ScanServices,
  { transaction, tenant }: WaitingScan,
  row: FileRow,
  state: FileState,
): Promise<'ended'> {
  const change = { state, sealed_name: null };
  await transaction((tx) => endExamination({ tx, tenantId: tenant.id }, services, row, change));
  return 'ended';
}

async function resultOf(
  { scan, storage }: Pick<FileServices, 'scan' | 'storage'>,
  { scan_tries: tries }: FileRow,
  key: string,
): Promise<'clean' | 'infected' | 'unscannable' | 'failed'> {
  // The scanner was switched off since: files are not scanned.
  if (scan === null) return 'clean';
  const content = await storage.read(key);
  try {
    return await scan(content);
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    if (!cause.retryable) return 'unscannable';
    return tries + 1 < maxScanTries ? 'failed' : 'unscannable';
  } finally {
    content.destroy();
  }
}

/** Whether the scanner scans content without a fault, so that it is the file on which it fails. */
async function isAnswering(scan: VirusScanner | null): Promise<boolean> {
  try {
    await scan?.(Readable.from([Buffer.from('x')], { objectMode: false }));
    return true;
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    return false;
  }
}
