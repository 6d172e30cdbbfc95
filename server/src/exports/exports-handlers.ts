import type { exportSchedulesContract } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import type { exportsContract } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { exportKey } from '../platform/storage/storage-keys.ts';
import { createConsentHandlers } from './consent/consent-handlers.ts';
import { createExport } from './create-export.ts';
import { createLogbookExport } from './create-logbook-export.ts';
import { deleteExportRow, lockExport, selectOwnExports } from './exports-queries.ts';
import { getExportFile } from './get-export-file.ts';
import { listExportFields } from './list-export-fields.ts';
import { getOwned } from './get-owned.ts';
import { kindOf } from './kinds/kind-of.ts';
import { presentExport } from './present-export.ts';
import { createSchedulesHandlers } from './schedules/schedules-handlers.ts';
import { retryExport } from './retry-export.ts';

interface ExportsOptions {
  readonly jobs: JobSender;
  readonly storage: FileStorage;
}

/** The endpoints of exports; users see only their own exports. */
export function createExportsHandlers({
  jobs,
  storage,
}: ExportsOptions): Handlers<typeof exportsContract & typeof exportSchedulesContract> {
  return {
    ...createConsentHandlers(jobs),
    ...createSchedulesHandlers(jobs),
    createExport: createExport(jobs),
    createLogbookExport: createLogbookExport(jobs),
    retryExport: retryExport(jobs),
    getExportFile: getExportFile(storage),
    listExportFields,

    listExports: async ({ caller, query, transaction, now }) => {
      const { rows, total } = await transaction((tx) =>
        selectOwnExports(tx, { ...query, userId: caller.id }),
      );
      const shown = rows.map((row) => presentExport(row, now()));
      return listAnswer(shown, total, query);
    },

    deleteExport: (context) =>
      context.transaction(async (tx) => {
        const { caller, params, tenant } = context;
        const record = getOwned(caller, await lockExport(tx, params.id));
        await deleteExportRow(tx, record.id);
        await kindOf(record).log(writerFor(context, tx), 'deleted', record.row_count);
        // Inside the transaction: if the file cannot be removed, the export is kept.
        await storage.remove(exportKey(tenant.id, record));
        return undefined;
      }),
  };
}
