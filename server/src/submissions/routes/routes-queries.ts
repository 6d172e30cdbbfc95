import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SubmissionRoutesTable } from './routes-tables.ts';

type Tx = Transaction<Database>;

export async function insertRoutes(
  tx: Tx,
  rows: readonly Insertable<SubmissionRoutesTable>[],
): Promise<void> {
  if (rows.length > 0) await tx.insertInto('submission_routes').values(rows).execute();
}

/** Returns the destinations of a submission, ordered by name. */
export function selectRoutesOf(tx: Tx, submissionId: string) {
  return tx
    .selectFrom('submission_routes')
    .select(['destination', 'rules'])
    .where('submission_id', '=', submissionId)
    .orderBy('destination_id')
    .execute();
}

/** Returns the settings of a version, which contain its destinations. */
export async function selectVersionSettings(tx: Tx, versionId: string) {
  const { settings } = await tx
    .selectFrom('form_versions')
    .select('settings')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  return settings;
}
