import { sql, type Insertable, type Selectable, type SqlBool, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../platform/database/database.ts';
import type { VersionRemarkRepliesTable, VersionRemarksTable } from './version-remarks-tables.ts';

type Tx = Transaction<Database>;

/** A remark with its replies, the oldest first. */
export type VersionRemarkRow = Awaited<ReturnType<typeof selectVersionRemarks>>[number];

/** The remarks on a version with their replies, the oldest first. */
export function selectVersionRemarks(tx: Tx, versionId: string) {
  return remarksWithReplies(tx)
    .where('version_id', '=', versionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** One remark of a version with its replies; `undefined` when the version has no such remark. */
export function findVersionRemark(tx: Tx, { versionId, remarkId }: RemarkIds) {
  return remarksWithReplies(tx)
    .where('version_id', '=', versionId)
    .where('id', '=', remarkId)
    .executeTakeFirst();
}

interface RemarkIds {
  readonly versionId: string;
  readonly remarkId: string;
}

const remarksWithReplies = (tx: Tx) =>
  tx
    .selectFrom('version_remarks')
    .selectAll('version_remarks')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('version_remark_replies as reply')
          .select(['reply.id', 'reply.text', 'reply.author_name'])
          .select(
            sql<string>`to_char(reply.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
              'created_at',
            ),
          )
          .whereRef('reply.tenant_id', '=', 'version_remarks.tenant_id')
          .whereRef('reply.remark_id', '=', 'version_remarks.id')
          .orderBy('reply.created_at')
          .orderBy('reply.id'),
      ).as('replies'),
    );

export async function insertVersionRemark(
  tx: Tx,
  row: Insertable<VersionRemarksTable>,
): Promise<void> {
  await tx.insertInto('version_remarks').values(row).execute();
}

export async function insertVersionRemarkReply(
  tx: Tx,
  row: Insertable<VersionRemarkRepliesTable>,
): Promise<void> {
  await tx.insertInto('version_remark_replies').values(row).execute();
}

export type Resolution = Pick<Selectable<VersionRemarksTable>, 'resolved_at' | 'resolved_by_name'>;

/** Resolves or reopens a remark. */
export async function updateResolution(
  tx: Tx,
  { versionId, remarkId }: RemarkIds,
  resolution: Resolution,
): Promise<void> {
  await tx
    .updateTable('version_remarks')
    .set(resolution)
    .where('version_id', '=', versionId)
    .where('id', '=', remarkId)
    .execute();
}

/** Who worked on a version: who saved changes of it, and who proposed it. */
export async function selectVersionMakers(tx: Tx, versionId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('users.id')
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('version_journal')
            .select('version_journal.revision')
            .whereRef('version_journal.tenant_id', '=', 'users.tenant_id')
            .whereRef('version_journal.user_id', '=', 'users.id')
            .where('version_journal.version_id', '=', versionId),
        ),
        sql<SqlBool>`exists (
          select from logbook
          where logbook.tenant_id = users.tenant_id and logbook.actor_id = users.id
            and logbook.subject_id = ${versionId}
            and (logbook.action = 'version.created'
              or logbook.action = 'version.moved' and logbook.details ->> 'to' = 'proposed')
        )`,
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
