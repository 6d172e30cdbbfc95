import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { attachmentSchema, uploadFormSchema } from '../forms/attachments.ts';
import { settingUploadSchema, storedUploadErrors, storedUploadSchema } from './setting-images.ts';

/** The endpoints for the fonts of themes. */
export const themeFontsContract = {
  createThemeFontUpload: endpoint({
    method: 'POST',
    path: '/v0/themes/fonts/uploads',
    summary:
      'Creates an upload form for a font (WOFF2): post it to storage with the file as its last part, then call `createThemeFont`.',
    access: privateAccess('admin-forms-settings'),
    body: settingUploadSchema,
    status: 201,
    answer: itemOf(uploadFormSchema),
    errors: ['attachment_type', 'attachment_too_large', 'quota_reached'],
  }),
  createThemeFont: endpoint({
    method: 'POST',
    path: '/v0/themes/fonts',
    summary:
      'Examines an upload and stores it for everyone who knows its URL; a theme refers to it by that URL.',
    access: privateAccess('admin-forms-settings'),
    body: storedUploadSchema,
    status: 201,
    answer: itemOf(attachmentSchema),
    errors: storedUploadErrors,
  }),
} as const;
