import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { byId, idSchema } from '../../shared-schemas.ts';
import { memberRoles } from './form-members.ts';

/** A form or building block of which a user is a member, by themselves or through a group. */
export const userFormSchema = v.object({
  form: v.object({
    id: idSchema,
    name: v.string(),
    type: v.picklist(['form', 'template']),
  }),
  role: v.picklist(memberRoles),
  /** The group that gives the role; `null`: the user is a member. */
  group: v.nullable(v.string()),
  /** Whether nobody else who can sign in owns it. */
  is_only_owner: v.boolean(),
});
export type UserForm = v.InferOutput<typeof userFormSchema>;

/** The forms of a user, with the number of those that the caller may not see. */
const userFormsSchema = v.object({
  data: v.array(userFormSchema),
  meta: v.object({
    hidden: v.number(),
    /** Those of which nobody else who can sign in is an owner. */
    hidden_only_owner: v.number(),
  }),
});
export type UserForms = v.InferOutput<typeof userFormsSchema>;

/** The endpoints of the forms of which a user is a member, for who manages users. */
export const userFormsContract = {
  listUserForms: endpoint({
    method: 'GET',
    path: '/v0/users/:id/forms',
    summary:
      'Lists the forms and building blocks of which a user is a member; those that the caller may not see are only counted.',
    access: privateAccess('users-all', 'users-roles'),
    params: byId,
    status: 200,
    answer: userFormsSchema,
    errors: ['not_found'],
  }),
  withdrawUserForm: endpoint({
    method: 'DELETE',
    path: '/v0/users/:id/forms/:form_id',
    summary:
      'Ends the membership of a user of a form; roles that groups give stay. Nobody withdraws their own.',
    access: privateAccess('users-roles'),
    params: v.object({ id: idSchema, form_id: idSchema }),
    status: 204,
    errors: ['not_found', 'forbidden', 'own_rights', 'last_owner'],
  }),
} as const;
