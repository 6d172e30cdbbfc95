import * as v from 'valibot';
import { formIdSchema } from '../../../form/field-schema.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf, listOf, listQuery } from '../../list.ts';
import { byFormId, ofVersionHeader, ofVersionQuery, versionWriteHeaders } from './pages.ts';
import { idSchema } from '../../shared-schemas.ts';

const order = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The container of a field: a page, or a container on it. */
const place = { page_id: formIdSchema, parent_id: v.nullable(formIdSchema), order } as const;

/**
 * One field of a version. Its settings are those of its type, validated with the whole version; the fields in a
 * container are separate properties, by `parent_id`.
 */
export const propertySchema = v.looseObject({
  id: formIdSchema,
  short_id: v.string(),
  type: v.string(),
  label: v.string(),
  ...place,
  form_version_id: idSchema,
  /** The tag for `If-Match`: that of the whole version. */
  revision: v.number(),
});
export type Property = v.InferOutput<typeof propertySchema>;

const writeErrors = [
  'not_found',
  'forbidden',
  'stale',
  'precondition_required',
  'version_locked',
] as const;

export const propertiesContract = {
  listProperties: endpoint({
    method: 'GET',
    path: '/v0/forms/properties',
    summary: 'Lists the fields of a version in reading order, containers before what they hold.',
    access: privateAccess('form-read', 'form-edit'),
    query: listQuery({
      filters: ['form_version_id', 'page_id', 'parent_id', 'type'],
      sorts: ['order'],
      maximum: 999,
    }),
    headers: ofVersionHeader,
    status: 200,
    answer: listOf(propertySchema),
    errors: ['not_found'],
  }),
  getProperty: endpoint({
    method: 'GET',
    path: '/v0/forms/properties/:id',
    summary: 'Reads one field of a version.',
    access: privateAccess('form-read', 'form-edit'),
    params: byFormId,
    query: ofVersionQuery,
    headers: ofVersionHeader,
    status: 200,
    answer: itemOf(propertySchema),
    errors: ['not_found'],
  }),
  createProperty: endpoint({
    method: 'POST',
    path: '/v0/forms/properties',
    summary: 'Adds a field to a version that is not locked; ids are given when they are left out.',
    access: privateAccess('form-edit'),
    query: ofVersionQuery,
    headers: versionWriteHeaders,
    body: v.looseObject({
      ...v.partial(v.object(place)).entries,
      page_id: formIdSchema,
      type: v.string(),
    }),
    status: 201,
    answer: itemOf(propertySchema),
    errors: writeErrors,
  }),
  updateProperty: endpoint({
    method: 'PATCH',
    path: '/v0/forms/properties/:id',
    summary:
      'Changes or moves a field; members that are left out stay as they are, `null` removes.',
    access: privateAccess('form-edit'),
    params: byFormId,
    query: ofVersionQuery,
    headers: versionWriteHeaders,
    body: v.looseObject(v.partial(v.object(place)).entries),
    status: 200,
    answer: itemOf(propertySchema),
    errors: writeErrors,
  }),
  deleteProperty: endpoint({
    method: 'DELETE',
    path: '/v0/forms/properties/:id',
    summary: 'Takes a field, and what it holds, out of a version.',
    access: privateAccess('form-edit'),
    params: byFormId,
    query: ofVersionQuery,
    headers: versionWriteHeaders,
    status: 204,
    errors: writeErrors,
  }),
} as const;
