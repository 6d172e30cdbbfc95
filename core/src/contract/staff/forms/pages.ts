import * as v from 'valibot';
import { formIdSchema } from '../../../form/field-schema.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf, listOf, listQuery } from '../../list.ts';
import { idSchema, ifMatch, instantSchema } from '../../shared-schemas.ts';

const label = v.pipe(v.string(), v.maxLength(500));

/** One page of a version, without its fields, which are separate `properties`. */
export const versionPageSchema = v.object({
  id: formIdSchema,
  form_version_id: idSchema,
  title: v.string(),
  /** Its index, counted from 0. */
  order: v.number(),
  previous_button_label: v.string(),
  next_button_label: v.string(),
  submit_button_label: v.string(),
  /** The ids of the fields directly on the page, in order. */
  properties: v.array(formIdSchema),
  created_at: instantSchema,
  updated_at: instantSchema,
  /** The tag for `If-Match`: that of the whole version. */
  revision: v.number(),
});
export type VersionPage = v.InferOutput<typeof versionPageSchema>;

/** Identifies the version of a page or field: its id alone does not, because copies keep their ids. */
export const ofVersionHeader = v.object({ 'x-form-version-id': v.optional(idSchema) });

/** The same in the query, for calls without a list. */
export const ofVersionQuery = v.object({
  filter: v.optional(v.object({ form_version_id: v.optional(idSchema) }), {}),
});

/** The headers of a write: the version, and the tag that the writer read. */
export const versionWriteHeaders = v.object({ ...ofVersionHeader.entries, ...ifMatch.entries });

export const byFormId = v.object({ id: formIdSchema });

const writable = {
  title: label,
  order: v.pipe(v.number(), v.integer(), v.minValue(0)),
  previous_button_label: label,
  next_button_label: label,
  submit_button_label: label,
} as const;

const writeErrors = [
  'not_found',
  'forbidden',
  'stale',
  'precondition_required',
  'version_locked',
] as const;

export const pagesContract = {
  listPages: endpoint({
    method: 'GET',
    path: '/v0/forms/pages',
    summary: 'Lists the pages of a version in their order.',
    access: privateAccess('form-read', 'form-edit'),
    query: listQuery({ filters: ['form_version_id'], sorts: ['order'], maximum: 999 }),
    headers: ofVersionHeader,
    status: 200,
    answer: listOf(versionPageSchema),
    errors: ['not_found'],
  }),
  getPage: endpoint({
    method: 'GET',
    path: '/v0/forms/pages/:id',
    summary: 'Reads one page of a version.',
    access: privateAccess('form-read', 'form-edit'),
    params: byFormId,
    query: ofVersionQuery,
    headers: ofVersionHeader,
    status: 200,
    answer: itemOf(versionPageSchema),
    errors: ['not_found'],
  }),
  createPage: endpoint({
    method: 'POST',
    path: '/v0/forms/pages',
    summary: 'Adds a page to a version that is not locked, at the end unless `order` says where.',
    access: privateAccess('form-edit'),
    query: ofVersionQuery,
    headers: versionWriteHeaders,
    body: v.object({
      ...v.partial(v.object(writable)).entries,
      title: label,
      id: v.optional(formIdSchema),
    }),
    status: 201,
    answer: itemOf(versionPageSchema),
    errors: writeErrors,
  }),
  updatePage: endpoint({
    method: 'PATCH',
    path: '/v0/forms/pages/:id',
    summary: 'Changes or moves a page.',
    access: privateAccess('form-edit'),
    params: byFormId,
    query: ofVersionQuery,
    headers: versionWriteHeaders,
    body: v.partial(v.object(writable)),
    status: 200,
    answer: itemOf(versionPageSchema),
    errors: writeErrors,
  }),
  deletePage: endpoint({
    method: 'DELETE',
    path: '/v0/forms/pages/:id',
    summary: 'Takes a page and its fields out of a version.',
    access: privateAccess('form-edit'),
    params: byFormId,
    query: ofVersionQuery,
    headers: versionWriteHeaders,
    status: 204,
    errors: writeErrors,
  }),
} as const;
