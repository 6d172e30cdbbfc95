import * as v from 'valibot';
import { endpoint, fileContentSchema, privateAccess, publicAccess } from '../endpoint.ts';
import { answersSchema } from './sent-submission.ts';
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
  createSamplePdf: endpoint({
    method: 'POST',
    path: '/v0/forms/versions/:id/sample-pdf',
    summary: 'Gives sample answers to a version as the PDF of a submission; stores nothing.',
    access: privateAccess('form-edit', 'template-edit'),
    params: byId,
    body: v.object({ answers: answersSchema }),
    bodyLimitBytes: 1_048_576,
    status: 200,
    answer: fileContentSchema,
    errors: ['not_found', 'forbidden'],
  }),
} as const;
