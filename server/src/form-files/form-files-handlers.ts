import { findAttachmentKeys } from '@form-builder/core/attachments/attachment-url.ts';
import type { formFilesContract } from '@form-builder/core/contract/staff/forms/form-files.ts';
import { selectAttachmentsByKeys } from '../attachments/attachments-queries.ts';
import { embedAttachments } from '../attachments/embed-attachments.ts';
import { takeEmbedded } from '../attachments/take-embedded.ts';
import type { FileServices } from '../files/file-services.ts';
import { selectForm } from '../forms/forms-queries.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { getVersion } from '../versions/get-version.ts';
import { describeReferences } from './describe-references.ts';
import { contentOfFile, exportFormFile } from './export-form-file.ts';
import { describeFormFile } from './form-file-schema.ts';
import { importFormFile } from './import-form-file.ts';
import { readFormFile } from './read-form-file.ts';

type FormFileHandlers = Handlers<typeof formFilesContract>;

/** The handlers of forms as files. */
export function createFormFilesHandlers(services: FileServices): FormFileHandlers {
  return {
    exportVersion: async ({ caller, params, transaction }) => {
      const { rows, ...exported } = await transaction(async (tx) => {
        const version = await getVersion({ tx }, caller, params.id);
        const form = await selectForm(tx, caller, version.form_id);
        if (form === undefined) throw new RequestError('not_found');
        const keys = findAttachmentKeys(JSON.stringify(contentOfFile(version)));
        const rows = await selectAttachmentsByKeys(tx, keys);
        return {
          form,
          version,
          references: await describeReferences({ tx }, caller, version),
          rows,
        };
      });
      const attachments = await embedAttachments(services.storage, rows);
      return exportFormFile({ ...exported, attachments });
    },

    importForm: importForm(services),

    getFormFileSchema: () => Promise.resolve(describeFormFile()),
  };
}

function importForm(services: FileServices): FormFileHandlers['importForm'] {
  return async (context) => {
    const { body, caller, language, transaction } = context;
    const file = readFormFile(body.content, language);
    const imported = { ...body, file, language };
    const check = () =>
      transaction((tx) =>
        importFormFile(writerFor(context, tx), caller, {
          ...imported,
          is_applied: false,
          taken: [],
        }),
      );
    if (!body.is_applied) return { data: await check() };
    // First everything that can be refused without storing a file.
    if (file.attachments !== undefined) await check();
    const taken = await takeEmbedded(services, context, file.attachments ?? []);
    return {
      data: await transaction((tx) =>
        importFormFile(writerFor(context, tx), caller, { ...imported, taken }),
      ),
    };
  };
}
