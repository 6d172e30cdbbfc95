import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf, listOf, listQuery } from '../../list.ts';
import { listEntrySchema } from '../../visitor/lookups.ts';
import { formUseSchema } from '../forms/form-use.ts';
import { instantSchema } from '../../shared-schemas.ts';

/** The key by which fields refer to a list (`custom_list`); independent of its title. */
const listKeySchema = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));

/** The maximum number of entries of one list. */
export const maxListEntries = 20_000;

export const customListSchema = v.object({
  key: v.string(),
  name: v.string(),
  item_count: v.number(),
  created_at: instantSchema,
  updated_at: instantSchema,
  /** The tag for `If-Match`. */
  revision: v.number(),
});
export type CustomList = v.InferOutput<typeof customListSchema>;

const detailedListSchema = v.object({
  ...customListSchema.entries,
  items: v.array(listEntrySchema),
  /** Only forms and building blocks that the caller may see. */
  used_by: v.array(formUseSchema),
});
export type DetailedCustomList = v.InferOutput<typeof detailedListSchema>;

const listNameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const newEntriesSchema = v.pipe(
  v.array(
    v.objectWithRest(
      {
        id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
        label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
      },
      v.union([v.pipe(v.string(), v.maxLength(2000)), v.number(), v.boolean(), v.null()]),
    ),
  ),
  v.maxLength(maxListEntries),
);

const byKey = v.object({ key: listKeySchema });
const access = privateAccess('custom-lists');

/** A tenant's own lists, the source of fields of the custom list types. */
export const customListsContract = {
  listCustomLists: endpoint({
    method: 'GET',
    path: '/v0/custom-lists',
    summary: 'Lists the custom lists of the tenant.',
    access: privateAccess('custom-lists', 'form-edit', 'form-create', 'form-read'),
    query: listQuery({ filters: ['key'], sorts: ['name', 'updated_at'] }),
    status: 200,
    answer: listOf(customListSchema),
    errors: [],
  }),
  getCustomList: endpoint({
    method: 'GET',
    path: '/v0/custom-lists/:key',
    summary: 'A custom list with all its entries, and where it is used.',
    access,
    params: byKey,
    status: 200,
    answer: itemOf(detailedListSchema),
    errors: ['not_found'],
  }),
  createCustomList: endpoint({
    method: 'POST',
    path: '/v0/custom-lists',
    summary: 'Creates an empty custom list; its key is made from its name.',
    access,
    body: v.object({ name: listNameSchema }),
    status: 201,
    answer: itemOf(customListSchema),
    errors: [],
  }),
  saveCustomList: endpoint({
    method: 'PUT',
    path: '/v0/custom-lists/:key',
    summary:
      'Creates a custom list, or replaces its name and all its entries: an import. The column `parent` of an entry is the id of what it belongs to.',
    access,
    params: byKey,
    /** Without it the save replaces whatever is there. */
    headers: v.object({ 'if-match': v.optional(v.string()) }),
    body: v.object({ name: listNameSchema, items: newEntriesSchema }),
    status: 200,
    answer: itemOf(customListSchema),
    errors: ['conflict', 'stale', 'invalid'],
    bodyLimitBytes: 20_000_000,
  }),
  deleteCustomList: endpoint({
    method: 'DELETE',
    path: '/v0/custom-lists/:key',
    summary:
      'Deletes a custom list that no published form uses; other fields with it offer nothing then.',
    access,
    params: byKey,
    status: 204,
    errors: ['not_found', 'custom_list_in_use'],
  }),
} as const;
