import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { templatePermissions } from '../../permissions.ts';
import { byId, idSchema } from '../../shared-schemas.ts';

/** The roles of members, from most to least permissions. */
export const memberRoles = ['owner', 'editor', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The maximum number of results in a search for new members. */
export const maxMemberCandidates = 20;

/** A user who is a member of a form, or can become one. */
const colleagueSchema = v.object({
  id: idSchema,
  name: v.string(),
  email: v.string(),
});
export type MemberCandidate = v.InferOutput<typeof colleagueSchema>;

/** A member of a form, with the role. */
export const formMemberSchema = v.object({
  user: colleagueSchema,
  role: v.picklist(memberRoles),
  /** Deactivated users remain members without access. */
  is_active: v.boolean(),
});
export type FormMember = v.InferOutput<typeof formMemberSchema>;

const ofMember = v.object({ id: idSchema, user_id: idSchema });
const readsForms = privateAccess('form-read', 'form-edit', 'form-create', ...templatePermissions);

export const formMembersContract = {
  listFormMembers: endpoint({
    method: 'GET',
    path: '/v1/forms/forms/:id/members',
    summary: 'Lists the members of a form or building block: owners first, then by name.',
    access: readsForms,
    params: byId,
    status: 200,
    answer: v.object({ data: v.array(formMemberSchema) }),
    errors: ['not_found'],
  }),
  listMemberCandidates: endpoint({
    method: 'GET',
    path: '/v1/forms/forms/:id/member-candidates',
    summary:
      'Lists active users who are no members yet, by a part of their name or e-mail address.',
    access: privateAccess('form-edit', 'template-edit'),
    params: byId,
    query: v.object({ search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '') }),
    status: 200,
    answer: v.object({ data: v.array(colleagueSchema) }),
    errors: ['not_found', 'forbidden'],
  }),
  saveFormMember: endpoint({
    method: 'PUT',
    path: '/v1/forms/forms/:id/members/:user_id',
    summary: 'Makes a user a member of a form, or gives a member another role. Only owners may.',
    access: privateAccess('form-edit', 'template-edit'),
    params: ofMember,
    body: v.object({ role: v.picklist(memberRoles) }),
    status: 200,
    answer: itemOf(formMemberSchema),
    errors: ['not_found', 'forbidden', 'own_rights', 'last_owner'],
  }),
  deleteFormMember: endpoint({
    method: 'DELETE',
    path: '/v1/forms/forms/:id/members/:user_id',
    summary: 'Removes a member of a form. Only owners may; every member may leave.',
    access: readsForms,
    params: ofMember,
    status: 204,
    errors: ['not_found', 'forbidden', 'last_owner'],
  }),
} as const;
