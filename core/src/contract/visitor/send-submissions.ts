import * as v from 'valibot';
import { endpoint, publicAccess } from '../endpoint.ts';
import { itemOf } from '../list.ts';
import { byId, environmentIdSchema, idSchema } from '../shared-schemas.ts';
import { ownSubmissionSchema } from './own-submission.ts';
import {
  answersSchema,
  claimsSchema,
  sentContextSchema,
  sentStatementsSchema,
} from './sent-submission.ts';
import { visitorRoutes } from './visitor-routes.ts';

/**
 * The key of a visitor's own draft, and the attempt of this request. Other headers contain the tokens of
 * logins: `X-AUTHENTICATION-{provider}`.
 */
const submissionHeaders = v.looseObject({
  'x-submission-key': v.optional(v.string()),
  'idempotency-key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(100))),
  /** The revision that the visitor's page has; another one on the server gives `stale`. */
  'if-match': v.optional(v.string()),
});

/** The locale in which a visitor reads the form, as `nl-NL`. */
const localeSchema = v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/));

/** The problems of a form that requires a login, or of a draft that began with one. */
const loginRefusals = [
  'login_required',
  'login_expired',
  'login_level_too_low',
  'other_identity',
  'person_unread',
  'provider_unavailable',
] as const;

/** The calls by which a visitor's page saves and completes a submission. */
export const sendSubmissionsContract = {
  createSubmission: endpoint({
    ...visitorRoutes.createSubmission,
    summary: 'Saves a draft or completes a submission in one go; repeated keys answer the same.',
    access: publicAccess,
    headers: submissionHeaders,
    body: v.object({
      data: answersSchema,
      claims: v.optional(claimsSchema, {}),
      form_version_id: idSchema,
      environment: v.optional(environmentIdSchema, 'production'),
      status: v.picklist(['draft', 'final']),
      is_test: v.optional(v.boolean(), false),
      locale: v.optional(localeSchema, 'nl-NL'),
      context: v.optional(sentContextSchema, {}),
      /** True when the visitor chose to save or to abort. */
      is_saved: v.optional(v.boolean(), false),
      is_aborted: v.optional(v.boolean(), false),
      /** Only with `final`. */
      statements: v.optional(sentStatementsSchema, []),
    }),
    status: 201,
    answer: itemOf(ownSubmissionSchema),
    errors: [
      'form_not_published',
      'form_not_found',
      'environment_not_allowed',
      'review_link_invalid',
      'answers_invalid',
      'statement_not_accepted',
      'unknown_field',
      'patterns_too_costly',
      'origin_not_allowed',
      'too_large',
      'mail_unavailable',
      'attempt_differs',
      'too_many_requests',
      ...loginRefusals,
    ],
  }),
  updateSubmission: endpoint({
    ...visitorRoutes.updateSubmission,
    summary: 'Saves, aborts or completes the visitor’s own draft.',
    access: publicAccess,
    params: byId,
    headers: submissionHeaders,
    body: v.object({
      data: answersSchema,
      claims: v.optional(claimsSchema, {}),
      /** Moves the draft to the current version, with the answers that are valid in it. */
      form_version_id: v.exactOptional(idSchema),
      status: v.picklist(['draft', 'final']),
      /** What the visitor reads the form in now; without it, what they read it in before. */
      locale: v.exactOptional(localeSchema),
      context: v.optional(sentContextSchema, {}),
      is_saved: v.optional(v.boolean(), false),
      is_aborted: v.optional(v.boolean(), false),
      /** Only with `final`. */
      statements: v.optional(sentStatementsSchema, []),
    }),
    status: 200,
    answer: itemOf(ownSubmissionSchema),
    errors: [
      'not_found',
      'code_needed',
      'other_identity',
      'person_unread',
      'form_not_published',
      'answers_invalid',
      'statement_not_accepted',
      'unknown_field',
      'patterns_too_costly',
      'transition_not_allowed',
      'stale',
      'mail_unavailable',
      'attempt_differs',
      'origin_not_allowed',
      'too_large',
      'too_many_requests',
      ...loginRefusals,
    ],
  }),
} as const;
