import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf, listOf, listQuery } from '../../list.ts';
import { byId, idSchema, instantSchema } from '../../shared-schemas.ts';

const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
/** The maximum number of members of a group. */
export const maxGroupMembers = 1_000;

/** A group of users; every member has all roles of the group. */
export const userGroupSchema = v.object({
  id: idSchema,
  name: v.string(),
  roles: v.array(v.object({ id: idSchema, name: v.string() })),
  members: v.array(v.object({ id: idSchema, name: v.string(), is_active: v.boolean() })),
  created_at: instantSchema,
  updated_at: instantSchema,
});
export type UserGroup = v.InferOutput<typeof userGroupSchema>;

const changeSchema = v.object({
  name: nameSchema,
  role_ids: v.pipe(v.array(idSchema), v.maxLength(50)),
  user_ids: v.pipe(v.array(idSchema), v.maxLength(maxGroupMembers)),
});

export const groupsContract = {
  listGroups: endpoint({
    method: 'GET',
    path: '/v0/groups',
    summary:
      'Lists groups of users with their roles and members; searches their names, and finds groups by `filter[id]`.',
    access: privateAccess('users-all', 'users-roles'),
    query: listQuery({ filters: ['id'], sorts: ['name', 'created_at'] }),
    status: 200,
    answer: listOf(userGroupSchema),
    errors: [],
  }),
  createGroup: endpoint({
    method: 'POST',
    path: '/v0/groups',
    summary:
      'Creates a group. Nobody can give permissions that they do not have themselves, or join a group by their own hand.',
    access: privateAccess('users-roles'),
    body: v.object({
      ...changeSchema.entries,
      role_ids: v.optional(changeSchema.entries.role_ids, []),
      user_ids: v.optional(changeSchema.entries.user_ids, []),
    }),
    status: 201,
    answer: itemOf(userGroupSchema),
    errors: ['not_found', 'name_taken', 'permission_not_held', 'own_rights', 'forbidden'],
  }),
  updateGroup: endpoint({
    method: 'PATCH',
    path: '/v0/groups/:id',
    summary: 'Renames a group, or replaces its roles or members; all members are affected at once.',
    access: privateAccess('users-roles'),
    params: byId,
    body: v.partial(changeSchema),
    status: 200,
    answer: itemOf(userGroupSchema),
    errors: [
      'not_found',
      'name_taken',
      'permission_not_held',
      'own_rights',
      'forbidden',
      'last_administrator',
      'member_of_other_forms',
    ],
  }),
  deleteGroup: endpoint({
    method: 'DELETE',
    path: '/v0/groups/:id',
    summary: 'Deletes a group; its members keep their own roles.',
    access: privateAccess('users-roles'),
    params: byId,
    status: 204,
    errors: ['not_found', 'own_rights', 'forbidden', 'last_administrator'],
  }),
} as const;
