import type { themeFontsContract } from '@form-builder/core/contract/staff/settings/theme-fonts.ts';
import { createStaffUpload } from '../attachments/create-staff-upload.ts';
import { storeSettingFile } from '../attachments/store-setting-file.ts';
import type { FileServices } from '../files/file-services.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';

/**
 * The handlers of the fonts of themes. A font is public from its upload on, like the images of forms; the theme that
 * refers to it is what the logbook records.
 */
export function createThemeFontsHandlers(
  services: FileServices,
  originOf: (tenant: Tenant) => string,
): Handlers<typeof themeFontsContract> {
  const purpose = 'font';
  return {
    createThemeFontUpload: (context) =>
      createStaffUpload({ services, originOf }, context, {
        ...context.body,
        purpose,
        formId: null,
      }),

    createThemeFont: (context) => storeSettingFile(services, context, { ...context.body, purpose }),
  };
}
