import { endpoint, fileContentSchema, privateAccess, publicAccess } from '../endpoint.ts';
import { ownPdfRoute } from './own-pdf-route.ts';
import { ownKeyHeaders, ownKeyRefusals } from './submission-key.ts';
import { byId } from '../shared-schemas.ts';

export const submissionPdfContract = {
  getOwnPdf: endpoint({
    ...ownPdfRoute,
    summary: 'Gives visitors what they sent as a PDF, until a day after sending.',
    access: publicAccess,
    params: byId,
    headers: ownKeyHeaders,
    status: 200,
    answer: fileContentSchema,
    errors: [...ownKeyRefusals],
  }),
  getSubmissionPdf: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions/:id/pdf',
    summary: 'Gives a completed submission as a PDF; the logbook notes who looked.',
    access: privateAccess('submission-read'),
    params: byId,
    status: 200,
    answer: fileContentSchema,
    errors: ['not_found'],
  }),
} as const;
