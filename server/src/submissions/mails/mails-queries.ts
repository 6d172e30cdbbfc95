import { sql, type Insertable, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SubmissionMailsTable } from './mails-tables.ts';

type Tx = Transaction<Database>;

export async function insertMail(tx: Tx, row: Insertable<SubmissionMailsTable>): Promise<void> {
  await tx.insertInto('submission_mails').values(row).execute();
}

export type MailRow = Selectable<SubmissionMailsTable>;

export function selectMail(tx: Tx, id: string): Promise<MailRow | undefined> {
  return tx.selectFrom('submission_mails').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the mail, locked until the transaction ends. */
export function lockMail(tx: Tx, id: string): Promise<MailRow | undefined> {
  return tx
    .selectFrom('submission_mails')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the mails about a submission, in the order in which they were requested. */
export function selectMailsOf(tx: Tx, submissionId: string): Promise<MailRow[]> {
  return tx
    .selectFrom('submission_mails')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Counts the mails that a mail server finally rejected since a moment. */
export async function countBouncedSince(tx: Tx, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('submission_mails')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('bounce', '=', 'permanent')
    .where('bounced_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts an attempt to send the mail; returns the number of attempts. */
export async function countTry(tx: Tx, id: string): Promise<number> {
  const { tries } = await tx
    .updateTable('submission_mails')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .returning('tries')
    .executeTakeFirstOrThrow();
  return tries;
}

/** Deletes a mail that was not sent. */
export async function deleteMail(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('submission_mails').where('id', '=', id).execute();
}

export async function updateMail(
  tx: Tx,
  id: string,
  change: Updateable<SubmissionMailsTable>,
): Promise<void> {
  await tx.updateTable('submission_mails').set(change).where('id', '=', id).execute();
}
