import type { ClientBase } from 'pg';
import { StartError } from '../../start-error.ts';
import { lockKeys, updateWrapped } from '../tenant-keys/tenant-keys-queries.ts';
import {
  unwrapKey,
  wrapKey,
  type OperatorKey,
  type TenantKeyName,
} from '../tenant-keys/wrapped-key.ts';

/** The operator's keys of a restoration. */
export interface RestorationKeys {
  /** The key of this installation. */
  readonly own: OperatorKey;
  /** The key of the installation that made the dump; null: it is the same one. */
  readonly dump: OperatorKey | null;
}

/**
 * Wraps the keys of a restored tenant with the key of this installation, in the client's transaction. Throws a
 * `StartError` when neither key opens them: nobody could read the values of the tenant.
 */
export async function adoptRestoredKeys(
  client: ClientBase,
  tenantId: string,
  { own, dump }: RestorationKeys,
): Promise<void> {
  const sources = dump === null ? [own] : [dump, own];
  for (const { use, number, wrapped_key: wrapped } of await lockKeys(client, tenantId)) {
    const name = { tenantId, use, number };
    const key = openWithAny(sources, name, wrapped);
    if (key === undefined) throw new StartError(otherKey);
    await updateWrapped(client, tenantId, { use, number, wrapped_key: wrapKey(own, name, key) });
  }
}

const otherKey =
  'The keys of the tenant in the dump are wrapped with the key of another installation: set DUMP_ENCRYPTION_KEY to the ENCRYPTION_KEY that the dump was made with.';

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
