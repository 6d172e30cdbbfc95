import * as v from 'valibot';
import { endpoint, fileContentSchema, privateAccess, publicAccess } from '../../endpoint.ts';
import { idSchema } from '../../shared-schemas.ts';
import { ownUploadSchema } from '../../visitor/uploads.ts';
import { visitorFileRoutes } from '../../visitor/visitor-file-routes.ts';

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
} as const;
