import { sql, type Insertable, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { FilesTable } from './files-tables.ts';

type Tx = Transaction<Database>;

export type FileRow = Selectable<FilesTable>;

export async function insertFile(tx: Tx, row: Insertable<FilesTable>): Promise<void> {
  await tx.insertInto('files').values(row).execute();
}

/** The files that nobody examined yet; those of a completed submission are left to the job that scans them. */
export function selectUnexamined(tx: Tx, keys: readonly string[]): Promise<FileRow[]> {
  return tx
    .selectFrom('files')
    .leftJoin('submissions', (join) =>
      join
        .onRef('submissions.tenant_id', '=', 'files.tenant_id')
        .onRef('submissions.id', '=', 'files.submission_id'),
    )
    .selectAll('files')
    .where('files.upload_key', 'in', [...keys, ''])
    .where('files.state', 'in', ['sent', 'waiting'])
    .where((eb) => eb(eb.fn.coalesce('submissions.status', sql.lit('draft')), '!=', 'final'))
    .execute();
}

export function selectFile(tx: Tx, id: string): Promise<FileRow | undefined> {
  return tx.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A file that a member of staff uploaded for a form; `null`: for the settings of the organisation. */
export function selectStaffUpload(
  tx: Tx,
  formId: string | null,
  id: string,
): Promise<FileRow | undefined> {
  const ofStaff = tx.selectFrom('files').selectAll().where('id', '=', id);
  return (
    formId === null
      ? ofStaff.where('is_of_settings', '=', true)
      : ofStaff.where('form_id', '=', formId)
  ).executeTakeFirst();
}

/** The row, locked until the transaction ends. */
export function lockFile(tx: Tx, id: string): Promise<FileRow | undefined> {
  return tx.selectFrom('files').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The rows, locked until the transaction ends; always in the same order, to avoid deadlocks. */
export function lockByUploadKeys(tx: Tx, keys: readonly string[]): Promise<FileRow[]> {
  return tx
    .selectFrom('files')
    .selectAll()
    .where('upload_key', 'in', [...keys, ''])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateFile(
  tx: Tx,
  id: string,
  change: Updateable<FilesTable>,
): Promise<void> {
  await tx.updateTable('files').set(change).where('id', '=', id).execute();
}

/** Attaches files to a submission and detaches its other ones. */
export async function claimForSubmission(
  tx: Tx,
  submissionId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .updateTable('files')
    .set({ submission_id: null })
    .where('submission_id', '=', submissionId)
    .where('id', 'not in', [...ids, noId])
    .execute();
  await tx
    .updateTable('files')
    .set({ submission_id: submissionId, claimed_at: at })
    .where('id', 'in', [...ids, noId])
    .where((eb) => eb.or([eb('submission_id', 'is', null), eb('submission_id', '=', submissionId)]))
    .execute();
}

/** Placeholder for lists that may be empty: no row has this id. */
const noId = '00000000-0000-0000-0000-000000000000';

export function selectOfSubmission(tx: Tx, submissionId: string): Promise<FileRow[]> {
  return tx
    .selectFrom('files')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute();
}

/** A file that its visitor may still read: it belongs to no final submission. */
export function selectOwnUpload(tx: Tx, uploadKey: string): Promise<FileRow | undefined> {
  return tx
    .selectFrom('files')
    .leftJoin('submissions', (join) =>
      join
        .onRef('submissions.tenant_id', '=', 'files.tenant_id')
        .onRef('submissions.id', '=', 'files.submission_id'),
    )
    .selectAll('files')
    .where('files.upload_key', '=', uploadKey)
    .where((eb) => eb(eb.fn.coalesce('submissions.status', sql.lit('draft')), '!=', 'final'))
    .executeTakeFirst();
}

/** The files that wait for the scanner, without those of `except`: first those that failed least, then the oldest. */
export function selectWaiting(tx: Tx, except: readonly string[], max: number): Promise<FileRow[]> {
  return tx
    .selectFrom('files')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('id', 'not in', [...except, noId])
    .orderBy('scan_tries')
    .orderBy('created_at')
    .orderBy('id')
    .limit(max)
    .execute();
}

/** Counts a scan that failed; another server that counted the same one does not count it twice. */
export async function countScanTry(
  tx: Tx,
  { id, scan_tries: tries }: Pick<FileRow, 'id' | 'scan_tries'>,
): Promise<void> {
  await tx
    .updateTable('files')
    .set({ scan_tries: tries + 1 })
    .where('id', '=', id)
    .where('scan_tries', '=', tries)
    .execute();
}

/** How many files of submissions were sent before a moment and still wait for the scanner, and when the first was sent. */
export function selectLongWaiting(
  tx: Tx,
  before: Date,
): Promise<{ readonly count: number; readonly first: Date | null }> {
  return tx
    .selectFrom('files')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created_at)`.as('first')])
    .where('state', '=', 'waiting')
    .where('submission_id', 'is not', null)
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
}

type Restored = Pick<FileRow, 'tenant_id' | 'id' | 'upload_key' | 'mime_type' | 'size_bytes'>;

/** Makes a file usable that was set aside; one without a submission lives as long as a new upload. */
export async function restoreAccepted(
  tx: Tx,
  { tenant_id, id, upload_key, mime_type, size_bytes }: Restored,
  keptKey: string,
  at: Date,
): Promise<void> {
  const usable = { state: 'accepted', kept_key: keptKey, created_at: at } as const;
  await tx
    .insertInto('files')
    .values({ tenant_id, id, upload_key, mime_type, size_bytes, ...usable })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(usable))
    .execute();
}

/** Unused files: detached, or sent before `before` and never attached to a submission. */
export function selectAbandoned(tx: Tx, before: Date, max: number): Promise<FileRow[]> {
  return tx
    .selectFrom('files')
    .selectAll()
    .where('submission_id', 'is', null)
    .where((eb) => eb.or([eb('claimed_at', 'is not', null), eb('created_at', '<', before)]))
    .orderBy('created_at')
    .limit(max)
    .execute();
}

/** Deletes the row of an unused file; false when it is gone, or a submission has attached it. */
export async function deleteUnattached(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('files')
    .where('id', '=', id)
    .where('submission_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
