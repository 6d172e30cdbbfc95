import type { settingImagesContract } from '@form-builder/core/contract/staff/settings/setting-images.ts';
import { createStaffUpload } from '../attachments/create-staff-upload.ts';
import { presentAttachment } from '../attachments/present-attachment.ts';
import { storeAttachment } from '../attachments/store-attachment.ts';
import { takeUpload } from '../attachments/take-upload.ts';
import type { FileServices } from '../files/file-services.ts';
import { selectStaffUpload } from '../files/files-queries.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';

/**
 * The handlers of the images of settings. An image is public from its upload on, like those of forms; the setting
 * that refers to it is what the logbook records.
 */
export function createSettingImagesHandlers(
  services: FileServices,
  originOf: (tenant: Tenant) => string,
): Handlers<typeof settingImagesContract> {
  return {
    createSettingImageUpload: (context) =>
      createStaffUpload({ services, originOf }, context, {
        ...context.body,
        purpose: 'image',
        formId: null,
      }),

    createSettingImage: async (context) => {
      const { body, transaction } = context;
      const file = await transaction((tx) => selectStaffUpload(tx, null, body.upload_id));
      if (file === undefined) throw new RequestError('not_found');
      const upload = await takeUpload(services, context, { ...body, purpose: 'image', file });
      return transaction(async (tx) => ({
        data: presentAttachment(await storeAttachment(writerFor(context, tx), null, upload)),
      }));
    },
  };
}
