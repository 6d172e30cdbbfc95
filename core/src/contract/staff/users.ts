import * as v from 'valibot';
import { endpoint, privateAccess } from '../endpoint.ts';
import { itemOf, listOf, listQuery } from '../list.ts';
import { byId, idSchema, instantSchema } from '../shared-schemas.ts';
import { permissions } from '../permissions.ts';

const roleSchema = v.object({ id: idSchema, slug: v.string(), name: v.string() });

/** A staff member; the label people see is the name, else first and last name joined. */
export const userSchema = v.object({
  id: idSchema,
  name: v.string(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  position: v.nullable(v.string()),
  locale: v.string(),
  seen_at: v.nullable(instantSchema),
  is_active: v.boolean(),
  is_root: v.boolean(),
  roles: v.array(roleSchema),
  /** What the roles add up to; empty unless it is asked for one's own user. */
  permissions: v.array(v.picklist(permissions)),
  created_at: instantSchema,
  updated_at: instantSchema,
});
export type User = v.InferOutput<typeof userSchema>;

export const usersContract = {
  listUsers: endpoint({
    method: 'GET',
    path: '/v0/users',
    summary:
      'Lists users; `filter[current]=true` answers only the caller, which every user may ask.',
    access: privateAccess(),
    query: listQuery({ filters: ['current', 'is_active'], sorts: ['name', 'email', 'created_at'] }),
    status: 200,
    answer: listOf(userSchema),
    errors: ['forbidden'],
  }),
  getUser: endpoint({
    method: 'GET',
    path: '/v0/users/:id',
    summary: 'Reads one user.',
    access: privateAccess('users-all'),
    params: byId,
    status: 200,
    answer: itemOf(userSchema),
    errors: ['not_found'],
  }),
} as const;
