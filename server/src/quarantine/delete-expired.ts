import { knownSettings } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerFor } from '../logbook/writer.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { quarantinePrefix } from '../platform/storage/storage-keys.ts';
import { selectSettings } from '../settings/settings-queries.ts';
import { deleteQuarantinedRow, selectQuarantinedBefore } from './quarantine-queries.ts';
import { logbookSubjectOf } from './quarantine-subject.ts';

const dayMs = 86_400_000;
const atOnce = 100;

interface Owner extends Runtime {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  readonly storage: FileStorage;
}

/** How long files that were set aside are kept, in milliseconds. */
export const quarantineMs = (settings: ReadonlyMap<string, unknown>): number => {
  const days = settings.get('quarantine_days');
  return (typeof days === 'number' ? days : knownSettings.quarantine_days.initial) * dayMs;
};

/** Deletes the files that were set aside for as long as the setting says, with everything that is known of them. */
export async function deleteExpiredQuarantine(owner: Owner): Promise<void> {
  const { transaction, storage, tenantId } = owner;
  const keptMs = quarantineMs(await transaction(selectSettings));
  const before = new Date(owner.now() - keptMs);
  for (;;) {
    const rows = await transaction((tx) => selectQuarantinedBefore(tx, before, atOnce));
    for (const row of rows)
      // Inside the transaction: when the content cannot be removed, the row stays for the next night.
      await transaction(async (tx) => {
        await deleteQuarantinedRow(tx, row.id);
        if (row.state === 'held' || row.state === 'cleared')
          await writeLogbook(writerFor({ ...owner, tenant: { id: tenantId }, caller: null }, tx), {
            action: 'file.quarantine_ended',
            subject: logbookSubjectOf(tenantId, row),
          });
        if (row.readable_key !== null) await storage.remove(row.readable_key);
        await storage.removeAll(quarantinePrefix(tenantId, row.id));
      });
    if (rows.length < atOnce) return;
  }
}
