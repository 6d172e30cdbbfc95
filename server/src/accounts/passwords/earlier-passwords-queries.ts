import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Tx = Transaction<Database>;

/** The hashes of a user's last passwords, the present one first; at most `count`. */
export async function selectEarlierPasswords(
  tx: Tx,
  userId: string,
  count: number,
): Promise<readonly string[]> {
  const present = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  const earlier = await tx
    .selectFrom('earlier_passwords')
    .select('password_hash')
    .where('user_id', '=', userId)
    .orderBy('replaced_at', 'desc')
    .limit(count)
    .execute();
  return [present, ...earlier].flatMap((one) => one?.password_hash ?? []).slice(0, count);
}

interface NewPassword {
  readonly tenantId: string;
  readonly userId: string;
  readonly hash: string;
  readonly at: Date;
  /** How many earlier passwords are refused; the present one counts. */
  readonly history: number;
}

/** Stores a new password, and keeps as many earlier ones as the organisation refuses. */
export async function storePassword(
  tx: Tx,
  { tenantId, userId, hash, at, history }: NewPassword,
): Promise<void> {
  if (history > 1)
    await sql`insert into earlier_passwords (tenant_id, user_id, replaced_at, password_hash)
      select tenant_id, id, ${at}, password_hash from users
      where tenant_id = ${tenantId} and id = ${userId} and password_hash is not null
      on conflict do nothing`.execute(tx);
  await deletePasswordsBeyond(tx, { tenantId, userId, history });
  await tx
    .updateTable('users')
    .set({
      password_hash: hash,
      password_set_at: at,
      force_password_change: false,
      updated_at: at,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute();
}

/**
 * Deletes the earlier passwords that the organisation no longer refuses, of one user or of all; the present password counts
 * for `history`.
 */
export async function deletePasswordsBeyond(
  tx: Tx,
  owner: { readonly tenantId: string; readonly userId?: string; readonly history: number },
): Promise<void> {
  const { tenantId, userId = null, history } = owner;
  await sql`delete from earlier_passwords where (tenant_id, user_id, replaced_at) in (
    select tenant_id, user_id, replaced_at from (
      select *, row_number() over (partition by user_id order by replaced_at desc) as place
      from earlier_passwords
      where tenant_id = ${tenantId} and (${userId}::uuid is null or user_id = ${userId})) as kept
    where place > ${Math.max(0, history - 1)})`.execute(tx);
}
