import * as v from 'valibot';
import { endpoint, fileContentSchema, privateAccess } from '../../endpoint.ts';
import { itemOf, listOf, listQuery } from '../../list.ts';
import { permissions } from '../../permissions.ts';
import { byId, idSchema, instantSchema } from '../../shared-schemas.ts';

const permissionsSchema = v.pipe(v.array(v.picklist(permissions)), v.maxLength(permissions.length));
const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

export const roleOrigins = ['product', 'hand', 'copy'] as const;

/** A named set of permissions; `users` have it themselves or by a group, `groups` give it. */
export const roleSchema = v.object({
  id: idSchema,
  slug: v.string(),
  name: v.string(),
  permissions: v.array(v.picklist(permissions)),
  /** Made by the product for every organisation, by hand, or as a copy of another role. */
  origin: v.picklist(roleOrigins),
  /** The name that the other role had; `null` unless it is a copy. */
  copied_from: v.nullable(v.string()),
  users: v.number(),
  groups: v.number(),
  created_at: instantSchema,
  updated_at: instantSchema,
});
export type Role = v.InferOutput<typeof roleSchema>;

export const rolesContract = {
  listRoles: endpoint({
    method: 'GET',
    path: '/v0/roles',
    summary:
      'Lists the roles of the tenant; searches their names, and finds roles by `filter[id]`.',
    access: privateAccess('users-all', 'users-roles'),
    query: listQuery({ filters: ['id'], sorts: ['name', 'created_at'] }),
    status: 200,
    answer: listOf(roleSchema),
    errors: [],
  }),
  exportRoles: endpoint({
    method: 'GET',
    path: '/v0/roles/file',
    summary:
      'The matrix of permissions and roles as a CSV file: a line per permission, a column per role.',
    access: privateAccess('users-all', 'users-roles'),
    status: 200,
    answer: fileContentSchema,
    errors: [],
  }),
  createRole: endpoint({
    method: 'POST',
    path: '/v0/roles',
    summary: 'Creates a role. Nobody can give permissions that they do not have themselves.',
    access: privateAccess('users-roles'),
    body: v.object({
      name: nameSchema,
      permissions: permissionsSchema,
      /** The id of the role of which it is a copy, whose permissions may differ. */
      copy_of: v.exactOptional(idSchema),
    }),
    status: 201,
    answer: itemOf(roleSchema),
    errors: ['not_found', 'name_taken', 'permission_not_held'],
  }),
  updateRole: endpoint({
    method: 'PATCH',
    path: '/v0/roles/:id',
    summary: 'Renames a role or changes its permissions; all users with the role get them at once.',
    access: privateAccess('users-roles'),
    params: byId,
    body: v.partial(v.object({ name: nameSchema, permissions: permissionsSchema })),
    status: 200,
    answer: itemOf(roleSchema),
    errors: ['not_found', 'name_taken', 'permission_not_held', 'own_rights', 'last_administrator'],
  }),
  deleteRole: endpoint({
    method: 'DELETE',
    path: '/v0/roles/:id',
    summary: 'Deletes a role that no user and no group has.',
    access: privateAccess('users-roles'),
    params: byId,
    status: 204,
    errors: ['not_found', 'role_in_use'],
  }),
} as const;
