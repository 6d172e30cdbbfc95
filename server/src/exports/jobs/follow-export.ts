import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor } from '../../logbook/writer.ts';
import type { JobContext, JobHandler } from '../../platform/jobs/job-handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { exportKey } from '../../platform/storage/storage-keys.ts';
import { attemptLimit, heartbeatTimeoutMs, pollSeconds } from '../export-times.ts';
import { lockExport, updateExport, type ExportRecord } from '../exports-queries.ts';

interface FollowOptions {
  readonly jobs: JobSender;
  readonly storage: Pick<FileStorage, 'remove'>;
}

type Tx = Parameters<typeof lockExport>[0];

/** A pending job counts as lost only after this long; a shorter wait is a busy queue. */
const pendingTimeoutMs = 15 * 60_000;

/**
 * Polls an export until its file has expired: starts another attempt when the server stopped halfway, and
 * removes the expired file.
 */
export function createFollowExport(options: FollowOptions): JobHandler<'follow-export'> {
  return (context, job) =>
    context.transaction(async (tx) => {
      const record = await lockExport(tx, job.exportId);
      if (record === undefined) return;
      const afterSeconds = await follow(context, options, tx, record);
      if (afterSeconds === null) return;
      const sender = { tx, tenantId: context.tenant.id };
      await options.jobs.send(sender, 'follow-export', job, { afterSeconds });
    });
}

/** Takes the action that is due; returns the seconds until the next poll, or `null` when none is needed. */
async function follow(
  context: JobContext,
  { jobs, storage }: FollowOptions,
  tx: Tx,
  record: ExportRecord,
): Promise<number | null> {
  const { tenant, now } = context;
  const { id, status } = record;
  const sender = { tx, tenantId: tenant.id };
  if (status === 'available') {
    const leftMs = (record.expires_at?.getTime() ?? 0) - now();
    if (leftMs > 0) return Math.ceil(leftMs / 1000);
    await storage.remove(exportKey(tenant.id, record));
    await updateExport(tx, id, { status: 'expired', ...dropAfterExpiry(record) });
    return null;
  }
  if (status !== 'pending' && status !== 'processing') return null;
  if (record.consent === 'asked') return awaitDecision(context, jobs, tx, record);
  const aliveAt = (record.alive_at ?? record.created_at).getTime();
  const timeoutMs = status === 'pending' ? pendingTimeoutMs : heartbeatTimeoutMs;
  if (now() - aliveAt <= timeoutMs) return pollSeconds;
  if (record.attempt >= attemptLimit) {
    const change = { status: 'failed', failure: 'interrupted', ended_at: new Date(now()) } as const;
    await updateExport(tx, id, change);
    await jobs.send(sender, 'send-export-mail', { exportId: id });
    return null;
  }
  await updateExport(tx, id, { status: 'pending', alive_at: new Date(now()) });
  await jobs.send(sender, 'make-export', { exportId: id });
  return pollSeconds;
}

/** A file that was not put anywhere until it expired never is. */
const dropAfterExpiry = ({ drop_state: state }: ExportRecord) =>
  state === 'waiting' ? ({ drop_state: 'failed' } as const) : {};

/** Ends an export on which nobody decided in time; returns the seconds until then. */
async function awaitDecision(
  context: JobContext,
  jobs: JobSender,
  tx: Tx,
  record: ExportRecord,
): Promise<number | null> {
  const writer = writerFor({ ...context, caller: null }, tx);
  const leftMs = (record.consent_expires_at?.getTime() ?? 0) - writer.now();
  if (leftMs > 0) return Math.ceil(leftMs / 1000);
  await updateExport(tx, record.id, {
    status: 'failed',
    failure: 'consent_expired',
    consent: 'expired',
    ended_at: instant(writer),
  });
  if (record.kind === 'submissions')
    await writeLogbook(writer, {
      action: 'export.consent_expired',
      subject: ['form', record.choices.form_id],
    });
  await jobs.send(writer, 'send-export-mail', { exportId: record.id });
  return null;
}
