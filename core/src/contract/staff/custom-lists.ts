import * as v from 'valibot';
import { endpoint, privateAccess } from '../endpoint.ts';
import { itemOf, listOf, listQuery } from '../list.ts';
import { listEntrySchema } from '../visitor/lookups.ts';
import { instantSchema } from '../shared-schemas.ts';

/** How fields name a list (`custom_list`): a word that stays the same when its title changes. */
const listKeySchema = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));

/** The most entries of one list. */
export const mostListEntries = 20_000;

export const customListSchema = v.object({
  key: v.string(),
  name: v.string(),
  item_count: v.number(),
  created_at: instantSchema,
  updated_at: instantSchema,
});
export type CustomList = v.InferOutput<typeof customListSchema>;

const byKey = v.object({ key: listKeySchema });
const access = privateAccess('custom-lists');

/** A tenant's own lists, which fields of the custom list types choose from. */
export const customListsContract = {
  listCustomLists: endpoint({
    method: 'GET',
    path: '/v0/custom-lists',
    summary: 'Lists the custom lists of the tenant.',
    access: privateAccess('custom-lists', 'form-edit', 'form-create'),
    query: listQuery({ filters: [], sorts: ['name'] }),
    status: 200,
    answer: listOf(customListSchema),
    errors: [],
  }),
  getCustomList: endpoint({
    method: 'GET',
    path: '/v0/custom-lists/:key',
    summary: 'A custom list with all its entries.',
    access,
    params: byKey,
    status: 200,
    answer: itemOf(v.object({ ...customListSchema.entries, items: v.array(listEntrySchema) })),
    errors: ['not_found'],
  }),
  saveCustomList: endpoint({
    method: 'PUT',
    path: '/v0/custom-lists/:key',
    summary: 'Creates a custom list, or replaces its name and all its entries: an import.',
    access,
    params: byKey,
    body: v.object({
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
      items: v.pipe(
        v.array(
          v.objectWithRest(
            {
              id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
              label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
            },
            v.union([v.pipe(v.string(), v.maxLength(2000)), v.number(), v.boolean(), v.null()]),
          ),
        ),
        v.maxLength(mostListEntries),
      ),
    }),
    status: 200,
    answer: itemOf(customListSchema),
    errors: ['conflict'],
    bodyLimitBytes: 20_000_000,
  }),
  deleteCustomList: endpoint({
    method: 'DELETE',
    path: '/v0/custom-lists/:key',
    summary: 'Deletes a custom list; fields that use it offer nothing from then on.',
    access,
    params: byKey,
    status: 204,
    errors: ['not_found'],
  }),
} as const;
