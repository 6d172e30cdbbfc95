import * as v from 'valibot';
import { logbookDetailsSchema } from '../../logbook/logbook-details.ts';
import { logbookGroups, logbookResults, logbookSubjects } from '../../logbook/logbook-event.ts';
import { logbookActions } from '../../logbook/logbook-events.ts';
import { languages } from '../../messages/languages.ts';
import { isBsn } from '../../validation/rules/identifiers/bsn.ts';
import { isKvkNumber } from '../../validation/rules/identifiers/kvk.ts';
import { endpoint, privateAccess } from '../endpoint.ts';
import { itemOf, listOf, listQuery, longListOf, longListQuery, oneOrMore } from '../list.ts';
import { idSchema, instantSchema } from '../shared-schemas.ts';

/** One logbook entry: the actor, the action, the subject, the time, the origin and the result. */
export const logbookEntrySchema = v.object({
  id: idSchema,
  at: instantSchema,
  action: v.picklist(logbookActions),
  group: v.picklist(logbookGroups),
  result: v.picklist(logbookResults),
  /** The network of a user, `visitor`, `system`, or `unknown` in older entries. */
  origin: v.string(),
  /** `null` for a visitor and for the system itself. */
  actor: v.nullable(v.object({ id: idSchema, name: v.string() })),
  subject: v.object({
    type: v.picklist(logbookSubjects),
    id: idSchema,
    /** `null` when it was deleted or has no name. */
    name: v.nullable(v.string()),
  }),
  form_id: v.nullable(idSchema),
  details: logbookDetailsSchema,
});
export type LogbookEntry = v.InferOutput<typeof logbookEntrySchema>;

/** A user who occurs as an actor; nothing but the name. */
const logbookActorSchema = v.object({ id: idSchema, name: v.string() });
export type LogbookActor = v.InferOutput<typeof logbookActorSchema>;

/** The problems that a check of the logbook can find. */
export const chainProblemKinds = [
  'changed',
  'removed',
  'inserted',
  'broken',
  'head_missing',
  'head_forged',
  'head_differs',
] as const;

/** The integrity of the logbook: the result of the last nightly check. */
const logbookStateSchema = v.object({
  /** `null` until the first night. */
  check: v.nullable(
    v.object({
      at: instantSchema,
      /** The number of checked entries. */
      links: v.number(),
      /** At most twenty; none: the logbook is intact. */
      problems: v.array(
        v.object({
          kind: v.picklist(chainProblemKinds),
          sequence: v.optional(v.number()),
          line_id: v.optional(idSchema),
        }),
      ),
    }),
  ),
});
export type LogbookState = v.InferOutput<typeof logbookStateSchema>;

const text = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength));

/** What a person is searched by in the logbook. */
const personLookupSchema = v.variant('kind', [
  v.object({ kind: v.literal('bsn'), value: v.pipe(text(20), v.check(isBsn)) }),
  v.object({ kind: v.literal('kvk'), value: v.pipe(text(20), v.check(isKvkNumber)) }),
  v.object({ kind: v.literal('email'), value: v.pipe(text(254), v.email()) }),
  /** A pseudonym that the logbook or the log of data processing shows. */
  v.object({ kind: v.literal('pseudonym'), value: v.pipe(text(16), v.regex(/^[0-9a-f]{16}$/i)) }),
]);
export type PersonLookup = v.InferOutput<typeof personLookupSchema>;
export const personLookupKinds = [
  'bsn',
  'kvk',
  'email',
  'pseudonym',
] as const satisfies readonly PersonLookup['kind'][];

/** The filters of the logbook. */
const logbookFilters = [
  'form_id',
  /** Entries by the user and about the user. */
  'user_id',
  'actor_id',
  'subject_id',
  'subject_type',
  'group',
  'result',
  /** The first and the last day, such as `2026-11-22`, in the municipality's time zone. */
  'from',
  'until',
  /** Keyed pseudonyms of persons, from `POST /v0/logbook/person-searches`. Needs `privacy-requests`. */
  'person',
] as const;

const query = longListQuery({ filters: logbookFilters, sorts: ['at'] });

const exportCriteria = v.optional(
  v.record(v.picklist(logbookFilters), oneOrMore(v.pipe(v.string(), v.maxLength(200)))),
  () => ({}),
);

/** Which entries an export of the logbook contains: those that the list shows with the same filters. */
export const logbookExportChoicesSchema = v.object({
  filter: exportCriteria,
  reject: exportCriteria,
  search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  /** The language of the file, and of the actions that `search` finds by their name. */
  language: v.optional(v.picklist(languages), 'nl'),
});
export type LogbookExportChoices = v.InferOutput<typeof logbookExportChoicesSchema>;

export const logbookContract = {
  listLogbook: endpoint({
    method: 'GET',
    path: '/v0/logbook',
    summary:
      'Reads the logbook, newest first; the logbook notes who reads it. `total` counts to 10,000 (`is_total_exact`); `cursor` goes on. `search`: part of a name, a remark or what happened, in the request’s language.',
    access: privateAccess('audit-list'),
    query,
    status: 200,
    answer: longListOf(logbookEntrySchema),
    errors: ['forbidden'],
  }),
  listLogbookActors: endpoint({
    method: 'GET',
    path: '/v0/logbook/actors',
    summary:
      'Lists the users who did something that the logbook records, by name, for `filter[actor_id]` of the logbook; also users who can no longer sign in. `filter[id]`: the name of one.',
    access: privateAccess('audit-list'),
    query: listQuery({ filters: ['id'], sorts: ['name'] }),
    status: 200,
    answer: listOf(logbookActorSchema),
    errors: [],
  }),
  searchLogbookPerson: endpoint({
    method: 'POST',
    path: '/v0/logbook/person-searches',
    summary:
      'Gives the keyed pseudonym of a person, for `filter[person]` of the logbook. The logbook notes who searches for whom, by that pseudonym; the identifier is stored nowhere.',
    access: privateAccess('privacy-requests'),
    body: personLookupSchema,
    status: 200,
    answer: itemOf(v.object({ pseudonym: v.string() })),
    errors: ['forbidden'],
  }),
  getLogbookState: endpoint({
    method: 'GET',
    path: '/v0/logbook/state',
    summary: 'Says whether the last nightly check found the logbook as it was written.',
    access: privateAccess('audit-list'),
    status: 200,
    answer: itemOf(logbookStateSchema),
    errors: [],
  }),
} as const;
