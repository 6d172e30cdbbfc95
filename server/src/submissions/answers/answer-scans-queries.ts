import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { AnswerScan } from './answer-scan.ts';

type Tx = Transaction<Database>;

/** A version whose submissions are scanned, and the fields that the scan covers. */
export interface ScannedVersion {
  readonly versionId: string;
  readonly hash: Buffer;
}

export async function findScan(tx: Tx, versionId: string): Promise<AnswerScan | undefined> {
  return tx
    .selectFrom('answer_scans')
    .select(['fields_hash', 'first_started_at', 'started_at', 'after_id'])
    .where('version_id', '=', versionId)
    .executeTakeFirst();
}

export async function saveScan(
  tx: Tx,
  { tenantId, versionId }: { readonly tenantId: string; readonly versionId: string },
  scan: AnswerScan,
): Promise<void> {
  await tx
    .insertInto('answer_scans')
    .values({ tenant_id: tenantId, version_id: versionId, ...scan })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'version_id']).doUpdateSet({ ...scan }),
    )
    .execute();
}

/** Stores the progress of the scan (`null`: finished), unless a new scan covers other fields. */
export async function advanceScans(
  tx: Tx,
  versions: readonly ScannedVersion[],
  afterId: string | null,
): Promise<void> {
  const ids = versions.map(({ versionId }) => versionId);
  const hashes = versions.map(({ hash }) => hash);
  await tx
    .updateTable('answer_scans')
    .set({ after_id: afterId })
    .where('after_id', 'is not', null)
    .where(
      sql<boolean>`(version_id, fields_hash) in
        (select * from unnest(${ids}::uuid[], ${hashes}::bytea[]))`,
    )
    .execute();
}
