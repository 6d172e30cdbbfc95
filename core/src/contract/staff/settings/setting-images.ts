import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { idSchema } from '../../shared-schemas.ts';
import { attachmentSchema, fileName, uploadFormSchema } from '../forms/attachments.ts';

/** A file that an administrator is going to upload. */
export const settingUploadSchema = v.object({
  name: fileName,
  mime_type: v.pipe(v.string(), v.maxLength(255)),
  size_bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
/** A file that an administrator uploaded. */
export const storedUploadSchema = v.object({ upload_id: idSchema, name: fileName });

/** How storing an upload can fail. */
export const storedUploadErrors = [
  'not_found',
  'unavailable',
  'attachment_missing',
  'attachment_type',
  'attachment_unsafe',
] as const;

/** The endpoints for the images of the organisation's settings, such as its logo. */
export const settingImagesContract = {
  createSettingImageUpload: endpoint({
    method: 'POST',
    path: '/v0/settings/images/uploads',
    summary:
      'Creates an upload form for an image: post it to storage with the file as its last part, then call `createSettingImage`.',
    access: privateAccess('admin-forms-settings'),
    body: settingUploadSchema,
    status: 201,
    answer: itemOf(uploadFormSchema),
    errors: ['attachment_type', 'attachment_too_large', 'quota_reached'],
  }),
  createSettingImage: endpoint({
    method: 'POST',
    path: '/v0/settings/images',
    summary:
      'Examines an upload and stores it for everyone who knows its URL; a setting refers to it by that URL.',
    access: privateAccess('admin-forms-settings'),
    body: storedUploadSchema,
    status: 201,
    answer: itemOf(attachmentSchema),
    errors: storedUploadErrors,
  }),
} as const;
