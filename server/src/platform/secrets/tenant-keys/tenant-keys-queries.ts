import { sql, type Transaction } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from '../../database/database.ts';
import { openTenant } from '../../database/dump/catalogue-queries.ts';
import type { TenantKeysTable } from './tenant-keys-tables.ts';

/** The keys of the tenant of the transaction, and which of them new values may use. */
export const keysOfTenant =
  'select use, number, wrapped_key, active_from <= now() as is_active from tenant_keys';

/** Stores the first key of a tenant for a use, unless another process was first. */
export const insertFirstKey = `insert into tenant_keys (tenant_id, use, number, wrapped_key)
  values ($1, $2, 1, $3) on conflict do nothing`;

/** A key as it is stored. */
export type StoredKey = Pick<TenantKeysTable, 'use' | 'number' | 'wrapped_key'>;

/** The keys of a tenant, locked until the transaction ends; the tenant's rows are visible after it. */
export async function lockKeys(
  client: ClientBase,
  tenantId: string,
): Promise<readonly StoredKey[]> {
  await openTenant(client, tenantId);
  const { rows } = await client.query<StoredKey>(
    'select use, number, wrapped_key from tenant_keys where tenant_id = $1 order by use, number for update',
    [tenantId],
  );
  return rows;
}

/** Replaces how a key is wrapped. */
export async function updateWrapped(
  client: ClientBase,
  tenantId: string,
  { use, number, wrapped_key: wrapped }: StoredKey,
): Promise<void> {
  await client.query(
    'update tenant_keys set wrapped_key = $4 where tenant_id = $1 and use = $2 and number = $3',
    [tenantId, use, number, wrapped],
  );
}

type Tx = Transaction<Database>;

/** A key that seals values, and whether new values use it already. */
interface SealingKey {
  readonly number: number;
  readonly is_active: boolean;
}

/** The keys that seal values of the tenant of the transaction, newest first, locked until it ends. */
export async function lockSealingKeys(tx: Tx): Promise<readonly SealingKey[]> {
  const { rows } = await sql<SealingKey>`
    select number, active_from <= now() as is_active from tenant_keys
    where use = 'seal' order by number desc for update`.execute(tx);
  return rows;
}

/** Stores a key that new values use after this many seconds. */
export async function insertSealingKey(
  tx: Tx,
  { tenantId, number, wrapped }: NewSealingKey,
  inSeconds: number,
): Promise<void> {
  await sql`
    insert into tenant_keys (tenant_id, use, number, wrapped_key, active_from)
    values (${tenantId}, 'seal', ${number}, ${wrapped}, now() + make_interval(secs => ${inSeconds}))
  `.execute(tx);
}

interface NewSealingKey {
  readonly tenantId: string;
  readonly number: number;
  readonly wrapped: Buffer;
}

/** Deletes the keys before the one that new values have used for this many hours; returns how many. */
export async function deleteReplacedKeys(tx: Tx, hours: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from tenant_keys where use = 'seal' and number < (
      select max(number) from tenant_keys
      where use = 'seal' and active_from <= now() - make_interval(hours => ${hours}))`.execute(tx);
  return Number(numAffectedRows);
}

/** The keys of the tenant of the transaction that still follow from the operator's key, locked until it ends. */
export async function lockUnwrapped(tx: Tx): Promise<readonly StoredKey[]> {
  return tx
    .selectFrom('tenant_keys')
    .select(['use', 'number', 'wrapped_key'])
    .where('wrapped_key', 'is', null)
    .forUpdate()
    .execute();
}

/** Stores a key that followed from the operator's key as a wrapped one. */
export async function setWrapped(
  tx: Tx,
  { use, number }: StoredKey,
  wrapped: Buffer,
): Promise<void> {
  await tx
    .updateTable('tenant_keys')
    .set({ wrapped_key: wrapped })
    .where('use', '=', use)
    .where('number', '=', number)
    .execute();
}
