import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { JobContext, JobHandler } from '../../platform/jobs/job-handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { exportKey } from '../../platform/storage/storage-keys.ts';
import type { CreateFileDrop } from '../../providers/delivery/delivery-drivers.ts';
import { dropFolder } from '../../providers/delivery/drop/drop-folder.ts';
import { markOf, safeFileName, safeName } from '../../providers/delivery/safe-names.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { selectProvider, type ProviderRow } from '../../providers/providers-queries.ts';
import { contentTypes } from '../content-types.ts';
import { findExportedForm } from '../export-source-queries.ts';
import { lockExport, updateExport, type ExportRecord } from '../exports-queries.ts';
import { findRequester, mayExport } from '../find-requester.ts';
import { isOver } from '../present-export.ts';

/** The dependencies of putting exports somewhere. */
export interface DropExportOptions {
  readonly jobs: JobSender;
  readonly storage: FileStorage;
  readonly createDrop: CreateFileDrop;
}

/** The waits between attempts, in seconds: within a day a receiver is repaired, or somebody has to do something. */
const waits = [60, 300, 900, 3_600, 4 * 3_600, 12 * 3_600];

/** How long a file waits before it looks whether its place is switched on again; this is not an attempt. */
const switchedOffWaitSeconds = 300;

/** Puts the file of a scheduled export into its bucket or folder, under a name that a repeated attempt uses again. */
export function createDropExport(options: DropExportOptions): JobHandler<'drop-export'> {
  return async (context, { exportId }) => {
    const found = await context.transaction((tx) => findWaiting(context, tx, exportId));
    if (found === undefined) return;
    const { record, provider, isAllowed } = found;
    // A copy of another tenant waits until its administrator has confirmed the place.
    if (isAllowed && provider?.is_down === true) {
      const when = { afterSeconds: switchedOffWaitSeconds };
      await context.transaction((tx) =>
        options.jobs.send({ tx, tenantId: context.tenant.id }, 'drop-export', { exportId }, when),
      );
      return;
    }
    const error = await put(context, options, found);
    await context.transaction((tx) => recordAttempt(context, options, tx, { record, error }));
  };
}

type Tx = Parameters<typeof lockExport>[0];

interface Waiting {
  readonly record: ExportRecord<'submissions'>;
  readonly folder: string;
  /** `undefined`: it was deleted. */
  readonly provider: ProviderRow | undefined;
  /** Whether the owner still may have this file. */
  readonly isAllowed: boolean;
}

async function findWaiting(
  { tenant, now }: JobContext,
  tx: Tx,
  exportId: string,
): Promise<Waiting | undefined> {
  const record = await lockExport(tx, exportId);
  // Only submissions are exported on a schedule.
  if (record?.kind !== 'submissions') return undefined;
  if (record.drop_state !== 'waiting' || record.target?.kind !== 'drop') return undefined;
  const mayHaveIt = (caller: Caller) => mayExport(caller, record.choices);
  const caller = await findRequester(tx, tenant.id, record, mayHaveIt);
  const form = caller && (await findExportedForm(tx, caller, record.choices.form_id));
  const { provider: id, folder } = record.target;
  return {
    record,
    folder,
    provider: await selectProvider(tx, 'delivery', { id, servesTests: false }),
    isAllowed: form !== undefined && record.status === 'available' && !isOver(record, now()),
  };
}

/** What went wrong; `null`: the file is there. */
type DropFailure = ProviderError | 'not_allowed' | null;

async function put(
  context: JobContext,
  { storage, createDrop }: DropExportOptions,
  { record, folder, provider, isAllowed }: Waiting,
): Promise<DropFailure> {
  if (!isAllowed) return 'not_allowed';
  try {
    if (provider === undefined) throw new ProviderError('not_configured');
    const key = exportKey(context.tenant.id, record);
    const stored = await storage.find(key);
    if (stored === undefined) return 'not_allowed';
    const session = await createDrop(context, provider).open();
    try {
      await session.put([...dropFolder(folder).map((part) => safeName(part)), nameOf(record)], {
        contentType: contentTypes[record.choices.format],
        sizeBytes: stored.sizeBytes,
        read: () => storage.read(key),
      });
    } finally {
      session.close();
    }
    return null;
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
}

/** Such as `Melding 2026-11-22 1a2b3c4d5e6f.csv`. */
function nameOf({
  id,
  file_name: fileName,
  choices: { format },
}: ExportRecord<'submissions'>): string {
  const base = (fileName ?? 'export').slice(0, -(format.length + 1));
  return safeFileName(`${base} ${markOf(id)}.${format}`);
}

/** The errors that no repeat solves. */
const finalCodes: ReadonlySet<string> = new Set(['not_configured', 'not_allowed', 'refused']);

async function recordAttempt(
  context: JobContext,
  { jobs }: DropExportOptions,
  tx: Tx,
  { record, error }: { readonly record: ExportRecord<'submissions'>; readonly error: DropFailure },
): Promise<void> {
  const current = await lockExport(tx, record.id);
  if (current?.drop_state !== 'waiting') return;
  const writer = writerFor({ ...context, caller: null }, tx);
  const attempts = current.drop_attempts + 1;
  const code = error instanceof ProviderError ? error.code : null;
  const subject = ['form', record.choices.form_id] as const;
  if (error === null) {
    await updateExport(tx, record.id, {
      drop_state: 'delivered',
      drop_error: null,
      drop_attempts: attempts,
    });
    await writeLogbook(writer, {
      action: 'export.dropped',
      subject,
      details: { count: current.row_count },
    });
    return;
  }
  const afterSeconds = waits[current.drop_attempts];
  if (code !== null && !finalCodes.has(code) && afterSeconds !== undefined) {
    await updateExport(tx, record.id, { drop_error: code, drop_attempts: attempts });
    await jobs.send(writer, 'drop-export', { exportId: record.id }, { afterSeconds });
    return;
  }
  await updateExport(tx, record.id, {
    drop_state: 'failed',
    drop_error: code,
    drop_attempts: attempts,
  });
  await writeLogbook(writer, { action: 'export.drop_failed', subject });
  await jobs.send(writer, 'send-export-mail', { exportId: record.id });
}
