import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { userLabel } from '../users/users-queries.ts';

type Tx = Transaction<Database>;

/** Stores the address that a user asks for; an earlier one is replaced, and its link stops working. */
export async function upsertEmailChange(
  tx: Tx,
  row: {
    readonly tenant_id: string;
    readonly user_id: string;
    readonly email: string;
    readonly expires_at: Date;
  },
): Promise<void> {
  const { email, expires_at } = row;
  await tx
    .insertInto('email_changes')
    .values({ ...row, key_hash: null })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ email, expires_at, key_hash: null }),
    )
    .execute();
}

/** Stores the key of the mailed link, and returns the address to mail it to; `undefined`: nothing is asked. */
export async function keyEmailChange(
  tx: Tx,
  key: { readonly tenantId: string; readonly userId: string; readonly hash: Buffer },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('email_changes')
    .set({ key_hash: key.hash })
    .where('tenant_id', '=', key.tenantId)
    .where('user_id', '=', key.userId)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** Takes the change of a key, which works once; `undefined` for an unknown or expired one. */
export async function takeEmailChange(
  tx: Tx,
  key: { readonly tenantId: string; readonly hash: Buffer; readonly now: Date },
) {
  return tx
    .deleteFrom('email_changes')
    .using('users')
    .whereRef('users.tenant_id', '=', 'email_changes.tenant_id')
    .whereRef('users.id', '=', 'email_changes.user_id')
    .where('email_changes.tenant_id', '=', key.tenantId)
    .where('email_changes.key_hash', '=', key.hash)
    .where('email_changes.expires_at', '>', key.now)
    .where('users.is_active', '=', true)
    .returning(['users.id', 'users.email as earlier', 'email_changes.email', userLabel.as('label')])
    .executeTakeFirst();
}
