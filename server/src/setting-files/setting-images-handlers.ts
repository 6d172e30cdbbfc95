import type { settingImagesContract } from '@form-builder/core/contract/staff/settings/setting-images.ts';
import { createStaffUpload } from '../attachments/create-staff-upload.ts';
import { storeSettingFile } from '../attachments/store-setting-file.ts';
import type { FileServices } from '../files/file-services.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';

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

    createSettingImage: (context) =>
      storeSettingFile(services, context, { ...context.body, purpose: 'image' }),
  };
}
