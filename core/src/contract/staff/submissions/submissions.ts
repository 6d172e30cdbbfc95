import * as v from 'valibot';
import { languages } from '../../../messages/languages.ts';
import { pagesSchema } from '../../../form/pages-schema.ts';
import { storedVariablesSchema } from '../../../form/variables/variables-schema.ts';
import { daySchema } from '../../../formats/dates/day-schema.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf, longListOf, longListQuery } from '../../list.ts';
import { byId, environmentIdSchema, idSchema, instantSchema } from '../../shared-schemas.ts';
import { destinationSchema } from '../../../version-settings/destination.ts';
import { deliveryStates, submissionDeliverySchema } from './deliveries.ts';
import { handlingSchema } from './handling.ts';
import { submissionCoSignatureSchema } from './submission-co-signature.ts';
import { submissionMailSchema } from './submission-mail.ts';
import { submissionPaymentSchema, submissionPaymentStates } from './submission-payment.ts';
import { submissionStatuses } from '../../visitor/own-submission.ts';
import { acceptedStatementSchema, answersSchema } from '../../visitor/sent-submission.ts';

export const submissionStates = [
  'draft',
  'saved',
  'aborted',
  'saved_and_aborted',
  'pending_verification',
  'payment_pending',
  'pending_co_signature',
  'completed',
] as const;

/** In `filter[state]`: every displayed status but `completed`. */
export const unfinishedState = 'unfinished';

/** The displayed statuses that a value of `filter[state]` means; none for an unknown one. */
export const statesOfFilter = (value: string): readonly (typeof submissionStates)[number][] =>
  submissionStates.filter(
    (state) => state === value || (value === unfinishedState && state !== 'completed'),
  );

export const submissionSummarySchema = v.object({
  id: idSchema,
  title: v.nullable(v.string()),
  form_id: idSchema,
  form_title: v.string(),
  form_version_id: idSchema,
  version_number: v.number(),
  environment: environmentIdSchema,
  status: v.picklist(submissionStatuses),
  /** The displayed status, derived from the status and the timestamps. */
  state: v.picklist(submissionStates),
  is_test: v.boolean(),
  created_at: instantSchema,
  updated_at: instantSchema,
  completed_at: v.nullable(instantSchema),
  /** The name of the member of staff who filled it in for a citizen; `null`: a visitor did. */
  filled_in_by: v.nullable(v.string()),
  /** The deliveries to other systems that were given up. */
  failed_deliveries: v.number(),
  /** The worst of its deliveries to other systems: failed, else waiting, else delivered; `null` without any. */
  delivery: v.nullable(v.picklist(deliveryStates)),
  /** What counts most of its payments: charged back, refunded whole or in part, paid, waiting, failed; `null` without any. */
  payment: v.nullable(v.picklist(submissionPaymentStates)),
  /** A request of the person restricts its handling (AVG, article 18). */
  is_restricted: v.boolean(),
  handling: handlingSchema,
});
export type SubmissionSummary = v.InferOutput<typeof submissionSummarySchema>;

/** A row of the list: a summary, with the answers that the request asked for. */
const listedSubmissionSchema = v.object({
  ...submissionSummarySchema.entries,
  /**
   * Texts by field id, in the language of the request, of at most 300 characters; sensitive ones are masked, and those
   * that are not answered are left out. Absent unless the request names fields.
   */
  answer_texts: v.exactOptional(v.record(v.string(), v.string())),
});
export type ListedSubmission = v.InferOutput<typeof listedSubmissionSchema>;

/** How many fields of a form the list shows at once. */
export const maxListedFields = 8;

/** A destination of the submission, as in its version, and the rules that chose it. */
const submissionRouteSchema = v.object({
  destination: destinationSchema,
  /** Empty for a default destination. */
  rules: v.array(v.object({ field_id: v.string(), rule_id: v.string() })),
});

/** A submission with its answers and the pages of its version, to show them. */
export const submissionSchema = v.object({
  ...submissionSummarySchema.entries,
  /** Sensitive texts are masked, other sensitive answers are `null`. */
  answers: answersSchema,
  /** The paths of the sensitive answers, such as `children.0.bsn`. */
  masked: v.array(v.string()),
  /**
   * The paths of the fields that were shown, by the real answers: rules over masked ones decide otherwise. `null`
   * where nothing is masked.
   */
  shown: v.nullable(v.array(v.string())),
  pages: pagesSchema,
  /** The variables of the version with their values at submission; sensitive ones are masked. */
  variables: storedVariablesSchema,
  /** The language of the questions, and all languages in which the version has them. */
  language: v.picklist(languages),
  languages: v.array(v.picklist(languages)),
  locale: v.string(),
  statements: v.array(acceptedStatementSchema),
  /** `null` without a co-signature request. */
  co_signature: v.nullable(submissionCoSignatureSchema),
  mails: v.array(submissionMailSchema),
  /** Its payments, oldest first. */
  payments: v.array(submissionPaymentSchema),
  /** Its destinations when it became final. */
  routes: v.array(submissionRouteSchema),
  /** Its deliveries to other systems. */
  deliveries: v.array(submissionDeliverySchema),
});
export type Submission = v.InferOutput<typeof submissionSchema>;

/** The submissions are counted over four weeks, so that each day of the week is there four times. */
export const countedDays = 28;

const dayCountSchema = v.object({ day: daySchema, count: v.number() });

const listedSubmissions = longListQuery({
  filters: [
    'id',
    'form_id',
    'status',
    // The displayed status, such as `saved` or `pending_co_signature`; `unfinished`: all but `completed`.
    'state',
    'environment',
    'is_test',
    // Days: submitted on or after the day, and on or before the day.
    'completed_from',
    'completed_until',
    // The state of any of the submission's deliveries.
    'delivery',
    // `paid`, `waiting`, `failed`, `partly_refunded`, `refunded` or `charged_back`: the state of any of its payments.
    'payment',
    // Ids of users, `me` for the caller, `none` for submissions that nobody handles.
    'assigned_to',
    'is_handled',
    // Ids of labels: submissions with any one of them.
    'label',
    // `field:option` of choices, `field:true` and `field:false` of checkboxes. Needs `submission-read`.
    'answer',
  ],
  sorts: ['created_at', 'completed_at', 'title'],
});

/** The submission before or after another one in a list. */
const neighbourSchema = v.object({
  id: idSchema,
  form_id: idSchema,
  title: v.nullable(v.string()),
});
export type SubmissionNeighbour = v.InferOutput<typeof neighbourSchema>;

export const submissionsContract = {
  listSubmissions: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions',
    summary:
      'Lists submissions, newest first. `total` counts to 10,000 (`is_total_exact`); pages by number end there, `cursor` goes on. `search`: a number, or part of the form’s name. `fields` adds answers: ids of fields of the one form in `filter[form_id]`, separated by commas; it needs `submission-read`, and the logbook notes who looked.',
    access: privateAccess('submission-list'),
    query: v.object({
      ...listedSubmissions.entries,
      fields: v.optional(v.pipe(v.string(), v.maxLength(600))),
    }),
    status: 200,
    answer: longListOf(listedSubmissionSchema),
    errors: ['forbidden'],
  }),
  countSubmissionsByDay: endpoint({
    method: 'GET',
    path: '/v0/forms/submission-days',
    summary:
      'Counts the completed submissions in production of each of the last 28 days (in the Netherlands), today last; tests are left out.',
    access: privateAccess('submission-list'),
    status: 200,
    answer: v.object({ data: v.array(dayCountSchema) }),
    errors: [],
  }),
  getSubmission: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions/:id',
    summary:
      'Reads one submission with its answers; the logbook notes who looked. `language`: that of the questions, else that of the request; the form’s own where the version has no translation.',
    access: privateAccess('submission-read'),
    params: byId,
    query: v.object({ language: v.exactOptional(v.picklist(languages)) }),
    status: 200,
    answer: itemOf(submissionSchema),
    errors: ['not_found'],
  }),
  getSubmissionNeighbours: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions/:id/neighbours',
    summary:
      'Finds the submissions before and after this one in the list with the same filters, search and order, also when it is itself no longer in that list.',
    access: privateAccess('submission-list'),
    params: byId,
    query: v.object({
      sort: listedSubmissions.entries.sort,
      search: listedSubmissions.entries.search,
      filter: listedSubmissions.entries.filter,
      reject: listedSubmissions.entries.reject,
    }),
    status: 200,
    answer: itemOf(
      v.object({ previous: v.nullable(neighbourSchema), next: v.nullable(neighbourSchema) }),
    ),
    errors: ['not_found', 'forbidden'],
  }),
  getSensitiveAnswers: endpoint({
    method: 'GET',
    path: '/v0/forms/submissions/:id/sensitive-answers',
    summary: 'Reads all answers, unmasked; the logbook notes every look.',
    access: privateAccess('submission-unmask'),
    params: byId,
    status: 200,
    answer: itemOf(v.object({ answers: answersSchema, variables: storedVariablesSchema })),
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
    method: 'POST',
    path: '/v0/forms/submissions/:id/deletion',
    summary:
      'Deletes a submission and everything that hangs on it; the logbook keeps its number, who and why.',
    access: privateAccess('submission-delete'),
    params: byId,
    body: v.object({ reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
    status: 204,
    errors: ['not_found', 'invalid', 'forbidden', 'on_hold', 'payment_pending'],
  }),
} as const;
