import type { Pool, PoolClient } from 'pg';
import { listTenantIds } from '../database/dump/catalogue-queries.ts';
import { applicationName } from '../database/open-database.ts';
import { StartError } from '../start-error.ts';
import { insertKeyCheck, selectKeyCheck, updateKeyCheck } from './key-check-queries.ts';
import { keyCheckOf, refuseOther } from './key-check.ts';
import { countOtherConnections, readSealed, updateSealed } from './sealed-column-queries.ts';
import { placeOf, type SealedColumn } from './sealed-column.ts';
import type { SecretCipher } from './secret-cipher.ts';

/** The ciphers of the old and the new key, and all encrypted columns. */
export interface KeyRotation {
  readonly from: SecretCipher;
  readonly to: SecretCipher;
  readonly columns: readonly SealedColumn[];
}

/**
 * Encrypts every value with the new key in one transaction, and returns the number of values. No server may use
 * the database meanwhile, because it would continue with the old key.
 */
export async function rotateEncryptionKey(pool: Pool, rotation: KeyRotation): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await prepare(client, rotation);
    const count = await resealAll(client, rotation);
    await updateKeyCheck(client, keyCheckOf(rotation.to));
    await client.query('commit');
    return count;
  } finally {
    // After a failure the transaction is still open, so the caller must close the connection.
    client.release(true);
  }
}

/** Locks the check value, so that no server starts meanwhile, and throws while one runs. */
async function prepare(client: PoolClient, { from }: KeyRotation): Promise<void> {
  await insertKeyCheck(client, keyCheckOf(from));
  refuseOther(await selectKeyCheck(client, 'update'), from);
  if ((await countOtherConnections(client, applicationName)) > 0) {
    throw new StartError('A server still works on this database: stop every server first.');
  }
}

async function resealAll(client: PoolClient, rotation: KeyRotation): Promise<number> {
  let count = 0;
  for (const tenantId of await listTenantIds(client)) {
    for (const column of rotation.columns) {
      count += await resealColumn(client, rotation, { tenantId, column });
    }
  }
  return count;
}

async function resealColumn(
  client: PoolClient,
  { from, to }: KeyRotation,
  { tenantId, column }: { readonly tenantId: string; readonly column: SealedColumn },
): Promise<number> {
  let count = 0;
  for await (const { sealed, row } of readSealed(client, tenantId, column)) {
    const place = placeOf(tenantId, column, row);
    const secret = from.decrypt(place, sealed);
    const text = column.fingerprint?.textOf(String(row[column.fingerprint.scope]), secret);
    const fingerprint = text === undefined ? null : to.fingerprint(place, text);
    const derived = column.derive?.(to, tenantId, secret) ?? {};
    const sealedAgain = to.encrypt(place, secret);
    await updateSealed(
      client,
      { tenantId, column, row },
      { sealed: sealedAgain, fingerprint, derived },
    );
    count += 1;
  }
  return count;
}
