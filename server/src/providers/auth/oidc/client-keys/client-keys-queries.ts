import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import type {} from './client-keys-tables.ts';

type Tx = Transaction<Database>;

/** Every key of the tenant, the one that begins to sign last first. */
export function selectClientKeys(tx: Tx, tenantId: string) {
  return tx
    .selectFrom('client_keys')
    .select(['id', 'public_key', 'sealed_key', 'active_from'])
    .where('tenant_id', '=', tenantId)
    .orderBy('active_from', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
export type ClientKeyRow = Awaited<ReturnType<typeof selectClientKeys>>[number];

export async function insertClientKey(
  tx: Tx,
  row: Insertable<Database['client_keys']>,
): Promise<void> {
  await tx.insertInto('client_keys').values(row).execute();
}

export async function deleteClientKeys(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('client_keys')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}

/** Serialises changes of the keys of one tenant across all server processes. */
export async function lockClientKeys(tx: Tx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`client-keys ${tenantId}`}, 0))`.execute(
    tx,
  );
}
