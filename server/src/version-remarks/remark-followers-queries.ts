import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

/** Lets users hear of a remark and of its replies. */
export async function insertFollowers(
  tx: Tx,
  { tenantId, remarkId }: { readonly tenantId: string; readonly remarkId: string },
  userIds: readonly string[],
): Promise<void> {
  const rows = userIds.map((userId) => ({
    tenant_id: tenantId,
    remark_id: remarkId,
    user_id: userId,
  }));
  if (rows.length === 0) return;
  await tx
    .insertInto('version_remark_followers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The users who follow a remark, except one. */
export async function selectOtherFollowers(
  tx: Tx,
  remarkId: string,
  exceptId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('version_remark_followers')
    .select('user_id')
    .where('remark_id', '=', remarkId)
    .where('user_id', '<>', exceptId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id: id }) => id);
}

export interface WaitingMail {
  readonly versionId: string;
  readonly userId: string;
}

/** A mail that still waits after a day is not tried any more: its job failed for good. */
const givenUpMs = 24 * 3_600_000;

/**
 * Makes a mail wait; whether none did yet. Updating locks the row, so that a mail that is being sent either contains
 * this remark or is followed by another one. Of two remarks at once the earlier one begins the mail.
 */
export async function addWaitingMail(
  tx: Tx,
  { tenantId, versionId, userId }: WaitingMail & { readonly tenantId: string },
  since: Date,
): Promise<boolean> {
  await tx
    .deleteFrom('version_remark_mails')
    .where('version_id', '=', versionId)
    .where('user_id', '=', userId)
    .where('since', '<', new Date(since.getTime() - givenUpMs))
    .execute();
  const row = await tx
    .insertInto('version_remark_mails')
    .values({ tenant_id: tenantId, version_id: versionId, user_id: userId, since })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'version_id', 'user_id'])
        .doUpdateSet({ since: sql`least(version_remark_mails.since, excluded.since)` }),
    )
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow();
  return row.is_new;
}

/** The moment of the first remark of a waiting mail, locked; `undefined` when no mail waits. */
export async function lockWaitingMail(
  tx: Tx,
  { versionId, userId }: WaitingMail,
): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('version_remark_mails')
    .select('since')
    .where('version_id', '=', versionId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.since;
}

export async function updateWaitingMail(
  tx: Tx,
  { versionId, userId }: WaitingMail,
  since: Date,
): Promise<void> {
  await tx
    .updateTable('version_remark_mails')
    .set({ since })
    .where('version_id', '=', versionId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteWaitingMail(tx: Tx, { versionId, userId }: WaitingMail): Promise<void> {
  await tx
    .deleteFrom('version_remark_mails')
    .where('version_id', '=', versionId)
    .where('user_id', '=', userId)
    .execute();
}

/** A remark or a reply of a colleague. */
export interface RemarkNews {
  readonly id: string;
  readonly is_reply: boolean;
  readonly change_text: string;
  readonly text: string;
  readonly author_name: string;
  readonly created_at: Date;
}

/** What others wrote about a version from a moment on, in the threads that a user follows; the oldest first. */
export async function selectRemarkNews(
  tx: Tx,
  { versionId, userId }: WaitingMail,
  since: Date,
): Promise<readonly RemarkNews[]> {
  const { rows } = await sql<RemarkNews>`
    with followed as (
      select remark.* from version_remarks as remark
      join version_remark_followers as follower
        on follower.tenant_id = remark.tenant_id and follower.remark_id = remark.id
      where remark.version_id = ${versionId} and follower.user_id = ${userId}
    ), news as (
      select id, false as is_reply, change_text, text, author_id, author_name, created_at from followed
      union all
      select reply.id, true, followed.change_text, reply.text, reply.author_id, reply.author_name, reply.created_at
      from version_remark_replies as reply
      join followed on followed.tenant_id = reply.tenant_id and followed.id = reply.remark_id
    )
    select id, is_reply, change_text, text, author_name, created_at from news
    where created_at >= ${since} and author_id <> ${userId}
    order by created_at, id
  `.execute(tx);
  return rows;
}
