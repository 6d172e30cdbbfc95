import type { Transaction } from 'kysely';
import type { AdapterPayload } from 'oidc-provider';
import type { Database } from '../../platform/database/database.ts';

/** The key of one stored payload: tenant, kind and the hash of its id. */
export interface PayloadKey {
  readonly tenantId: string;
  readonly model: string;
  readonly idHash: Buffer;
}

export async function upsertPayload(
  tx: Transaction<Database>,
  key: PayloadKey,
  payload: AdapterPayload,
  expiresAt: Date | null,
): Promise<void> {
  const columns = {
    payload: JSON.stringify(payload),
    grant_id: payload.grantId ?? null,
    uid: payload.uid ?? null,
    expires_at: expiresAt,
  };
  await tx
    .insertInto('oidc_payloads')
    .values({ tenant_id: key.tenantId, model: key.model, id_hash: key.idHash, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'model', 'id_hash']).doUpdateSet(columns),
    )
    .execute();
}

const found = ['payload', 'consumed_at'] as const;

export async function findPayload(tx: Transaction<Database>, key: PayloadKey, now: Date) {
  return tx
    .selectFrom('oidc_payloads')
    .select(found)
    .where('tenant_id', '=', key.tenantId)
    .where('model', '=', key.model)
    .where('id_hash', '=', key.idHash)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .executeTakeFirst();
}

export async function findPayloadByUid(
  tx: Transaction<Database>,
  key: { readonly tenantId: string; readonly model: string; readonly uid: string },
  now: Date,
) {
  return tx
    .selectFrom('oidc_payloads')
    .select(found)
    .where('tenant_id', '=', key.tenantId)
    .where('model', '=', key.model)
    .where('uid', '=', key.uid)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .executeTakeFirst();
}

/** Marks a code or refresh token as used; false when another request used it first. */
export async function consumePayload(
  tx: Transaction<Database>,
  key: PayloadKey,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('oidc_payloads')
    .set({ consumed_at: now })
    .where('tenant_id', '=', key.tenantId)
    .where('model', '=', key.model)
    .where('id_hash', '=', key.idHash)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deletePayload(tx: Transaction<Database>, key: PayloadKey): Promise<void> {
  await tx
    .deleteFrom('oidc_payloads')
    .where('tenant_id', '=', key.tenantId)
    .where('model', '=', key.model)
    .where('id_hash', '=', key.idHash)
    .execute();
}

/** Deletes everything of one kind issued under a grant: its codes, or its refresh tokens. */
export async function deletePayloadsOfGrant(
  tx: Transaction<Database>,
  key: { readonly tenantId: string; readonly model: string; readonly grantId: string },
): Promise<void> {
  await tx
    .deleteFrom('oidc_payloads')
    .where('tenant_id', '=', key.tenantId)
    .where('model', '=', key.model)
    .where('grant_id', '=', key.grantId)
    .execute();
}

export async function deleteExpiredPayloads(
  tx: Transaction<Database>,
  tenantId: string,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('oidc_payloads')
    .where('tenant_id', '=', tenantId)
    .where('expires_at', '<=', now)
    .execute();
}
