import type { Pool, PoolClient } from 'pg';
import { listTenantIds } from '../../database/dump/catalogue-queries.ts';
import { applicationName } from '../../database/open-database.ts';
import { StartError } from '../../start-error.ts';
import { rewrapKeys } from '../tenant-keys/rewrap-keys.ts';
import type { OperatorKey } from '../tenant-keys/wrapped-key.ts';
import { countOtherConnections } from './connections-queries.ts';
import { insertKeyCheck, selectKeyCheck, updateKeyCheck } from './key-check-queries.ts';
import { keyCheckOf, refuseOther } from './key-check.ts';

/** The old and the new key of the operator. */
export interface KeyRotation {
  readonly from: OperatorKey;
  readonly to: OperatorKey;
}

/**
 * Wraps the keys of all tenants with the new key in one transaction, and returns the number of keys; values stay as they
 * are. No server may use the database meanwhile, because it would continue with the old key.
 */
export async function rotateEncryptionKey(pool: Pool, rotation: KeyRotation): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await prepare(client, rotation);
    let count = 0;
    for (const tenantId of await listTenantIds(client)) {
      count += await rewrapKeys(client, tenantId, rotation);
    }
    await updateKeyCheck(client, keyCheckOf(rotation.to.cipher));
    await client.query('commit');
    return count;
  } finally {
    // After a failure the transaction is still open, so the caller must close the connection.
    client.release(true);
  }
}

/** Locks the check value, so that no server starts meanwhile, and throws while one runs. */
async function prepare(client: PoolClient, { from: { cipher } }: KeyRotation): Promise<void> {
  await insertKeyCheck(client, keyCheckOf(cipher));
  refuseOther(await selectKeyCheck(client, 'update'), cipher);
  if ((await countOtherConnections(client, applicationName)) > 0) {
    throw new StartError('A server still works on this database: stop every server first.');
  }
}
