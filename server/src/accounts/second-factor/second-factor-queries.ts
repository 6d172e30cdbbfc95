import type { Transaction } from 'kysely';
import { countRows } from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';

type Tx = Transaction<Database>;
type TotpState = 'pending' | 'confirmed';

/** The user of a second factor. */
export interface FactorOwner {
  readonly tenantId: string;
  readonly userId: string;
}

export function findTotpSecret(tx: Tx, { tenantId, userId }: FactorOwner, state: TotpState) {
  return tx
    .selectFrom('totp_secrets')
    .select(['sealed_secret', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('state', '=', state)
    .executeTakeFirst();
}

/** Stores an unconfirmed secret, replacing an earlier one. */
export async function upsertPendingSecret(
  tx: Tx,
  { tenantId, userId }: FactorOwner,
  secret: { readonly sealed_secret: Buffer; readonly created_at: Date },
): Promise<void> {
  await tx
    .insertInto('totp_secrets')
    .values({ tenant_id: tenantId, user_id: userId, state: 'pending', ...secret })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'state']).doUpdateSet(secret),
    )
    .execute();
}

/** Confirms the pending secret with the period of its first code; false when there is none. */
export async function confirmPendingSecret(
  tx: Tx,
  owner: FactorOwner,
  lastStep: number,
): Promise<boolean> {
  await tx
    .deleteFrom('totp_secrets')
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .where('state', '=', 'confirmed')
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('totp_secrets')
    .set({ state: 'confirmed', last_step: lastStep })
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Records that a code of this period is used; false when one of this or a later period was used before. A
 * single statement, so that of two concurrent requests with the same code one is rejected.
 */
export async function consumeTotpStep(
  tx: Tx,
  { tenantId, userId }: FactorOwner,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('state', '=', 'confirmed')
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', String(step))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a recovery code as used; false when it does not exist or was used. */
export async function consumeRecoveryCode(
  tx: Tx,
  { tenantId, userId }: FactorOwner,
  code: { readonly hash: Buffer; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: code.at })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('code_hash', '=', code.hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces all recovery codes of a user. */
export async function replaceRecoveryCodes(
  tx: Tx,
  { tenantId, userId }: FactorOwner,
  hashes: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(tx, { tenantId, userId });
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ tenant_id: tenantId, user_id: userId, code_hash: hash })))
    .execute();
}

export async function countRecoveryCodes(tx: Tx, owner: FactorOwner): Promise<number> {
  const { count } = await tx
    .selectFrom('recovery_codes')
    .select(countRows.as('count'))
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes the app of a user; false when there was none. */
export async function deleteTotp(tx: Tx, owner: FactorOwner): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('totp_secrets')
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .returning('state')
    .execute();
  return deleted.some(({ state }) => state === 'confirmed');
}

export async function deleteRecoveryCodes(
  tx: Tx,
  { tenantId, userId }: FactorOwner,
): Promise<void> {
  await tx
    .deleteFrom('recovery_codes')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}
