import type {
  ExportFormat,
  exportsContract,
} from '@form-builder/core/contract/staff/submissions/exports.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerFor } from '../logbook/writer.ts';
import { FileResponse } from '../platform/http/endpoints/file-response.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { exportKey } from '../platform/storage/storage-keys.ts';
import { findExport } from './exports-queries.ts';
import { getOwned } from './get-owned.ts';
import { isOver } from './present-export.ts';

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
  zip: 'application/zip',
};

/** Streams the file of an export; the logbook records every download. */
export function getExportFile(
  storage: FileStorage,
): Handlers<typeof exportsContract>['getExportFile'] {
  return async (context) => {
    const { caller, params, tenant, now } = context;
    const record = await context.transaction(async (tx) => {
      const found = getOwned(caller, await findExport(tx, params.id));
      const isGone = found.status !== 'available' || isOver(found, now());
      if (isGone || found.form_id === null) throw new RequestError('not_found');
      await writeLogbook(writerFor(context, tx), {
        action: 'export.downloaded',
        subject: ['form', found.form_id],
        details: { count: found.row_count },
      });
      return found;
    });
    const key = exportKey(tenant.id, record);
    const stored = await storage.find(key);
    if (stored === undefined) throw new RequestError('not_found');
    return new FileResponse({
      content: await storage.read(key),
      contentType: contentTypes[record.choices.format],
      sizeBytes: stored.sizeBytes,
      fileName: record.file_name ?? 'export',
    });
  };
}
