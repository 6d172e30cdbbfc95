import * as v from 'valibot';
import { endpoint, fileContentSchema, privateAccess, publicAccess } from '../../endpoint.ts';
import { idSchema } from '../../shared-schemas.ts';
import { ownUploadSchema } from '../../visitor/uploads.ts';
import { visitorFileRoutes } from '../../visitor/visitor-file-routes.ts';

/** The types of files that staff see in the screen: pixels and pages, nothing that can run. */
export const previewTypes = [
  'application/pdf',
  'image/avif',
  'image/bmp',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const;
export type PreviewType = (typeof previewTypes)[number];

/** Larger files are only downloaded: the browser keeps a previewed file in memory. */
export const maxPreviewBytes = 50 * 1024 * 1024;

export const filesContract = {
  readOwnUpload: endpoint({
    ...visitorFileRoutes.readOwnUpload,
    summary: 'Gives a visitor their own upload back, until it is in a completed submission.',
    access: publicAccess,
    body: ownUploadSchema,
    status: 200,
    answer: fileContentSchema,
    errors: ['not_found', 'too_many_requests'],
  }),
  getSubmissionFile: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions/:id/files/:file_id',
    summary: 'Gives a file of a submission, to be saved; the logbook notes who asked.',
    access: privateAccess('submission-read'),
    params: v.object({ id: idSchema, file_id: idSchema }),
    status: 200,
    answer: fileContentSchema,
    errors: ['not_found'],
  }),
  previewSubmissionFile: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions/:id/files/:file_id/preview',
    summary:
      'Gives an image or a PDF of a submission, to be shown in the screen; the logbook notes who looked.',
    access: privateAccess('submission-read'),
    params: v.object({ id: idSchema, file_id: idSchema }),
    status: 200,
    answer: fileContentSchema,
    errors: ['not_found', 'unsupported_media_type', 'too_large'],
  }),
} as const;
