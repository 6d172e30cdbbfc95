import type { formFilesContract } from '@form-builder/core/contract/staff/forms/form-files.ts';
import { selectForm } from '../forms/forms-queries.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { getVersion } from '../versions/get-version.ts';
import { describeReferences } from './describe-references.ts';
import { exportFormFile } from './export-form-file.ts';
import { describeFormFile } from './form-file-schema.ts';
import { importFormFile } from './import-form-file.ts';

/** The handlers of forms as files. */
export const formFilesHandlers: Handlers<typeof formFilesContract> = {
  exportVersion: ({ caller, params, transaction }) =>
    transaction(async (tx) => {
      const version = await getVersion({ tx }, caller, params.id);
      const form = await selectForm(tx, caller, version.form_id);
      if (form === undefined) throw new RequestError('not_found');
      const references = await describeReferences({ tx }, caller, version);
      return exportFormFile({ form, version, references });
    }),

  importForm: (context) =>
    context.transaction(async (tx) => {
      const { caller, body, language } = context;
      return { data: await importFormFile(writerFor(context, tx), caller, { ...body, language }) };
    }),

  getFormFileSchema: () => Promise.resolve(describeFormFile()),
};
