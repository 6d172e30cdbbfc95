import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { instant, writerFor, type Writer } from '../../logbook/writer.ts';
import { DatabaseUnavailableError } from '../../platform/database/database-unavailable-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { JobContext, JobHandler } from '../../platform/jobs/job-handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { exportKey } from '../../platform/storage/storage-keys.ts';
import { fileNameOf } from '../file-name-of.ts';
import { findRequester } from '../find-requester.ts';
import { lockExport, updateAttempt, updateExport, type ExportRecord } from '../exports-queries.ts';
import { attemptLimit, retentionMs, heartbeatTimeoutMs } from '../export-times.ts';
import { kindOf } from '../kinds/kind-of.ts';
import type { WrittenExport } from '../write/export-task.ts';
import { ExportError } from '../file/export-error.ts';
import { StoppedError } from '../file/export-progress.ts';
import type { ExportFileServices } from '../file/write-export-file.ts';

/** The dependencies of making exports. */
export interface MakeExportOptions extends ExportFileServices {
  readonly jobs: JobSender;
  readonly storage: FileStorage;
}

/** Makes the file of an export in a worker. A failed attempt is repeated up to `attemptLimit` times. */
export function createMakeExport(options: MakeExportOptions): JobHandler<'make-export'> {
  return async (context, { exportId }) => {
    const record = await context.transaction((tx) => claim(context, tx, exportId));
    if (record === undefined) return;
    const folder = await mkdtemp(join(options.storage.workFolder, 'export-'));
    try {
      await make(context, options, record, folder);
    } catch (error) {
      if (error instanceof StoppedError) return;
      // The failure cannot be stored now: `follow-export` finds later that the worker has stopped.
      if (error instanceof DatabaseUnavailableError) throw error;
      await context.transaction((tx) =>
        giveUp(writerFor({ ...context, caller: null }, tx), options, record, error),
      );
      if (!(error instanceof ExportError)) throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

type Tx = Parameters<typeof lockExport>[0];

/**
 * Claims a pending export, or a running one without a heartbeat; `undefined` when there is none to claim, or when it
 * has to wait for the consent of a colleague.
 */
async function claim(
  context: JobContext,
  tx: Tx,
  exportId: string,
): Promise<ExportRecord | undefined> {
  const { now } = context;
  const record = await lockExport(tx, exportId);
  if (record === undefined) return undefined;
  const isStopped = now() - (record.alive_at?.getTime() ?? 0) > heartbeatTimeoutMs;
  if (record.status !== 'pending' && !(record.status === 'processing' && isStopped))
    return undefined;
  // A version that asks for a BSN may have got its first submission since the export was requested.
  const writer = writerFor({ ...context, caller: null }, tx);
  if (await kindOf(record).awaitConsent(writer)) return undefined;
  const at = new Date(now());
  const change = {
    status: 'processing',
    attempt: record.attempt + 1,
    row_count: 0,
    started_at: at,
    alive_at: at,
  } as const;
  await updateExport(tx, exportId, change);
  return { ...record, ...change };
}

async function make(
  context: JobContext,
  options: MakeExportOptions,
  record: ExportRecord,
  folder: string,
): Promise<void> {
  const { tenant, transaction } = context;
  const { storage } = options;
  const kind = kindOf(record);
  const caller = await transaction((tx) => findRequester(tx, tenant.id, record, kind.mayBeHadBy));
  if (caller === undefined) throw new ExportError('not_allowed');
  const written = await kind.write(context, options, { caller, folder });
  const key = exportKey(tenant.id, record);
  await storage.store(written.path, key);
  const isWanted = await transaction((tx) =>
    finish(context, options, tx, { record, caller, written }),
  );
  if (!isWanted) await storage.remove(key);
}

interface Made {
  readonly record: ExportRecord;
  readonly caller: Caller;
  readonly written: WrittenExport & { readonly count: number };
}

/** Stores the result; false when the export was deleted or another attempt took over. */
async function finish(
  context: JobContext,
  { jobs }: MakeExportOptions,
  tx: Tx,
  { record, caller, written: { count, sizeBytes } }: Made,
): Promise<boolean> {
  const writer = writerFor({ ...context, caller }, tx);
  const at = writer.now();
  const kind = kindOf(record);
  const isOurs = await updateAttempt(tx, record, {
    status: 'available',
    row_count: count,
    total: count,
    file_name: fileNameOf(kind.title(record.choices.language), kind.format, at),
    size_bytes: sizeBytes,
    ended_at: new Date(at),
    expires_at: new Date(at + retentionMs),
  });
  if (!isOurs) return false;
  await kind.log(writer, 'made', count);
  if (record.target?.kind === 'drop') {
    await updateExport(tx, record.id, { drop_state: 'waiting' });
    await jobs.send(writer, 'drop-export', { exportId: record.id });
  } else await jobs.send(writer, 'send-export-mail', { exportId: record.id });
  return true;
}

async function giveUp(
  writer: Writer,
  { jobs }: MakeExportOptions,
  record: ExportRecord,
  error: unknown,
): Promise<void> {
  const isFinal = error instanceof ExportError || record.attempt >= attemptLimit;
  if (!isFinal) {
    // The job queue repeats the job.
    await updateAttempt(writer.tx, record, { status: 'pending' });
    return;
  }
  const isOurs = await updateAttempt(writer.tx, record, {
    status: 'failed',
    failure: error instanceof ExportError ? error.failure : 'error',
    ended_at: instant(writer),
  });
  if (isOurs) await jobs.send(writer, 'send-export-mail', { exportId: record.id });
}
