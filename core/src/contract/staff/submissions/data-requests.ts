import * as v from 'valibot';
import { dataRequestKinds } from '../../../data-requests/data-request-kinds.ts';
import { daySchema } from '../../../formats/dates/day-schema.ts';
import { isBsn } from '../../../validation/rules/identifiers/bsn.ts';
import { emailIssues } from '../../../validation/rules/text/email.ts';
import { endpoint, fileContentSchema, privateAccess } from '../../endpoint.ts';
import { itemOf, listOf, listQuery } from '../../list.ts';
import { byId, idSchema, instantSchema } from '../../shared-schemas.ts';
import { processingLinesQuery, processingLinesSchema } from './processing-lines.ts';

export const dataRequestStatuses = ['open', 'handled', 'refused'] as const;
export type DataRequestStatus = (typeof dataRequestStatuses)[number];

/** What a person is found by. */
export const personSearchKinds = ['bsn', 'email', 'number'] as const;
export type PersonSearchKind = (typeof personSearchKinds)[number];

/** Where data of the person was found in a submission. */
export const foundPlaces = [
  'number',
  'answers',
  'variables',
  'login',
  'resume_link',
  'mails',
  'co_signature',
  'remarks',
  'deliveries',
] as const;
export type FoundPlace = (typeof foundPlaces)[number];

/** What was done for a request; the report of a request lists these with counts. */
export const dataRequestActions = [
  'searched',
  'packaged',
  'corrected',
  'restricted',
  'erased',
  'extended',
  'handled',
  'refused',
] as const;
export type DataRequestAction = (typeof dataRequestActions)[number];

const text = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength));

const personSearchSchema = v.variant('kind', [
  v.object({ kind: v.literal('bsn'), value: v.pipe(text(20), v.check(isBsn)) }),
  v.object({
    kind: v.literal('email'),
    value: v.pipe(
      text(254),
      v.check((address) => emailIssues(address).length === 0),
    ),
  }),
  /** The whole number of one submission, such as `PF-000123`. */
  v.object({ kind: v.literal('number'), value: v.pipe(text(60), v.regex(/\D.*\d$/s)) }),
]);
export type PersonSearch = v.InferOutput<typeof personSearchSchema>;

export const dataRequestSchema = v.object({
  id: idSchema,
  /** The case number of the organisation. */
  reference: v.string(),
  kind: v.picklist(dataRequestKinds),
  received_on: v.string(),
  /** One month after `received_on`; three after an extension. */
  due_on: v.string(),
  /** Why the term was extended; `null`: it was not. */
  extension_reason: v.nullable(v.string()),
  status: v.picklist(dataRequestStatuses),
  is_overdue: v.boolean(),
  created_by: v.string(),
  created_at: instantSchema,
  closed_by: v.nullable(v.string()),
  closed_at: v.nullable(instantSchema),
  closing_reason: v.string(),
  search: v.object({
    kind: v.picklist(personSearchKinds),
    /** The value with most of it masked; empty once the request is closed. */
    hint: v.string(),
    is_running: v.boolean(),
    /** The number of submissions and drafts that were searched. */
    searched: v.number(),
    found: v.number(),
  }),
});
export type DataRequest = v.InferOutput<typeof dataRequestSchema>;

/** What keeps a found submission from being erased. */
const matchHoldSchema = v.object({
  /** The number of the request that restricted it, or the reason of the hold. */
  reason: v.string(),
  ends_on: v.string(),
  is_restriction: v.boolean(),
  /** Whether this very request restricted it, and can therefore go on to erase it. */
  is_own: v.boolean(),
});
export type DataRequestHold = v.InferOutput<typeof matchHoldSchema>;

/** A submission or draft with data of the person: where it is and where it went, not the data itself. */
export const dataRequestMatchSchema = v.object({
  submission_id: idSchema,
  title: v.nullable(v.string()),
  form: v.object({ id: idSchema, name: v.string() }),
  /** False: a draft. */
  is_sent: v.boolean(),
  created_at: instantSchema,
  completed_at: v.nullable(instantSchema),
  found_in: v.array(v.picklist(foundPlaces)),
  files: v.number(),
  mails: v.number(),
  /** Receivers that have a copy, by the names of their integrations. */
  receivers: v.array(v.string()),
  /** Files of exports that may contain it. */
  exports: v.number(),
  is_held: v.boolean(),
  /** Whether nobody may handle it (AVG, article 18); it is held then as well. */
  is_restricted: v.boolean(),
  /** Everything that holds it now, its whole form included. */
  holds: v.array(matchHoldSchema),
});
export type DataRequestMatch = v.InferOutput<typeof dataRequestMatchSchema>;

const dataRequestDetailSchema = v.object({
  ...dataRequestSchema.entries,
  /** At most 200, latest first; none while the search runs. */
  matches: v.array(dataRequestMatchSchema),
  actions: v.array(
    v.object({
      action: v.picklist(dataRequestActions),
      count: v.number(),
      /** The systems that had a copy of what was erased. */
      receivers: v.array(v.string()),
      by: v.string(),
      at: instantSchema,
    }),
  ),
});
export type DataRequestDetail = v.InferOutput<typeof dataRequestDetailSchema>;

const chosenSchema = v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(200));

const access = privateAccess('privacy-requests');

/** Requests of citizens about their own data. */
export const dataRequestsContract = {
  listDataRequests: endpoint({
    method: 'GET',
    path: '/v0/data-requests',
    summary: 'Lists the requests of citizens about their data, with their due dates.',
    access,
    query: listQuery({ filters: ['status', 'kind'], sorts: ['due_on', 'received_on'] }),
    status: 200,
    answer: listOf(dataRequestSchema),
    errors: [],
  }),
  createDataRequest: endpoint({
    method: 'POST',
    path: '/v0/data-requests',
    summary:
      'Records a request and searches the person in all submissions and drafts, also of forms that the user may not open.',
    access,
    body: v.object({
      reference: text(80),
      kind: v.picklist(dataRequestKinds),
      received_on: daySchema,
      search: personSearchSchema,
    }),
    status: 201,
    answer: itemOf(dataRequestSchema),
    errors: ['invalid'],
  }),
  getDataRequest: endpoint({
    method: 'GET',
    path: '/v0/data-requests/:id',
    summary: 'Reads a request with the submissions in which the person was found.',
    access,
    params: byId,
    status: 200,
    answer: itemOf(dataRequestDetailSchema),
    errors: ['not_found'],
  }),
  repeatDataRequestSearch: endpoint({
    method: 'POST',
    path: '/v0/data-requests/:id/searches',
    summary: 'Searches the person again, for what was sent after the first search.',
    access,
    params: byId,
    status: 204,
    errors: ['not_found', 'transition_not_allowed'],
  }),
  getDataRequestPackage: endpoint({
    method: 'GET',
    path: '/v0/data-requests/:id/package',
    summary:
      'Everything that was found as a ZIP: readable by programs (JSON), and a PDF and the files of each sent submission.',
    access,
    params: byId,
    status: 200,
    answer: fileContentSchema,
    errors: ['not_found', 'transition_not_allowed'],
  }),
  listProcessingLines: endpoint({
    method: 'GET',
    path: '/v0/data-requests/:id/processing-lines',
    summary:
      'What was done with data of the person, from the log of data processing, newest first: under the pseudonym of the person, and for the submissions that were found. The logbook notes who reads it.',
    access,
    params: byId,
    query: processingLinesQuery,
    status: 200,
    answer: processingLinesSchema,
    errors: ['not_found', 'invalid', 'transition_not_allowed'],
  }),
  correctFoundSubmission: endpoint({
    method: 'POST',
    path: '/v0/data-requests/:id/corrections',
    summary:
      'Adds a correction to a found submission as a remark; the answers stay as they were sent.',
    access,
    params: byId,
    body: v.object({ submission_id: idSchema, text: text(2000) }),
    status: 204,
    errors: ['not_found', 'transition_not_allowed'],
  }),
  restrictFoundSubmissions: endpoint({
    method: 'POST',
    path: '/v0/data-requests/:id/restrictions',
    summary: 'Holds found submissions until the end of a day: nobody handles or deletes them.',
    access,
    params: byId,
    body: v.object({ submission_ids: chosenSchema, ends_on: daySchema }),
    status: 204,
    errors: ['not_found', 'invalid', 'transition_not_allowed'],
  }),
  eraseFoundSubmissions: endpoint({
    method: 'POST',
    path: '/v0/data-requests/:id/erasures',
    summary:
      'Erases found submissions with their files, mails and exports, unless one is on hold: `errors.submissions` contains the number of each with the reason. `ends_own_restrictions`: the restrictions of this very request end, which otherwise hold too.',
    access,
    params: byId,
    body: v.object({
      submission_ids: chosenSchema,
      ends_own_restrictions: v.optional(v.boolean(), false),
    }),
    status: 204,
    errors: ['not_found', 'on_hold', 'payment_pending', 'transition_not_allowed'],
  }),
  extendDataRequest: endpoint({
    method: 'POST',
    path: '/v0/data-requests/:id/extensions',
    summary: 'Extends the term of a request by two months, once, within the first month.',
    access,
    params: byId,
    body: v.object({ reason: text(1000) }),
    status: 204,
    errors: ['not_found', 'transition_not_allowed'],
  }),
  closeDataRequest: endpoint({
    method: 'POST',
    path: '/v0/data-requests/:id/closings',
    summary: 'Closes a request as handled or refused, and forgets what was searched for.',
    access,
    params: byId,
    body: v.variant('status', [
      v.object({
        status: v.literal('handled'),
        reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
      }),
      v.object({ status: v.literal('refused'), reason: text(1000) }),
    ]),
    status: 204,
    errors: ['not_found', 'transition_not_allowed'],
  }),
} as const;
