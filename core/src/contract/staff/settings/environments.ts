import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf, listOf, listQuery } from '../../list.ts';
import { environmentIds } from '../../environment-ids.ts';
import { environmentIdSchema, instantSchema } from '../../shared-schemas.ts';

export const environmentSchema = v.object({
  id: environmentIdSchema,
  name: v.string(),
  sort_order: v.number(),
  is_enabled: v.boolean(),
  is_editable: v.boolean(),
  created_at: instantSchema,
  updated_at: instantSchema,
});
export type Environment = v.InferOutput<typeof environmentSchema>;

/** All environments of a tenant, each once. */
const environmentOrderSchema = v.pipe(
  v.array(environmentIdSchema),
  v.length(environmentIds.length),
  v.check((ids) => new Set(ids).size === ids.length),
);

export const environmentsContract = {
  listEnvironments: endpoint({
    method: 'GET',
    path: '/v0/environments',
    summary: 'Lists the environments of the tenant.',
    access: privateAccess(),
    query: listQuery({ filters: ['is_enabled'], sorts: ['sort_order'], maximum: 999 }),
    status: 200,
    answer: listOf(environmentSchema),
    errors: [],
  }),
  updateEnvironment: endpoint({
    method: 'PATCH',
    path: '/v0/environments/:id',
    summary: 'Renames an environment or switches it on or off.',
    access: privateAccess('admin-environments'),
    params: v.object({ id: environmentIdSchema }),
    body: v.partial(
      v.object({
        name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
        is_enabled: v.boolean(),
      }),
    ),
    status: 200,
    answer: itemOf(environmentSchema),
    errors: ['environment_not_found', 'conflict'],
  }),
  orderEnvironments: endpoint({
    method: 'PUT',
    path: '/v0/environments/order',
    summary:
      'Puts all environments in another order, in which lists and the steps of a version show them.',
    access: privateAccess('admin-environments'),
    body: v.object({ environments: environmentOrderSchema }),
    status: 200,
    answer: v.object({ data: v.array(environmentSchema) }),
    errors: [],
  }),
} as const;
