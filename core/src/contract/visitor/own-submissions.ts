import * as v from 'valibot';
import { endpoint, publicAccess } from '../endpoint.ts';
import { itemOf } from '../list.ts';
import { ownSubmissionRoutes } from './own-submission-routes.ts';
import { ownKeyHeaders, ownKeyRefusals } from './submission-key.ts';
import { byId, environmentIdSchema, idSchema, instantSchema } from '../shared-schemas.ts';
import { publicFormSchema } from './public-forms.ts';
import { ownSubmissionSchema } from './own-submission.ts';
import { claimsSchema, contextSchema } from './sent-submission.ts';

const codeSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, '')),
  v.regex(/^\d{6}$/),
);

/** The address for a mail to the visitor. */
const mailToSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)),
});

/** A form in the draft's version, and the version to continue in if that is another one. */
const draftVersionSchema = v.object({
  form: publicFormSchema,
  /** Absent while visitors may complete the draft's version. */
  successor: v.nullable(publicFormSchema),
});
export type DraftVersion = v.InferOutput<typeof draftVersionSchema>;

/** A draft with everything needed to continue on any device. */
export const resumedDraftSchema = v.object({
  ...ownSubmissionSchema.entries,
  ...draftVersionSchema.entries,
  answers: v.record(v.string(), v.unknown()),
  claims: claimsSchema,
  context: contextSchema,
  saved_at: v.nullable(instantSchema),
});
export type ResumedDraft = v.InferOutput<typeof resumedDraftSchema>;

export const ownSubmissionsContract = {
  getOwnSubmission: endpoint({
    ...ownSubmissionRoutes.getOwnSubmission,
    summary: 'Where the visitor’s own submission stands.',
    access: publicAccess,
    params: byId,
    headers: ownKeyHeaders,
    status: 200,
    answer: itemOf(ownSubmissionSchema),
    errors: [...ownKeyRefusals],
  }),
  findAttempt: endpoint({
    ...ownSubmissionRoutes.findAttempt,
    summary: 'What became of an attempt whose answer was lost on the way.',
    access: publicAccess,
    headers: v.object({ 'idempotency-key': v.string() }),
    status: 200,
    answer: itemOf(ownSubmissionSchema),
    errors: ['not_found', 'origin_not_allowed'],
  }),
  resumeSubmission: endpoint({
    ...ownSubmissionRoutes.resumeSubmission,
    summary: 'Reads the visitor’s own draft to go on with it; takes an abortion back.',
    access: publicAccess,
    params: byId,
    headers: ownKeyHeaders,
    body: v.object({
      /** For links that require one; the response then contains its own key. */
      code: v.optional(codeSchema),
    }),
    status: 200,
    answer: itemOf(resumedDraftSchema),
    errors: [
      ...ownKeyRefusals,
      'transition_not_allowed',
      'environment_not_allowed',
      'review_link_invalid',
      'form_not_published',
      'code_wrong',
      'code_expired',
      'too_many_requests',
    ],
  }),
  requestResumeCode: endpoint({
    ...ownSubmissionRoutes.requestResumeCode,
    summary: 'Mails a code to the address that the link was sent to.',
    access: publicAccess,
    params: byId,
    headers: ownKeyHeaders,
    status: 204,
    errors: [
      'not_found',
      'transition_not_allowed',
      'mail_unavailable',
      'too_many_requests',
      'origin_not_allowed',
    ],
  }),
  mailResumeLink: endpoint({
    ...ownSubmissionRoutes.mailResumeLink,
    summary: 'Mails the link with which the visitor goes on, on any device.',
    access: publicAccess,
    params: byId,
    headers: ownKeyHeaders,
    body: mailToSchema,
    status: 204,
    errors: [
      ...ownKeyRefusals,
      'transition_not_allowed',
      'review_link_invalid',
      'mail_unavailable',
      'too_many_requests',
    ],
  }),
  mailCopy: endpoint({
    ...ownSubmissionRoutes.mailCopy,
    summary: 'Mails visitors a copy of what they sent, until a day after sending.',
    access: publicAccess,
    params: byId,
    headers: ownKeyHeaders,
    body: mailToSchema,
    status: 204,
    errors: [...ownKeyRefusals, 'transition_not_allowed', 'mail_unavailable', 'too_many_requests'],
  }),
  requestVerificationCode: endpoint({
    ...ownSubmissionRoutes.requestVerificationCode,
    summary: 'Mails a new code for two-step verification; the one before stops counting.',
    access: publicAccess,
    params: byId,
    headers: ownKeyHeaders,
    status: 204,
    errors: [...ownKeyRefusals, 'transition_not_allowed', 'mail_unavailable', 'too_many_requests'],
  }),
  verifySubmission: endpoint({
    ...ownSubmissionRoutes.verifySubmission,
    summary: 'Confirms the visitor’s e-mail address with the code, and completes the submission.',
    access: publicAccess,
    params: byId,
    headers: ownKeyHeaders,
    body: v.object({ code: codeSchema }),
    status: 200,
    answer: itemOf(ownSubmissionSchema),
    errors: [
      ...ownKeyRefusals,
      'transition_not_allowed',
      'code_wrong',
      'code_expired',
      'too_many_requests',
    ],
  }),
  getDraftVersion: endpoint({
    ...ownSubmissionRoutes.getDraftVersion,
    summary: 'A version that visitors began in, to go on with what their device keeps of it.',
    access: publicAccess,
    params: v.object({ id: idSchema, version: idSchema }),
    query: v.object({ environment: v.optional(environmentIdSchema, 'production') }),
    status: 200,
    answer: itemOf(draftVersionSchema),
    errors: [
      'form_not_found',
      'form_not_published',
      'environment_not_allowed',
      'review_link_invalid',
      'origin_not_allowed',
    ],
  }),
} as const;
