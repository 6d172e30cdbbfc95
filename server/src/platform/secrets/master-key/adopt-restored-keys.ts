import type { ClientBase } from 'pg';
import { StartError } from '../../start-error.ts';
import type { SealedColumn } from '../sealed-column.ts';
import { lockKeys, updateWrapped } from '../tenant-keys/tenant-keys-queries.ts';
import {
  unwrapKey,
  wrapKey,
  type OperatorKey,
  type TenantKeyName,
} from '../tenant-keys/wrapped-key.ts';
import { opensTenant } from './key-check.ts';

/** The operator's keys of a restoration. */
export interface RestorationKeys {
  /** The key of this installation. */
  readonly own: OperatorKey;
  /** The key of the installation that made the dump; null: it is the same one. */
  readonly dump: OperatorKey | null;
  /** The columns with values that the keys must open. */
  readonly columns: readonly SealedColumn[];
}

/**
 * Wraps the keys of a restored tenant with the key of this installation, in the client's transaction. Throws a
 * `StartError` when neither key opens them: nobody could read the values of the tenant.
 */
export async function adoptRestoredKeys(
  client: ClientBase,
  tenantId: string,
  { own, dump, columns }: RestorationKeys,
): Promise<void> {
  const sources = dump === null ? [own] : [dump, own];
  const stored = await lockKeys(client, tenantId);
  for (const { use, number, wrapped_key: wrapped } of stored) {
    const name = { tenantId, use, number };
    const key = openWithAny(sources, name, wrapped);
    if (key === undefined) throw new StartError(otherKey);
    await updateWrapped(client, tenantId, { use, number, wrapped_key: wrapKey(own, name, key) });
  }
  // A key of before keys were wrapped follows from any operator's key: only the values tell which one is right.
  const isDerived = stored.some(({ wrapped_key: wrapped }) => wrapped === null);
  if (isDerived && !(await opensTenant(client, tenantId, { operatorKey: own, columns })))
    throw new StartError(otherKey);
}

const otherKey =
  'The tenant in the dump is encrypted with the key of another installation: set DUMP_ENCRYPTION_KEY to the ENCRYPTION_KEY that the dump was made with.';

function openWithAny(
  sources: readonly OperatorKey[],
  name: TenantKeyName,
  wrapped: Buffer | null,
): Buffer | undefined {
  for (const source of sources) {
    try {
      return unwrapKey(source, name, wrapped);
    } catch {
      // Another key wrapped it; the next one may open it.
    }
  }
  return undefined;
}
