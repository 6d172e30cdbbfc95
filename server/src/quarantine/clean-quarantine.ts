import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { quarantinePrefix } from '../platform/storage/storage-keys.ts';
import {
  deleteQuarantinedRow,
  lockLeftover,
  selectLeftovers,
  updateQuarantined,
} from './quarantine-queries.ts';

const atOnce = 100;

interface Owner {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  readonly storage: Pick<FileStorage, 'remove' | 'removeAll'>;
}

/**
 * Removes what a server left in storage that stopped halfway: readable content of files that are set aside, and sealed
 * content of those that were released or deleted. Deletes the files of deleted submissions with all that is known of them.
 */
export async function cleanQuarantine(owner: Owner): Promise<void> {
  for (;;) {
    const ids = await owner.transaction((tx) => selectLeftovers(tx, atOnce));
    for (const id of ids) await removeLeftovers(owner, id);
    if (ids.length < atOnce) return;
  }
}

/** Removes the content of one file that should not be in storage any more. */
export async function removeLeftovers(
  { transaction, storage, tenantId }: Owner,
  id: string,
): Promise<void> {
  // Inside the transaction: when the content cannot be removed, the row keeps its keys for the next run.
  await transaction(async (tx) => {
    const row = await lockLeftover(tx, id);
    if (row === undefined) return;
    if (row.readable_key !== null) await storage.remove(row.readable_key);
    if (row.ended_at !== null) await storage.removeAll(quarantinePrefix(tenantId, id));
    if (row.erased_at !== null) return deleteQuarantinedRow(tx, id);
    const sealed = row.ended_at === null ? row.storage_key : null;
    await updateQuarantined(tx, id, { readable_key: null, storage_key: sealed });
  });
}
