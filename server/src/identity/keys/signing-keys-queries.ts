import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface NewKey {
  readonly tenantId: string;
  readonly id: string;
  readonly purpose: 'token' | 'cookie';
  readonly sealedSecret: Buffer;
  readonly createdAt: Date;
}

/** Every key of the tenant, newest first. */
export async function listKeys(tx: Transaction<Database>, tenantId: string) {
  return tx
    .selectFrom('signing_keys')
    .select(['id', 'purpose', 'sealed_secret', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertKeys(
  tx: Transaction<Database>,
  keys: readonly NewKey[],
): Promise<void> {
  await tx
    .insertInto('signing_keys')
    .values(
      keys.map((key) => ({
        tenant_id: key.tenantId,
        id: key.id,
        purpose: key.purpose,
        sealed_secret: key.sealedSecret,
        created_at: key.createdAt,
      })),
    )
    .execute();
}

export async function deleteKeys(
  tx: Transaction<Database>,
  tenantId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('signing_keys')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}

/** Serialises key changes of one tenant across all server processes. */
export async function lockKeys(tx: Transaction<Database>, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`signing-keys ${tenantId}`}, 0))`.execute(
    tx,
  );
}
