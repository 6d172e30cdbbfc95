import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { templatePermissions } from '../../permissions.ts';
import { byId, idSchema } from '../../shared-schemas.ts';

/** The maximum number of groups that a search for a new member returns. */
export const maxGroupCandidates = 20;

/** The roles that a group can have in a form. Owners are people, who decide about the members. */
export const groupMemberRoles = ['editor', 'viewer'] as const;
export type GroupMemberRole = (typeof groupMemberRoles)[number];

/** A group of users that is a member of a form, or can become one. */
const groupSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** The number of active users in the group. */
  user_count: v.number(),
});
export type GroupCandidate = v.InferOutput<typeof groupSchema>;

/** A group that is a member of a form: each of its users has the role, or a higher one of their own. */
export const formGroupSchema = v.object({
  group: groupSchema,
  role: v.picklist(groupMemberRoles),
});
export type FormGroup = v.InferOutput<typeof formGroupSchema>;

const ofGroup = v.object({ id: idSchema, group_id: idSchema });
const changesMembers = privateAccess('form-edit', 'template-edit');

export const formGroupsContract = {
  listFormGroups: endpoint({
    method: 'GET',
    path: '/v1/forms/forms/:id/groups',
    summary: 'Lists the groups of users that are members of a form or building block, by name.',
    access: privateAccess('form-read', 'form-edit', 'form-create', ...templatePermissions),
    params: byId,
    status: 200,
    answer: v.object({ data: v.array(formGroupSchema) }),
    errors: ['not_found'],
  }),
  listGroupCandidates: endpoint({
    method: 'GET',
    path: '/v1/forms/forms/:id/group-candidates',
    summary:
      'Lists the first groups of users that are no members yet, by a part of their name. Only owners may.',
    access: changesMembers,
    params: byId,
    query: v.object({ search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '') }),
    status: 200,
    answer: v.object({ data: v.array(groupSchema) }),
    errors: ['not_found', 'forbidden'],
  }),
  saveFormGroup: endpoint({
    method: 'PUT',
    path: '/v1/forms/forms/:id/groups/:group_id',
    summary: 'Makes a group a member of a form, or gives it another role. Only owners may.',
    access: changesMembers,
    params: ofGroup,
    body: v.object({ role: v.picklist(groupMemberRoles) }),
    status: 200,
    answer: itemOf(formGroupSchema),
    errors: ['not_found', 'forbidden'],
  }),
  deleteFormGroup: endpoint({
    method: 'DELETE',
    path: '/v1/forms/forms/:id/groups/:group_id',
    summary:
      'Removes a group as a member of a form; its users keep roles of their own. Only owners may.',
    access: changesMembers,
    params: ofGroup,
    status: 204,
    errors: ['not_found', 'forbidden'],
  }),
} as const;
