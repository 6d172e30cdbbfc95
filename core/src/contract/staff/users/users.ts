import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf, listOf, listQuery } from '../../list.ts';
import { languages } from '../../../messages/languages.ts';
import { byId, idSchema, instantSchema } from '../../shared-schemas.ts';
import { permissions } from '../../permissions.ts';
import { sessionSchema } from './sessions.ts';

const roleSchema = v.object({ id: idSchema, slug: v.string(), name: v.string() });

/** A staff member; the display name is the name, or else first and last name joined. */
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
  /** Whether the user has a password, or signed in at an external provider. */
  is_registered: v.boolean(),
  /** False for a user who signs in at an external provider, or has not chosen a password. */
  has_password: v.boolean(),
  /** Whether the user must choose a new password before anything else. */
  force_password_change: v.boolean(),
  /** Whether signing in requires a code of an authenticator app. */
  has_totp: v.boolean(),
  has_passkey: v.boolean(),
  registration_email_sent_at: v.nullable(instantSchema),
  /** The user's own roles. */
  roles: v.array(roleSchema),
  /** The groups of the user, which give further roles. */
  groups: v.array(v.object({ id: idSchema, name: v.string(), roles: v.array(roleSchema) })),
  /** The outside providers with which the user signs in, and the roles that their groups gave. */
  sign_in_links: v.array(v.object({ id: idSchema, name: v.string(), roles: v.array(roleSchema) })),
  /** The permissions of all roles together; empty except for the user's own request. */
  permissions: v.array(v.picklist(permissions)),
  created_at: instantSchema,
  updated_at: instantSchema,
});
export type User = v.InferOutput<typeof userSchema>;

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));
export const emailSchema = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));
const required = (max: number) => v.pipe(text(max), v.minLength(1));

/** What a user is called, does and reads. */
export const userProfile = {
  first_name: required(100),
  last_name: required(100),
  position: v.nullable(text(100)),
  locale: v.picklist(languages),
};
const roleIds = v.pipe(v.array(idSchema), v.maxLength(50));
const groupIds = v.pipe(v.array(idSchema), v.maxLength(50));

export const usersContract = {
  listUsers: endpoint({
    method: 'GET',
    path: '/v0/users',
    summary:
      'Lists users; `filter[current]=true` answers only the caller, which every user may ask.',
    access: privateAccess(),
    query: listQuery({
      // `state`: `active`, `invited` (has not signed in yet) or `disabled`.
      filters: ['current', 'is_active', 'state', 'role', 'group', 'has_second_factor'],
      sorts: ['name', 'email', 'seen_at', 'created_at'],
    }),
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
  createUser: endpoint({
    method: 'POST',
    path: '/v0/users',
    summary:
      'Creates a user and mails a link to choose a password. Giving roles or groups takes the permission `users-roles`.',
    access: privateAccess('users-all'),
    body: v.object({
      ...v.partial(v.object(userProfile), ['position', 'locale']).entries,
      email: emailSchema,
      role_ids: v.optional(roleIds),
      /** The groups that the user joins, whose roles they get. */
      group_ids: v.optional(groupIds),
    }),
    status: 201,
    answer: itemOf(userSchema),
    errors: [
      'not_found',
      'email_taken',
      'member_of_other_forms',
      'group_full',
      'forbidden',
      'permission_not_held',
      'mail_unavailable',
      'quota_reached',
    ],
  }),
  updateUser: endpoint({
    method: 'PATCH',
    path: '/v0/users/:id',
    summary:
      'Changes a user. Roles and the state take effect at once; nobody changes their own rights, and one active administrator always remains.',
    access: privateAccess('users-all'),
    params: byId,
    body: v.partial(
      v.object({
        ...userProfile,
        /** The earlier address gets a mail. Users change their own with a confirmation (`requestEmailChange`). */
        email: emailSchema,
        is_active: v.boolean(),
        force_password_change: v.boolean(),
        role_ids: roleIds,
      }),
    ),
    status: 200,
    answer: itemOf(userSchema),
    errors: [
      'not_found',
      'forbidden',
      'permission_not_held',
      'own_rights',
      'last_administrator',
      'quota_reached',
      'email_taken',
      'member_of_other_forms',
    ],
  }),
  inviteUser: endpoint({
    method: 'POST',
    path: '/v0/users/:id/invitation',
    summary: 'Mails the link to choose a password once more; an earlier link stops working.',
    access: privateAccess('users-all'),
    params: byId,
    status: 204,
    errors: ['not_found', 'forbidden', 'mail_unavailable', 'too_many_requests'],
  }),
  resetUserSecondFactor: endpoint({
    method: 'DELETE',
    path: '/v0/users/:id/second-factor',
    summary:
      'Takes the second factor and the recovery codes of a user away, for one who lost both, and ends their sessions.',
    access: privateAccess('users-all'),
    params: byId,
    status: 204,
    errors: [
      'not_found',
      'forbidden',
      'own_rights',
      'permission_not_held',
      'second_factor_missing',
    ],
  }),
  listUserSessions: endpoint({
    method: 'GET',
    path: '/v0/users/:id/sessions',
    summary: 'Where a user is signed in.',
    access: privateAccess('users-all'),
    params: byId,
    status: 200,
    answer: listOf(sessionSchema),
    errors: ['not_found'],
  }),
  endUserSession: endpoint({
    method: 'DELETE',
    path: '/v0/users/:id/sessions/:session_id',
    summary: 'Signs a user out on one device; its next request is refused.',
    access: privateAccess('users-all'),
    params: v.object({ id: idSchema, session_id: idSchema }),
    status: 204,
    errors: ['not_found', 'forbidden'],
  }),
  endUserSessions: endpoint({
    method: 'DELETE',
    path: '/v0/users/:id/sessions',
    summary: 'Signs a user out everywhere.',
    access: privateAccess('users-all'),
    params: byId,
    status: 204,
    errors: ['not_found', 'forbidden'],
  }),
} as const;
