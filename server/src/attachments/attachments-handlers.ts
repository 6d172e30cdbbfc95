import type { attachmentsContract } from '@form-builder/core/contract/staff/forms/attachments.ts';
import type { FileServices } from '../files/file-services.ts';
import { selectStaffUpload } from '../files/files-queries.ts';
import { assertMayAct, getForm } from '../forms/get-form.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { selectAttachments } from './attachments-queries.ts';
import { createStaffUpload } from './create-staff-upload.ts';
import { presentAttachment } from './present-attachment.ts';
import { storeAttachment } from './store-attachment.ts';
import { takeUpload } from './take-upload.ts';

/** The handlers of the images and downloads of forms. */
export function createAttachmentsHandlers(
  services: FileServices,
  originOf: (tenant: Tenant) => string,
): Handlers<typeof attachmentsContract> {
  return {
    listAttachments: ({ caller, params, query, transaction }) =>
      transaction(async (tx) => {
        const form = await getForm(tx, caller, params.id);
        return {
          data: (await selectAttachments(tx, form.id, query.purpose)).map(presentAttachment),
        };
      }),

    createAttachmentUpload: (context) =>
      createStaffUpload({ services, originOf }, context, {
        ...context.body,
        formId: context.params.id,
        assertMayUpload: async (tx) =>
          assertMayAct(
            context.caller,
            'change',
            await getForm(tx, context.caller, context.params.id),
          ),
      }),

    createAttachment: async (context) => {
      const { body, caller, params, transaction } = context;
      const file = await transaction(async (tx) => {
        assertMayAct(caller, 'change', await getForm(tx, caller, params.id));
        return selectStaffUpload(tx, params.id, body.upload_id);
      });
      if (file === undefined) throw new RequestError('not_found');
      const upload = await takeUpload(services, context, { ...body, file });
      return transaction(async (tx) => {
        assertMayAct(caller, 'change', await getForm(tx, caller, params.id));
        return {
          data: presentAttachment(await storeAttachment(writerFor(context, tx), params.id, upload)),
        };
      });
    },
  };
}
