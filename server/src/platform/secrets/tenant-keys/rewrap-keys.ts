import type { ClientBase } from 'pg';
import { lockKeys, updateWrapped } from './tenant-keys-queries.ts';
import { unwrapKey, wrapKey, type OperatorKey } from './wrapped-key.ts';

/** Wraps all keys of a tenant with another operator's key, in the client's transaction; returns how many. */
export async function rewrapKeys(
  client: ClientBase,
  tenantId: string,
  { from, to }: { readonly from: OperatorKey; readonly to: OperatorKey },
): Promise<number> {
  const rows = await lockKeys(client, tenantId);
  for (const { use, number, wrapped_key: wrapped } of rows) {
    const name = { tenantId, use, number };
    const key = unwrapKey(from, name, wrapped);
    await updateWrapped(client, tenantId, { use, number, wrapped_key: wrapKey(to, name, key) });
  }
  return rows.length;
}
