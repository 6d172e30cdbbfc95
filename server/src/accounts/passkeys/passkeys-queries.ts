import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { FactorOwner } from '../second-factor/second-factor-queries.ts';

type Tx = Transaction<Database>;

/** The passkeys of a user, the oldest first. */
export function selectPasskeys(tx: Tx, { tenantId, userId }: FactorOwner) {
  return tx
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'is_synced', 'created_at', 'used_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
export type PasskeyRow = Awaited<ReturnType<typeof selectPasskeys>>[number];

/** Whether anybody of the tenant has a passkey. */
export async function hasPasskeys(tx: Tx, tenantId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('passkeys')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export function findPasskeyByCredential(tx: Tx, tenantId: string, credentialId: Buffer) {
  return tx
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'signature_count'])
    .where('tenant_id', '=', tenantId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** False when the credential is known already. */
export async function insertPasskey(
  tx: Tx,
  row: Insertable<Database['passkeys']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'credential_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

interface OwnPasskey extends FactorOwner {
  readonly id: string;
}

/** False when the user has no such passkey. */
export async function renamePasskey(
  tx: Tx,
  { tenantId, userId, id }: OwnPasskey,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the user has no such passkey. */
export async function deletePasskey(
  tx: Tx,
  { tenantId, userId, id }: OwnPasskey,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all passkeys of a user; false when there were none. */
export async function deletePasskeys(tx: Tx, { tenantId, userId }: FactorOwner): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function recordPasskeyUse(
  tx: Tx,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
  use: { readonly count: number; readonly isSynced: boolean; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ signature_count: use.count, is_synced: use.isSynced, used_at: use.at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
