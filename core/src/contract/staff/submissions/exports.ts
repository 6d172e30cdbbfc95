import * as v from 'valibot';
import { daySchema } from '../../../formats/dates/day-schema.ts';
import { languages } from '../../../messages/languages.ts';
import { deliveryStates } from './deliveries.ts';
import { submissionPaymentStates } from './submission-payment.ts';
import { submissionStates } from './submissions.ts';
import { logbookExportChoicesSchema } from '../logbook.ts';
import { endpoint, fileContentSchema, privateAccess } from '../../endpoint.ts';
import { itemOf, listOf, listQuery } from '../../list.ts';
import { byId, environmentIdSchema, idSchema, instantSchema } from '../../shared-schemas.ts';
import { submissionStatuses } from '../../visitor/own-submission.ts';

/**
 * `csv`: for Dutch spreadsheets; `jsonl`: one JSON object per line, for programs; `zip`: a spreadsheet, and the PDF and
 * the files of each submission.
 */
export const exportFormats = ['xlsx', 'csv', 'jsonl', 'zip'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportStatuses = ['pending', 'processing', 'available', 'failed', 'expired'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

/**
 * Why an export failed: the requester lost the permission, the form was deleted, the server stopped halfway
 * several times, another error, a colleague refused it, or nobody decided in time.
 */
export const exportFailures = [
  'not_allowed',
  'form_deleted',
  'interrupted',
  'error',
  'consent_refused',
  'consent_expired',
] as const;
export type ExportFailure = (typeof exportFailures)[number];

/** How many submissions an export can name. */
export const maxExportedIds = 200;

const fieldIdSchema = v.pipe(v.string(), v.maxLength(64));

/** Which submissions are exported: the filters of their list. */
const exportFilterSchema = v.object({
  /** Only these submissions, such as the selected rows of a list. */
  id: v.exactOptional(v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(maxExportedIds))),
  status: v.exactOptional(v.picklist(submissionStatuses)),
  /** The displayed statuses, such as `saved`. */
  state: v.exactOptional(
    v.pipe(v.array(v.picklist(submissionStates)), v.maxLength(submissionStates.length)),
  ),
  environment: v.exactOptional(environmentIdSchema),
  is_test: v.exactOptional(v.picklist(['true', 'false'])),
  /** Sent on this day or later, and on this day or earlier. */
  completed_from: v.exactOptional(daySchema),
  completed_until: v.exactOptional(daySchema),
  /** The id of a user, `me` or `none`. */
  assigned_to: v.exactOptional(v.union([idSchema, v.picklist(['me', 'none'])])),
  is_handled: v.exactOptional(v.picklist(['true', 'false'])),
  label: v.exactOptional(idSchema),
  delivery: v.exactOptional(v.picklist(deliveryStates)),
  payment: v.exactOptional(v.picklist(submissionPaymentStates)),
  /** `field:option`, as in the list of submissions. */
  answer: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(50))),
});
export type ExportFilter = v.InferOutput<typeof exportFilterSchema>;

/** The choices of an export. */
export const exportChoicesSchema = v.object({
  form_id: idSchema,
  format: v.picklist(exportFormats),
  filter: v.optional(exportFilterSchema, {}),
  /** A number, as in the list. */
  search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  /** The ids of the fields, in any version of the form; `null`: all. */
  fields: v.optional(v.nullable(v.pipe(v.array(fieldIdSchema), v.maxLength(10_000))), null),
  /** Answers as labels for people, or as the ids that integrations use. */
  values: v.optional(v.picklist(['labels', 'ids']), 'labels'),
  language: v.optional(v.picklist(languages), 'nl'),
  /** The repeating field with one line for each row; `null`: one line per submission. */
  row_field: v.optional(v.nullable(fieldIdSchema), null),
  /** Whether sensitive answers are in clear text; requires `submission-unmask`. */
  is_unmasked: v.optional(v.boolean(), false),
});
export type ExportChoices = v.InferOutput<typeof exportChoicesSchema>;

/** The consent of a colleague: `asked` is a detail of `pending`, `refused` and `expired` are details of `failed`. */
export const consentStates = ['asked', 'given', 'refused', 'expired'] as const;

const exportConsentSchema = v.object({
  state: v.picklist(consentStates),
  /** Without a decision before this moment, the export fails. */
  expires_at: instantSchema,
  /** Who decided, when and why; `null` and empty before that. */
  decided_by: v.nullable(v.string()),
  decided_at: v.nullable(instantSchema),
  reason: v.string(),
});
export type ExportConsent = v.InferOutput<typeof exportConsentSchema>;

/** What the export of any kind has: its progress and its file. */
const progressEntries = {
  id: idSchema,
  status: v.picklist(exportStatuses),
  failure: v.nullable(v.picklist(exportFailures)),
  /** `null` when the export needs no consent of a colleague. */
  consent: v.nullable(exportConsentSchema),
  /** The number of submissions or entries written so far, and the total; `null` until it is known. */
  row_count: v.number(),
  total: v.nullable(v.number()),
  /** An estimate during processing; `null` when unknown. */
  seconds_left: v.nullable(v.number()),
  file_name: v.nullable(v.string()),
  size_bytes: v.nullable(v.number()),
  created_at: instantSchema,
  ended_at: v.nullable(instantSchema),
  expires_at: v.nullable(instantSchema),
  /** Whether the file was removed before its time, because submissions in it were deleted. */
  is_erased: v.boolean(),
};

/** An export of the submissions of a form. */
const submissionsExportSchema = v.object({
  kind: v.literal('submissions'),
  /** `null` when the form was deleted. */
  form_id: v.nullable(idSchema),
  form_title: v.string(),
  choices: exportChoicesSchema,
  ...progressEntries,
});
export type SubmissionsExport = v.InferOutput<typeof submissionsExportSchema>;

/** What a logbook can be of: everything, a form or building block, or a user. */
export const logbookExportSubjects = ['organisation', 'form', 'user'] as const;

/** An export of entries of the logbook, as CSV. */
const logbookExportSchema = v.object({
  kind: v.literal('logbook'),
  /** Whose logbook it is, with the name that it had then. */
  subject: v.object({ type: v.picklist(logbookExportSubjects), id: idSchema, name: v.string() }),
  choices: logbookExportChoicesSchema,
  ...progressEntries,
});
export type LogbookExport = v.InferOutput<typeof logbookExportSchema>;

export const exportSchema = v.variant('kind', [submissionsExportSchema, logbookExportSchema]);
export type Export = v.InferOutput<typeof exportSchema>;

/** A field of any version of a form that an export can contain. */
const exportFieldSchema = v.object({
  id: v.string(),
  label: v.string(),
  is_sensitive: v.boolean(),
  /** The repeating field that contains it. */
  row_field: v.nullable(v.string()),
  /** Whether it is a repeating field. */
  is_repeating: v.boolean(),
});
export type ExportField = v.InferOutput<typeof exportFieldSchema>;

/** An export of a colleague with a readable BSN, for who may allow it. */
const consentRequestSchema = v.object({
  id: idSchema,
  form_id: idSchema,
  form_title: v.string(),
  requested_by: v.string(),
  choices: exportChoicesSchema,
  created_at: instantSchema,
  expires_at: instantSchema,
});
export type ConsentRequest = v.InferOutput<typeof consentRequestSchema>;

const reasonSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));

/** The decision on an export of a colleague; a refusal has a reason. */
export const exportDecisionSchema = v.variant('decision', [
  v.object({ decision: v.literal('give') }),
  v.object({ decision: v.literal('refuse'), reason: reasonSchema }),
]);
export type ExportDecision = v.InferOutput<typeof exportDecisionSchema>;

const seesExports = privateAccess('submission-export', 'users-all', 'audit-list');
/** The kind of an export decides which of the two it takes. */
const makesExports = privateAccess('submission-export', 'audit-list');
const exportsSubmissions = privateAccess('submission-export');

/** The endpoints of a user's own exports; other users have no access. */
export const exportsContract = {
  listExports: endpoint({
    method: 'GET',
    path: '/v0/exports',
    summary: 'Lists the caller’s own exports, newest first.',
    access: seesExports,
    query: listQuery({ filters: ['status', 'form_id'], sorts: ['created_at'] }),
    status: 200,
    answer: listOf(exportSchema),
    errors: [],
  }),
  createExport: endpoint({
    method: 'POST',
    path: '/v0/exports',
    summary: 'Asks for an export of a form’s submissions; a mail follows when it is ready.',
    access: exportsSubmissions,
    body: exportChoicesSchema,
    status: 201,
    answer: itemOf(exportSchema),
    errors: ['form_not_found', 'forbidden', 'too_many_requests', 'quota_reached'],
  }),
  createLogbookExport: endpoint({
    method: 'POST',
    path: '/v0/logbook/exports',
    summary:
      'Asks for the entries that the logbook lists with the same filters, all of them, as a CSV file for Excel; a mail follows when it is ready. The logbook notes it.',
    access: privateAccess('audit-list'),
    body: logbookExportChoicesSchema,
    status: 201,
    answer: itemOf(exportSchema),
    errors: ['forbidden', 'too_many_requests', 'quota_reached'],
  }),
  listConsentRequests: endpoint({
    method: 'GET',
    path: '/v0/exports/consent-requests',
    summary:
      'Lists the exports of colleagues that wait for somebody who may export the same form, the first to expire first.',
    access: exportsSubmissions,
    status: 200,
    answer: v.object({ data: v.array(consentRequestSchema) }),
    errors: [],
  }),
  decideOnExport: endpoint({
    method: 'POST',
    path: '/v0/exports/:id/consent',
    summary: 'Allows or refuses an export with a readable BSN that a colleague asked for.',
    access: exportsSubmissions,
    params: byId,
    body: exportDecisionSchema,
    status: 204,
    errors: ['not_found', 'own_export', 'transition_not_allowed'],
  }),
  retryExport: endpoint({
    method: 'POST',
    path: '/v0/exports/:id/retry',
    summary: 'Makes an export that failed once more.',
    access: makesExports,
    params: byId,
    status: 200,
    answer: itemOf(exportSchema),
    errors: ['not_found', 'forbidden', 'transition_not_allowed'],
  }),
  deleteExport: endpoint({
    method: 'DELETE',
    path: '/v0/exports/:id',
    summary: 'Deletes an export with its file, or stops one that is being made.',
    access: seesExports,
    params: byId,
    status: 204,
    errors: ['not_found'],
  }),
  getExportFile: endpoint({
    method: 'GET',
    path: '/v0/exports/:id/file',
    summary: 'Gives the file of an export to whoever asked for it; the logbook notes it.',
    access: makesExports,
    params: byId,
    status: 200,
    answer: fileContentSchema,
    errors: ['not_found', 'forbidden'],
  }),
  listExportFields: endpoint({
    method: 'GET',
    path: '/v0/forms/forms/:id/export-fields',
    summary: 'Lists the fields of all versions of a form that have submissions.',
    access: exportsSubmissions,
    params: byId,
    status: 200,
    answer: v.object({ data: v.array(exportFieldSchema) }),
    errors: ['form_not_found'],
  }),
} as const;
