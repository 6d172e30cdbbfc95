import type { Runtime } from '../platform/runtime.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import type { FileServices } from './file-services.ts';
import { deleteUnattached, selectAbandoned, type FileRow } from './files-queries.ts';

const keptForMs = 86_400_000;
const atOnce = 500;

/**
 * Removes orphaned files: those of deleted submissions and drafts at once, uploads that were never
 * used after 24 hours. Returns their number.
 */
export async function cleanFiles(
  { storage }: Pick<FileServices, 'storage'>,
  transaction: TenantTransaction,
  { now }: Pick<Runtime, 'now'>,
): Promise<number> {
  const before = new Date(now() - keptForMs);
  let removed = 0;
  for (;;) {
    const rows = await transaction((tx) => selectAbandoned(tx, before, atOnce));
    for (const row of rows) {
      // Inside the transaction: when the content cannot be removed, the row stays for the next run.
      await transaction(async (tx) => {
        if (await deleteUnattached(tx, row.id)) await removeContent(storage, row);
      });
    }
    removed += rows.length;
    if (rows.length < atOnce) return removed;
  }
}

async function removeContent(storage: FileServices['storage'], row: FileRow): Promise<void> {
  await storage.remove(row.upload_key);
  if (row.kept_key !== null) await storage.remove(row.kept_key);
}
