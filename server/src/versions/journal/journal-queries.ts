import type { Insertable, Transaction } from 'kysely';
import { selectPerson } from '../../forms/select-person.ts';
import type { Database } from '../../platform/database/database.ts';
import type { VersionJournalTable } from './journal-tables.ts';

type Tx = Transaction<Database>;

export async function insertJournalRow(
  tx: Tx,
  row: Insertable<VersionJournalTable>,
): Promise<void> {
  await tx.insertInto('version_journal').values(row).execute();
}

interface JournalPage {
  readonly versionId: string;
  /** Only saves with a lower revision. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** The saves of a version, newest first. */
export function selectJournal(tx: Tx, { versionId, before, limit }: JournalPage) {
  const rows = tx
    .selectFrom('version_journal')
    .select((eb) => [
      'revision',
      'at',
      'restored_revision',
      'undo',
      selectPerson(eb.ref('version_journal.tenant_id'), eb.ref('version_journal.user_id')).as(
        'user',
      ),
    ])
    .where('version_id', '=', versionId)
    .orderBy('revision', 'desc')
    .limit(limit);
  return (before === undefined ? rows : rows.where('revision', '<', before)).execute();
}

/** The oldest save after a revision that recorded the whole content before it. */
export function findSnapshot(tx: Tx, versionId: string, revision: number) {
  return tx
    .selectFrom('version_journal')
    .select(['revision', 'content_before'])
    .where('version_id', '=', versionId)
    .where('revision', '>', revision)
    .where('content_before', 'is not', null)
    .orderBy('revision')
    .limit(1)
    .executeTakeFirst();
}

/** How to go back: the changes of the saves after one revision and before another, newest first. */
export function selectUndo(tx: Tx, versionId: string, range: { after: number; below: number }) {
  return tx
    .selectFrom('version_journal')
    .select(['undo'])
    .where('version_id', '=', versionId)
    .where('revision', '>', range.after)
    .where('revision', '<', range.below)
    .orderBy('revision', 'desc')
    .execute();
}

/** The oldest recorded save of a version. */
export async function firstRecorded(tx: Tx, versionId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('version_journal')
    .select('revision')
    .where('version_id', '=', versionId)
    .orderBy('revision')
    .limit(1)
    .executeTakeFirst();
  return row?.revision;
}
