import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import { createTenantKey } from '../tenant-key.ts';
import { insertSealingKey, lockSealingKeys } from './tenant-keys-queries.ts';
import { wrapKey, type OperatorKey } from './wrapped-key.ts';

/** The tenant whose key is replaced, and when new values begin to use the new one. */
interface Replacement {
  readonly tenantId: string;
  readonly operatorKey: OperatorKey;
  readonly inSeconds: number;
}

/**
 * Stores a new key for the values of a tenant and returns its number; `undefined` while an earlier new key is not in
 * use yet. The old key stays, so that every value can be opened.
 */
export async function replaceTenantKey(
  tx: Transaction<Database>,
  { tenantId, operatorKey, inSeconds }: Replacement,
): Promise<number | undefined> {
  const [newest] = await lockSealingKeys(tx);
  if (newest?.is_active === false) return undefined;
  const number = (newest?.number ?? 0) + 1;
  const wrapped = wrapKey(operatorKey, { tenantId, use: 'seal', number }, createTenantKey());
  await insertSealingKey(tx, { tenantId, number, wrapped }, inSeconds);
  return number;
}
