import * as v from 'valibot';
import { pagesSchema } from '../../form/pages-schema.ts';
import { variablesSchema } from '../../form/variables/variables-schema.ts';
import { endpoint, privateAccess, publicAccess } from '../endpoint.ts';
import { itemOf, longListOf, longListQuery } from '../list.ts';
import { byId, environmentIdSchema, idSchema, instantSchema } from '../shared-schemas.ts';
import { destinationSchema } from '../../version-settings/destination.ts';
import { statementKinds } from '../../version-settings/list-statements.ts';
import { languages } from '../../messages/languages.ts';
import { visitorRoutes } from '../visitor/visitor-routes.ts';

export const submissionStatuses = ['draft', 'payment_pending', 'final'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** Unknown until the engine has validated them against the version (`core/src/session`). */
const answersSchema = v.record(v.string(), v.unknown());

const mostContextKeys = 50;

/** What the embedding page tells along: few and short, so that nobody stores something else in it. */
const contextKeysSchema = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(100)), v.pipe(v.string(), v.maxLength(1000))),
  v.maxEntries(mostContextKeys),
);

export const contextSchema = v.object({
  page: v.optional(v.nullable(v.string())),
  breakId: v.optional(v.nullable(v.string())),
  keys: v.optional(v.record(v.string(), v.string())),
});
export type SubmissionContext = v.InferOutput<typeof contextSchema>;

/** The context as visitors may send it; what is stored already may be larger. */
const sentContextSchema = v.object({
  ...contextSchema.entries,
  keys: v.optional(contextKeysSchema),
});

/** The statements of the version that the visitor accepted, as they were shown. */
const sentStatementsSchema = v.pipe(
  v.array(
    v.object({ kind: v.picklist(statementKinds), text: v.pipe(v.string(), v.maxLength(2000)) }),
  ),
  v.maxLength(statementKinds.length),
);
export type SentStatements = v.InferOutput<typeof sentStatementsSchema>;

/** A statement that the visitor accepted: the exact text, its language and the moment. */
export const acceptedStatementSchema = v.object({
  kind: v.picklist(statementKinds),
  text: v.string(),
  language: v.picklist(languages),
  accepted_at: instantSchema,
});
export type AcceptedStatement = v.InferOutput<typeof acceptedStatementSchema>;

/** What the visitor's page learns of its own submission. */
export const ownSubmissionSchema = v.object({
  id: idSchema,
  /** Given once, on creation; the server keeps only a hash. Sent back as `X-Submission-Key`. */
  public_key: v.nullable(v.string()),
  /** The number, such as `PF-000123`; `null` until completed and for unnumbered forms. */
  title: v.nullable(v.string()),
  status: v.picklist(submissionStatuses),
  /** What has to happen before a completed submission becomes final; `null` for all others. */
  awaits: v.nullable(v.picklist(['files', 'verification', 'payment'])),
  is_test: v.boolean(),
  /** The tag for `If-Match`: it shows a page that another one saved since. */
  revision: v.number(),
  created_at: instantSchema,
  updated_at: instantSchema,
  completed_at: v.nullable(instantSchema),
  return_url: v.nullable(v.string()),
});
export type OwnSubmission = v.InferOutput<typeof ownSubmissionSchema>;

/**
 * The key of a visitor's own draft, and the attempt this request belongs to. Others hold the tokens
 * of logins: `X-AUTHENTICATION-{provider}`.
 */
const submissionHeaders = v.looseObject({
  'x-submission-key': v.optional(v.string()),
  'idempotency-key': v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(100))),
  /** The revision the visitor's page knows; another one in the meantime answers `stale`. */
  'if-match': v.optional(v.string()),
});

/** What a form that asks for a login, or a draft that began under one, may be refused with. */
const loginRefusals = [
  'login_required',
  'login_expired',
  'login_level_too_low',
  'other_identity',
  'provider_unavailable',
] as const;

export const submissionStates = [
  'draft',
  'saved',
  'aborted',
  'saved_and_aborted',
  'pending_verification',
  'payment_pending',
  'completed',
] as const;

export const submissionSummarySchema = v.object({
  id: idSchema,
  title: v.nullable(v.string()),
  form_id: idSchema,
  form_title: v.string(),
  form_version_id: idSchema,
  version_number: v.number(),
  environment: environmentIdSchema,
  status: v.picklist(submissionStatuses),
  /** What people call the status, made from it and the timestamps (decisions, section 5). */
  state: v.picklist(submissionStates),
  is_test: v.boolean(),
  created_at: instantSchema,
  updated_at: instantSchema,
  completed_at: v.nullable(instantSchema),
});
export type SubmissionSummary = v.InferOutput<typeof submissionSummarySchema>;

/** A mail about a submission to its visitor, as staff see it. */
const submissionMailSchema = v.object({
  id: idSchema,
  /** `notice`: to the addresses of a destination. */
  kind: v.picklist(['confirmation', 'copy', 'notice']),
  /** `failed`: given up; `limited`: not sent, because its recipient got too many mails. */
  state: v.picklist(['waiting', 'sent', 'failed', 'limited']),
  /** Masked, such as `f•••@voorbeeld.nl`. */
  recipient: v.string(),
  created_at: instantSchema,
  /** When it was sent or given up. */
  ended_at: v.nullable(instantSchema),
});
export type SubmissionMail = v.InferOutput<typeof submissionMailSchema>;

/** A destination that the submission went to, as its version had it, and the rules that said so. */
const submissionRouteSchema = v.object({
  destination: destinationSchema,
  /** Empty for a destination that takes what no rule routes. */
  rules: v.array(v.object({ field_id: v.string(), rule_id: v.string() })),
});

/** With the answers and the pages of the version they were given in, so that they can be shown. */
export const submissionSchema = v.object({
  ...submissionSummarySchema.entries,
  /** Sensitive texts are masked, other sensitive answers are `null`. */
  answers: answersSchema,
  /** The paths of the sensitive answers, such as `children.0.bsn`. */
  masked: v.array(v.string()),
  pages: pagesSchema,
  /** The variables of the version. */
  variables: variablesSchema,
  locale: v.string(),
  statements: v.array(acceptedStatementSchema),
  mails: v.array(submissionMailSchema),
  /** Where it went when it became final. */
  routes: v.array(submissionRouteSchema),
});
export type Submission = v.InferOutput<typeof submissionSchema>;

export const submissionsContract = {
  createSubmission: endpoint({
    ...visitorRoutes.createSubmission,
    summary: 'Saves a draft or completes a submission in one go; repeated keys answer the same.',
    access: publicAccess,
    headers: submissionHeaders,
    body: v.object({
      data: answersSchema,
      form_version_id: idSchema,
      environment: v.optional(environmentIdSchema, 'production'),
      status: v.picklist(['draft', 'final']),
      is_test: v.optional(v.boolean(), false),
      locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/)), 'nl-NL'),
      context: v.optional(sentContextSchema, {}),
      /** Set when the visitor chose to save, or to abort. */
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
      /** Moves the draft to the version that is shown now, with the answers that fit it. */
      form_version_id: v.exactOptional(idSchema),
      status: v.picklist(['draft', 'final']),
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
  listSubmissions: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions',
    summary:
      'Lists submissions, newest first. `total` counts to 10,000 (`is_total_exact`); pages by number end there, `cursor` goes on. `search`: a number, or part of the form’s name.',
    access: privateAccess('submission-list'),
    query: longListQuery({
      filters: ['form_id', 'status', 'environment', 'is_test'],
      sorts: ['created_at', 'completed_at', 'title'],
    }),
    status: 200,
    answer: longListOf(submissionSummarySchema),
    errors: [],
  }),
  getSubmission: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions/:id',
    summary: 'Reads one submission with its answers; the logbook notes who looked.',
    access: privateAccess('submission-read'),
    params: byId,
    status: 200,
    answer: itemOf(submissionSchema),
    errors: ['not_found'],
  }),
  getSensitiveAnswers: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions/:id/sensitive-answers',
    summary: 'Reads all answers, unmasked; the logbook notes every look.',
    access: privateAccess('submission-unmask'),
    params: byId,
    status: 200,
    answer: itemOf(v.object({ answers: answersSchema })),
    errors: ['not_found'],
  }),
  retryMail: endpoint({
    method: 'POST',
    path: '/v0/forms/submissions/:id/mails/:mail_id/retry',
    summary: 'Sends a mail about a submission that was given up once more, to the same address.',
    access: privateAccess('submission-read'),
    params: v.object({ id: idSchema, mail_id: idSchema }),
    status: 200,
    answer: itemOf(submissionMailSchema),
    errors: ['not_found', 'transition_not_allowed', 'mail_unavailable', 'too_many_requests'],
  }),
  deleteSubmission: endpoint({
    method: 'DELETE',
    path: '/v0/forms/submissions/:id',
    summary: 'Deletes a submission and everything that hangs on it.',
    access: privateAccess('submission-delete'),
    params: byId,
    status: 204,
    errors: ['not_found', 'forbidden'],
  }),
} as const;
