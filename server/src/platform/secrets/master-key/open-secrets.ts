import type { DatabasePool } from '../../database/database-pool.ts';
import { findTenants } from '../../database/tenancy/find-tenant.ts';
import { withTenant } from '../../database/tenancy/tenant-transaction.ts';
import { createSecretCipher } from '../secret-cipher.ts';
import type { SealedColumn } from '../sealed-column.ts';
import { TenantKeyring } from '../tenant-keys/tenant-keyring.ts';
import { lockUnwrapped, setWrapped } from '../tenant-keys/tenant-keys-queries.ts';
import { unwrapKey, wrapKey, type OperatorKey } from '../tenant-keys/wrapped-key.ts';
import { assertEncryptionKey } from './key-check.ts';

/** What an installation seals with: the operator's key and the keys of its tenants. */
export interface Secrets {
  readonly operatorKey: OperatorKey;
  readonly keyring: TenantKeyring;
  readonly columns: readonly SealedColumn[];
}

/** The operator's key of 32 bytes, ready to wrap keys. */
export const createOperatorKey = (key: Buffer): OperatorKey => ({
  key,
  cipher: createSecretCipher(key),
});

/** Called for a tenant whose keys cannot be read. */
export type ReportUnreadableKeys = (tenantId: string, error: unknown) => void;

/**
 * The keys of all tenants; throws a `StartError` when the operator's key is not the database's. The damaged keys of one
 * tenant are reported and do not keep the others from their data; without a report they throw.
 */
export async function openSecrets(
  pool: DatabasePool,
  key: Buffer,
  columns: readonly SealedColumn[],
  report?: ReportUnreadableKeys,
): Promise<Secrets> {
  const operatorKey = createOperatorKey(key);
  await assertEncryptionKey(pool, operatorKey, columns);
  const keyring = useTenantKeys(pool, operatorKey);
  for (const { id } of await findTenants(pool)) {
    try {
      await wrapDerivedKeys(pool, operatorKey, id);
    } catch (error) {
      if (report === undefined) throw error;
      report(id, error);
    }
  }
  return { operatorKey, keyring, columns };
}

/** A keyring that every tenant transaction of the pool fills. */
export function useTenantKeys(pool: DatabasePool, operatorKey: OperatorKey): TenantKeyring {
  const keyring = new TenantKeyring(operatorKey);
  pool.tenantStart = keyring;
  return keyring;
}

/** Wraps the keys of before tenants had keys of their own, so that another operator's key can take over. */
function wrapDerivedKeys(
  pool: DatabasePool,
  operatorKey: OperatorKey,
  tenantId: string,
): Promise<void> {
  return withTenant(
    pool,
    tenantId,
  )(async (tx) => {
    for (const stored of await lockUnwrapped(tx)) {
      const name = { tenantId, ...stored };
      const key = unwrapKey(operatorKey, name, stored.wrapped_key);
      await setWrapped(tx, stored, wrapKey(operatorKey, name, key));
    }
  });
}
