import * as v from 'valibot';
import { retentionOutcomes, type RetentionOutcome } from '../../../retention/retention-outcomes.ts';
import { retentionMethods } from '../../../retention/retention-terms.ts';
import { logKinds } from '../../../logbook/log-retention.ts';
import { endpoint, fileContentSchema, privateAccess } from '../../endpoint.ts';
import { itemOf, listOf, listQuery } from '../../list.ts';
import { byId, idSchema, ifMatch, instantSchema } from '../../shared-schemas.ts';

/** A hundred years, in days. */
export const maxRetentionDays = 36_500;

/** A number of whole days; `null`: none. */
export const retentionDaysSchema = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxRetentionDays)),
);

const retentionTermsSchema = v.object({
  /** Everything is deleted after this number of days. */
  all_days: retentionDaysSchema,
  /** Sent or saved submissions are kept for at least this number of days. */
  keep_days: retentionDaysSchema,
  completed_days: retentionDaysSchema,
  saved_days: retentionDaysSchema,
  aborted_days: retentionDaysSchema,
  failed_days: retentionDaysSchema,
  method: v.picklist(retentionMethods),
  /** The result in the selection list, such as `11.1`. */
  selection_list_number: v.pipe(v.string(), v.trim(), v.maxLength(40)),
});
export type RetentionTermsInput = v.InferOutput<typeof retentionTermsSchema>;

const daysByOutcomeSchema = v.object(
  // Contains every outcome, which fromEntries cannot express.
  Object.fromEntries(retentionOutcomes.map((outcome) => [outcome, retentionDaysSchema])) as Record<
    RetentionOutcome,
    typeof retentionDaysSchema
  >,
);

/** The retention terms of a form. */
export const formRetentionSchema = v.object({
  ...retentionTermsSchema.entries,
  /** 0: no terms were set. */
  revision: v.number(),
  defaults: daysByOutcomeSchema,
  maxima: daysByOutcomeSchema,
  is_editable: v.boolean(),
});
export type FormRetention = v.InferOutput<typeof formRetentionSchema>;

/** How many submissions of a form the next night takes, and how many stay although their time is over. */
const previewCountsSchema = v.object({
  delete: v.number(),
  anonymise: v.number(),
  undelivered: v.number(),
  on_hold: v.number(),
  /** A payment or refund has no final status yet. */
  paying: v.number(),
});

export const retentionPreviewSchema = v.object({
  /** When the next night begins. */
  at: instantSchema,
  total: previewCountsSchema,
  /** Those with anything to report, most first; at most 500. */
  forms: v.array(
    v.object({
      form: v.object({ id: idSchema, name: v.string() }),
      ...previewCountsSchema.entries,
    }),
  ),
  /** The end of the last night's run; `null` before the first, or while it runs. */
  last_run_at: v.nullable(instantSchema),
});
export type RetentionPreview = v.InferOutput<typeof retentionPreviewSchema>;

/** What a line of the report is about: submissions by their outcome, or payments whose term in the ledger ended. */
export const destroyedKinds = [...retentionOutcomes, 'payment'] as const;
export type DestroyedKind = (typeof destroyedKinds)[number];

/** The submissions that the next night removes because of changed terms, and would not have removed without. */
export const retentionChangeSchema = v.object({
  /** When the next night begins. */
  at: instantSchema,
  delete: v.number(),
  anonymise: v.number(),
});
export type RetentionChange = v.InferOutput<typeof retentionChangeSchema>;

/** What was destroyed in a night, of one form: counts, nothing about whose it was. */
export const destructionSchema = v.object({
  /** The day on which the night began. */
  night: v.string(),
  form: v.object({ id: idSchema, name: v.string() }),
  outcome: v.picklist(destroyedKinds),
  method: v.picklist(retentionMethods),
  selection_list_number: v.string(),
  count: v.number(),
  /** The payments of these submissions that the ledger keeps, without the submission or a person. */
  kept_payments: v.number(),
  /** The period of the submissions: from when their terms counted. */
  first_at: instantSchema,
  last_at: instantSchema,
});
export type Destruction = v.InferOutput<typeof destructionSchema>;

const destructionsQuery = listQuery({
  filters: ['form_id', 'outcome', 'method'],
  sorts: ['night'],
});

const logDaysSchema = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1)),
);

const logCutSchema = v.object({
  kind: v.picklist(logKinds),
  days: v.number(),
  /** Lines of before this moment go. */
  before: instantSchema,
  count: v.number(),
});
/** What the next night removes of a log. */
export type LogCut = v.InferOutput<typeof logCutSchema>;

/** The endpoints of retention terms and destruction reports. */
export const retentionContract = {
  getFormRetention: endpoint({
    method: 'GET',
    path: '/v1/forms/forms/:id/retention',
    summary: 'Reads how long a form keeps submissions, and what the organisation decided for all.',
    access: privateAccess('form-read', 'form-edit', 'submission-retention'),
    params: byId,
    status: 200,
    answer: itemOf(formRetentionSchema),
    errors: ['not_found'],
  }),
  updateFormRetention: endpoint({
    method: 'PUT',
    path: '/v1/forms/forms/:id/retention',
    summary: 'Decides how long a form keeps submissions, within the maxima of the organisation.',
    access: privateAccess('submission-retention'),
    params: byId,
    headers: ifMatch,
    body: retentionTermsSchema,
    status: 200,
    answer: itemOf(formRetentionSchema),
    errors: ['not_found', 'forbidden', 'stale', 'precondition_required'],
  }),
  getRetentionPreview: endpoint({
    method: 'GET',
    path: '/v0/retention/preview',
    summary:
      'Counts what the next night removes of the forms that the user may see, and what stays.',
    access: privateAccess('submission-retention'),
    query: v.object({ form_id: v.optional(idSchema) }),
    status: 200,
    answer: itemOf(retentionPreviewSchema),
    errors: [],
  }),
  previewFormRetention: endpoint({
    method: 'POST',
    path: '/v1/forms/forms/:id/retention/preview',
    summary: 'Counts what the next night would remove of a form because of these terms.',
    access: privateAccess('submission-retention'),
    params: byId,
    body: retentionTermsSchema,
    status: 200,
    answer: itemOf(retentionChangeSchema),
    errors: ['not_found'],
  }),
  previewRetentionPolicy: endpoint({
    method: 'POST',
    path: '/v0/retention/policy/preview',
    summary:
      'Counts what the next night would remove of all forms because of these terms of the organisation.',
    access: privateAccess('admin-forms-settings'),
    body: v.object({ defaults: daysByOutcomeSchema, maxima: daysByOutcomeSchema }),
    status: 200,
    answer: itemOf(retentionChangeSchema),
    errors: [],
  }),
  getLogRetentionPreview: endpoint({
    method: 'GET',
    path: '/v0/retention/logs',
    summary:
      'Counts the lines of the logs that the next night removes, by the terms of the tenant or by those in the query.',
    access: privateAccess('admin-forms-settings'),
    query: v.object({
      security: logDaysSchema,
      handling: logDaysSchema,
      administration: logDaysSchema,
      processing: logDaysSchema,
    }),
    status: 200,
    answer: itemOf(v.object({ at: instantSchema, logs: v.array(logCutSchema) })),
    errors: [],
  }),
  listDestructions: endpoint({
    method: 'GET',
    path: '/v0/retention/destructions',
    summary: 'The report of what was destroyed, latest night first.',
    access: privateAccess('submission-retention'),
    query: destructionsQuery,
    status: 200,
    answer: listOf(destructionSchema),
    errors: [],
  }),
  exportDestructions: endpoint({
    method: 'GET',
    path: '/v0/retention/destructions/file',
    summary: 'The report of what was destroyed as CSV.',
    access: privateAccess('submission-retention'),
    query: destructionsQuery,
    status: 200,
    answer: fileContentSchema,
    errors: [],
  }),
} as const;
