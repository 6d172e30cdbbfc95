import * as v from 'valibot';
import { attachmentPurposes, formFilePurposes } from '../../../attachments/attachment-purposes.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { templatePermissions } from '../../permissions.ts';
import { byId, idSchema, instantSchema } from '../../shared-schemas.ts';

const purpose = v.picklist(formFilePurposes);
/** The name that a file has on the uploader's device. */
export const fileName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

export const attachmentSchema = v.object({
  /** The path on the form's server; the reference to put into a field. */
  url: v.string(),
  purpose: v.picklist(attachmentPurposes),
  name: v.string(),
  content_type: v.string(),
  size_bytes: v.number(),
  created_at: instantSchema,
});
/** An image or a download that designers uploaded for a form, or a font of a theme. */
export type Attachment = v.InferOutput<typeof attachmentSchema>;

/** A form that posts one file to storage. */
export const uploadFormSchema = v.object({
  upload_id: idSchema,
  action: v.string(),
  inputs: v.record(v.string(), v.string()),
});

export const attachmentsContract = {
  listAttachments: endpoint({
    method: 'GET',
    path: '/v0/forms/forms/:id/attachments',
    summary: 'Lists the images or downloads that were uploaded for a form, the newest first.',
    access: privateAccess('form-read', 'form-edit', ...templatePermissions),
    params: byId,
    query: v.object({ purpose }),
    status: 200,
    answer: v.object({ data: v.array(attachmentSchema) }),
    errors: ['not_found'],
  }),
  createAttachmentUpload: endpoint({
    method: 'POST',
    path: '/v0/forms/forms/:id/attachments/uploads',
    summary:
      'Creates an upload form for an image or a download: post it to storage with the file as its last part, then call `createAttachment`.',
    access: privateAccess('form-edit', 'template-edit'),
    params: byId,
    body: v.object({
      purpose,
      name: fileName,
      mime_type: v.pipe(v.string(), v.maxLength(255)),
      size_bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    status: 201,
    answer: itemOf(uploadFormSchema),
    errors: ['not_found', 'forbidden', 'attachment_type', 'attachment_too_large', 'quota_reached'],
  }),
  createAttachment: endpoint({
    method: 'POST',
    path: '/v0/forms/forms/:id/attachments',
    summary: 'Examines an upload and adds it to the files of the form; refer to it by its URL.',
    access: privateAccess('form-edit', 'template-edit'),
    params: byId,
    body: v.object({ upload_id: idSchema, purpose, name: fileName }),
    status: 201,
    answer: itemOf(attachmentSchema),
    errors: [
      'not_found',
      'forbidden',
      'unavailable',
      'attachment_missing',
      'attachment_type',
      'attachment_unsafe',
    ],
  }),
} as const;
