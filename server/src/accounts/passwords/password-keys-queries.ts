import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { userLabel } from '../users/users-queries.ts';

type Tx = Transaction<Database>;

/** Stores the key of a user's link; an earlier link stops working. */
export async function upsertPasswordKey(
  tx: Tx,
  row: Insertable<Database['password_keys']>,
): Promise<void> {
  const { key_hash, expires_at } = row;
  await tx
    .insertInto('password_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ key_hash, expires_at }),
    )
    .execute();
}

/** The active user whose password the key can set. */
export async function findUserOfKey(
  tx: Tx,
  key: { readonly tenantId: string; readonly hash: Buffer; readonly now: Date },
) {
  return tx
    .selectFrom('password_keys')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'password_keys.tenant_id')
        .onRef('users.id', '=', 'password_keys.user_id'),
    )
    .select(['users.id', 'users.email', 'users.password_hash', userLabel.as('label')])
    .where('password_keys.tenant_id', '=', key.tenantId)
    .where('password_keys.key_hash', '=', key.hash)
    .where('password_keys.expires_at', '>', key.now)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
}

/** Deletes the key; false when another request did so first. */
export async function deletePasswordKey(
  tx: Tx,
  key: { readonly tenantId: string; readonly hash: Buffer },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_keys')
    .where('tenant_id', '=', key.tenantId)
    .where('key_hash', '=', key.hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
