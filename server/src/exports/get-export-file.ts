import type { exportsContract } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import { FileResponse } from '../platform/http/endpoints/file-response.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { exportKey } from '../platform/storage/storage-keys.ts';
import { contentTypes } from './content-types.ts';
import { findExportedForm } from './export-source-queries.ts';
import { findExport, type ExportRecord } from './exports-queries.ts';
import { mayExport } from './find-requester.ts';
import { getOwned } from './get-owned.ts';
import { kindOf } from './kinds/kind-of.ts';
import { isOver } from './present-export.ts';

/** Streams the file of an export; the logbook records every download. */
export function getExportFile(
  storage: FileStorage,
): Handlers<typeof exportsContract>['getExportFile'] {
  return async (context) => {
    const { caller, params, tenant, now } = context;
    const record = await context.transaction(async (tx) => {
      const found = await getReadable(tx, caller, await findExport(tx, params.id));
      const isGone = found.status !== 'available' || isOver(found, now());
      const isOfDeletedForm = found.kind === 'submissions' && found.form_id === null;
      if (isGone || isOfDeletedForm) throw new RequestError('not_found');
      const kind = kindOf(found);
      if (!kind.mayBeHadBy(caller)) throw new RequestError('forbidden');
      await kind.log(writerFor(context, tx), 'downloaded', found.row_count);
      return found;
    });
    const key = exportKey(tenant.id, record);
    const stored = await storage.find(key);
    if (stored === undefined) throw new RequestError('not_found');
    return new FileResponse({
      content: await storage.read(key),
      contentType: contentTypes[kindOf(record).format],
      sizeBytes: stored.sizeBytes,
      fileName: record.file_name ?? 'export',
    });
  };
}

/**
 * The export, if the caller owns it, or if it was made on a schedule and the caller might have made it. Throws `not_found`
 * otherwise.
 */
async function getReadable(
  tx: Parameters<typeof findExport>[0],
  caller: Caller,
  record: ExportRecord | undefined,
): Promise<ExportRecord> {
  const isShared = record?.kind === 'submissions' && record.schedule_id !== null;
  if (!isShared || record.user_id === caller.id) return getOwned(caller, record);
  const form = await findExportedForm(tx, caller, record.choices.form_id);
  if (form === undefined || !mayExport(caller, record.choices)) throw new RequestError('not_found');
  return record;
}
