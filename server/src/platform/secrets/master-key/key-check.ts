import { timingSafeEqual } from 'node:crypto';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { listTenantIds, openTenant } from '../../database/dump/catalogue-queries.ts';
import type { StartRow } from '../../database/tenant-start.ts';
import { StartError } from '../../start-error.ts';
import { insertKeyCheck, selectKeyCheck } from './key-check-queries.ts';
import { selectAnySealed } from '../sealed-column-queries.ts';
import { placeOf, type SealedColumn } from '../sealed-column.ts';
import type { SecretCipher } from '../secret-cipher.ts';
import { TenantKeyring } from '../tenant-keys/tenant-keyring.ts';
import type { OperatorKey } from '../tenant-keys/wrapped-key.ts';

/** The value by which a database recognises its key; it reveals nothing about the key. */
export function keyCheckOf(cipher: SecretCipher): Buffer {
  return cipher.fingerprint({ tenantId: '', purpose: 'key-check' }, 'encryption key');
}

/**
 * Throws a `StartError` when the cipher has another key than the one that encrypted this database. The first
 * server stores its key's check value, unless it cannot decrypt existing values.
 */
export async function assertEncryptionKey(
  pool: Pool,
  operatorKey: OperatorKey,
  columns: readonly SealedColumn[],
): Promise<void> {
  const { cipher } = operatorKey;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const known =
      (await selectKeyCheck(client, 'share')) ?? (await adopt(client, operatorKey, columns));
    await client.query('commit');
    refuseOther(known, cipher);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Whether the database knows this key, without storing anything; `unknown` before the first server. Throws for another key. */
export async function compareEncryptionKey(
  pool: Pool,
  cipher: SecretCipher,
): Promise<'same' | 'unknown'> {
  const client = await pool.connect();
  try {
    return await compareKeyOn(client, cipher);
  } finally {
    client.release();
  }
}

/** As `compareEncryptionKey`, on a client that is in use. */
export async function compareKeyOn(
  client: ClientBase,
  cipher: SecretCipher,
): Promise<'same' | 'unknown'> {
  const known = await selectKeyCheck(client, 'share');
  if (known === undefined) return 'unknown';
  refuseOther(known, cipher);
  return 'same';
}

/** Throws a `StartError` when the check value belongs to another key. */
export function refuseOther(known: Buffer | undefined, cipher: SecretCipher): void {
  if (known !== undefined && timingSafeEqual(known, keyCheckOf(cipher))) return;
  throw new StartError(
    'The encryption key (ENCRYPTION_KEY, else the file encryption-key in DATA_DIR) is not the one that sealed the data in this database: use that key, or replace it with rotate-encryption-key.',
  );
}

async function adopt(
  client: PoolClient,
  operatorKey: OperatorKey,
  columns: readonly SealedColumn[],
): Promise<Buffer | undefined> {
  for (const tenantId of await listTenantIds(client))
    if (!(await opensTenant(client, tenantId, { operatorKey, columns }))) return undefined;
  await insertKeyCheck(client, keyCheckOf(operatorKey.cipher));
  return selectKeyCheck(client, 'share');
}

/** Whether the keys and the values of a tenant open with the operator's key: one value of each column is tried. */
export async function opensTenant(
  client: ClientBase,
  tenantId: string,
  { operatorKey, columns }: TenantOpening,
): Promise<boolean> {
  const keyring = new TenantKeyring(operatorKey);
  await openTenant(client, tenantId);
  const { rows } = await client.query<StartRow>(keyring.query);
  if (!isPossible(() => keyring.accept(tenantId, rows))) return false;
  for (const column of columns) {
    const found = await selectAnySealed(client, { tenantId, column });
    if (found === undefined) continue;
    const place = placeOf(tenantId, column, found.row);
    if (!isPossible(() => keyring.decrypt(place, found.sealed))) return false;
  }
  return true;
}

interface TenantOpening {
  readonly operatorKey: OperatorKey;
  readonly columns: readonly SealedColumn[];
}

function isPossible(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch {
    // Decryption throws for a value of another key, which is what this function tests.
    return false;
  }
}
