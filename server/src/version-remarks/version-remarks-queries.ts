import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { VersionRemarksTable } from './version-remarks-tables.ts';

type Tx = Transaction<Database>;

export type VersionRemarkRow = Selectable<VersionRemarksTable>;

/** The remarks on a version, the oldest first. */
export function selectVersionRemarks(tx: Tx, versionId: string): Promise<VersionRemarkRow[]> {
  return tx
    .selectFrom('version_remarks')
    .selectAll()
    .where('version_id', '=', versionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function insertVersionRemark(
  tx: Tx,
  row: Insertable<VersionRemarksTable>,
): Promise<VersionRemarkRow> {
  return tx.insertInto('version_remarks').values(row).returningAll().executeTakeFirstOrThrow();
}

export interface Resolution {
  readonly resolved_at: Date | null;
  readonly resolved_by_name: string | null;
}

/** Resolves or reopens a remark; `undefined` when the version has no such remark. */
export function updateResolution(
  tx: Tx,
  { id, remark_id: remarkId }: { readonly id: string; readonly remark_id: string },
  resolution: Resolution,
): Promise<VersionRemarkRow | undefined> {
  return tx
    .updateTable('version_remarks')
    .set(resolution)
    .where('version_id', '=', id)
    .where('id', '=', remarkId)
    .returningAll()
    .executeTakeFirst();
}
