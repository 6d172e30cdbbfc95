import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { instantSchema } from '../../shared-schemas.ts';

export const sourceFormats = ['csv', 'json'] as const;
export const sourceIntervals = ['hour', 'day', 'week'] as const;
export type SourceInterval = (typeof sourceIntervals)[number];

/** Why a list was not refreshed; the list keeps its entries. */
export const sourceProblems = [
  /** It could not be reached in time, or sent more than 1 MB. */
  'no_answer',
  /** It answered with an error, or with another address. */
  'refused',
  /** The server may not call this address. */
  'not_allowed',
  /** The response is no table in the chosen format. */
  'unreadable',
  'column_missing',
  'empty',
  'too_many',
  /** It has less than half of the entries of the list: probably an incomplete response. */
  'shrunk',
] as const;
export type SourceProblem = (typeof sourceProblems)[number];

const columnSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const locationEntries = {
  url: v.pipe(v.string(), v.maxLength(2000), v.url()),
  format: v.picklist(sourceFormats),
};

const newSourceSchema = v.object({
  ...locationEntries,
  label_column: columnSchema,
  /** `null`: the label is the id as well. */
  id_column: v.nullable(columnSchema),
  /** The column with the id of what an entry belongs to. */
  parent_column: v.nullable(columnSchema),
  every: v.picklist(sourceIntervals),
});
export type NewListSource = v.InferOutput<typeof newSourceSchema>;

const countsEntries = { added: v.number(), changed: v.number(), removed: v.number() };

const lastRefreshSchema = v.object({
  at: instantSchema,
  problem: v.nullable(v.picklist(sourceProblems)),
  ...countsEntries,
});

/** Where the entries of a list come from, and what the last refresh did. */
export const listSourceSchema = v.object({
  ...newSourceSchema.entries,
  next_at: instantSchema,
  last: v.nullable(lastRefreshSchema),
});
export type ListSource = v.InferOutput<typeof listSourceSchema>;

const previewSchema = v.object({
  /** The columns of the source; empty when it could not be read. */
  columns: v.array(v.string()),
  problem: v.nullable(v.picklist(sourceProblems)),
  ...countsEntries,
  unchanged: v.number(),
});
export type SourcePreview = v.InferOutput<typeof previewSchema>;

const byKey = v.object({ key: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)) });
const access = privateAccess('custom-lists');

/** The endpoints of the sources from which custom lists are refreshed. */
export const listSourcesContract = {
  getListSource: endpoint({
    method: 'GET',
    path: '/v0/custom-lists/:key/source',
    summary: 'The source of a custom list and its last refresh; `null` for a list without one.',
    access,
    params: byKey,
    status: 200,
    answer: itemOf(v.nullable(listSourceSchema)),
    errors: [],
  }),
  saveListSource: endpoint({
    method: 'PUT',
    path: '/v0/custom-lists/:key/source',
    summary: 'Sets the source of a custom list; its first refresh follows at once.',
    access,
    params: byKey,
    body: newSourceSchema,
    status: 200,
    answer: itemOf(listSourceSchema),
    errors: ['not_found'],
  }),
  deleteListSource: endpoint({
    method: 'DELETE',
    path: '/v0/custom-lists/:key/source',
    summary: 'Stops refreshing a custom list; it keeps its entries.',
    access,
    params: byKey,
    status: 204,
    errors: ['not_found'],
  }),
  previewListSource: endpoint({
    method: 'POST',
    path: '/v0/custom-lists/:key/source-previews',
    summary:
      'Fetches a source and returns its columns and what a refresh would change; saves nothing.',
    access,
    params: byKey,
    body: v.object({
      ...newSourceSchema.entries,
      /** `null` to learn the columns first. */
      label_column: v.nullable(columnSchema),
    }),
    status: 200,
    answer: itemOf(previewSchema),
    errors: ['not_found'],
  }),
  refreshCustomList: endpoint({
    method: 'POST',
    path: '/v0/custom-lists/:key/refreshes',
    summary: 'Refreshes a custom list from its source now.',
    access,
    params: byKey,
    /** Whether a result with less than half of the entries is taken over. */
    body: v.object({ accepts_shrinking: v.boolean() }),
    status: 200,
    answer: itemOf(listSourceSchema),
    errors: ['not_found'],
  }),
} as const;
