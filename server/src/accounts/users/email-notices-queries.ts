import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Tx = Transaction<Database>;

/** Stores the address that must get a notice, until it is sent. */
export async function insertEmailNotice(
  tx: Tx,
  row: Insertable<Database['email_notices']>,
): Promise<void> {
  await tx.insertInto('email_notices').values(row).execute();
}

/** The user and their earlier address; `undefined` once the notice is sent, or the user is gone. */
export async function findEmailNotice(tx: Tx, id: string) {
  return tx
    .selectFrom('email_notices')
    .select(['user_id', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteEmailNotice(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('email_notices').where('id', '=', id).execute();
}

const dayMs = 86_400_000;

/** Deletes addresses that nobody confirmed in time, and those that no notice could be sent to for a day. */
export async function deleteOldAddresses(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
  await tx
    .deleteFrom('email_notices')
    .where('created_at', '<', new Date(now.getTime() - dayMs))
    .execute();
}
