import * as v from 'valibot';
import { signInFailures } from '../../../sign-in/sign-in-failures.ts';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { byId, idSchema, instantSchema } from '../../shared-schemas.ts';
import { clientAuthentications } from './client-authentications.ts';
import { deliveryErrorSchema } from '../submissions/deliveries.ts';

/** The path below the issuer of the tenant to which an outside provider redirects after sign-in. */
export const signInCallbackPath = '/callback';

/** The path below the issuer to which a provider reports that somebody logged out there. */
export const signInLogoutPath = (id: string) => `/providers/${id}/logout`;

/** The path below the issuer to which a provider returns somebody whose session there has ended. */
export const signedOutPath = '/signed-out';

/** When the first sign-in of an unknown person creates an account. */
export const accountCreations = ['never', 'with_role', 'always'] as const;
export type AccountCreation = (typeof accountCreations)[number];

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));
const required = (max: number) => v.pipe(text(max), v.minLength(1));

/**
 * An issuer identifier (OpenID Connect Discovery 1.0, 3): https, without query or fragment. The endpoints of Entra ID
 * for all organisations are excluded, because anybody's account would pass.
 */
export const issuerSchema = v.pipe(
  required(500),
  v.url(),
  v.regex(/^https:\/\/|^http:\/\/localhost(?=[:/]|$)/),
  v.regex(/^[^?#]+$/),
  v.check((issuer) => !/\/(?:common|organizations|consumers)(?:\/|$)/.test(issuer)),
);

/** A domain of e-mail addresses, in lower case. */
export const domainSchema = v.pipe(
  required(253),
  v.toLowerCase(),
  v.regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/),
);

const groupRoleSchema = v.object({
  /** The value of the claim: a name, or the id of a group. */
  group: required(200),
  role_id: idSchema,
});

const entries = {
  name: required(60),
  is_active: v.boolean(),
  issuer: issuerSchema,
  client_id: required(200),
  /** The client secret, or an assertion that we sign with a key of our own (`private_key_jwt`). */
  client_authentication: v.picklist(clientAuthentications),
  scope: v.pipe(required(200), v.regex(/(?:^|\s)openid(?:\s|$)/)),
  /** The claim with the groups; `>` separates the names of a nested one. */
  groups_claim: required(200),
  group_roles: v.pipe(v.array(groupRoleSchema), v.maxLength(200)),
  /** Only addresses of these domains are linked to an account or get one. */
  domains: v.pipe(v.array(domainSchema), v.minLength(1), v.maxLength(50)),
  /** The provider itself guarantees the addresses, and sends no `email_verified` (Entra ID). */
  trusts_email: v.boolean(),
  account_creation: v.picklist(accountCreations),
  /** Values of `amr` or `acr` that count as a second factor; empty: the second factor is asked here. */
  mfa_values: v.pipe(v.array(required(200)), v.maxLength(20)),
  /** Who helps a person without a role; `null`: the administrators are named. */
  contact: v.nullable(text(300)),
  /** Signing out here also ends the session at the provider, if it can (RP-Initiated Logout 1.0). */
  ends_session: v.boolean(),
};

const signInProviderSchema = v.object({
  ...entries,
  id: idSchema,
  /** The secret itself is never returned. */
  has_secret: v.boolean(),
  /** The number of linked users. */
  users: v.number(),
  last_sign_in_at: v.nullable(instantSchema),
  /** The last failed sign-in, until one succeeds. */
  last_failure: v.nullable(v.object({ code: v.picklist(signInFailures), at: instantSchema })),
  updated_at: instantSchema,
});
export type SignInProvider = v.InferOutput<typeof signInProviderSchema>;

/** The client secret; `null` deletes it, and a secret that is left out stays as it is. */
const secret = v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(500))));
const access = privateAccess('users-roles');
const errors = ['invalid', 'name_taken', 'permission_not_held', 'forbidden', 'not_found'] as const;

/** The outside OpenID Providers with which the staff of the tenant sign in. */
export const signInProvidersContract = {
  listSignInProviders: endpoint({
    method: 'GET',
    path: '/v0/sign-in-providers',
    summary: 'Lists the outside providers with which staff sign in, without their secrets.',
    access,
    status: 200,
    answer: itemOf(v.array(signInProviderSchema)),
    errors: [],
  }),
  createSignInProvider: endpoint({
    method: 'POST',
    path: '/v0/sign-in-providers',
    summary:
      'Adds an outside provider with the roles that its groups give. Nobody can give permissions that they do not have themselves.',
    access,
    body: v.object({
      ...entries,
      client_authentication: v.exactOptional(entries.client_authentication),
      ends_session: v.exactOptional(entries.ends_session),
      secret,
    }),
    status: 201,
    answer: itemOf(signInProviderSchema),
    errors: [...errors, 'conflict'],
  }),
  updateSignInProvider: endpoint({
    method: 'PATCH',
    path: '/v0/sign-in-providers/:id',
    summary:
      'Changes an outside provider. Another issuer or client id unlinks its users, who are linked again at their next sign-in; another issuer also deletes a secret that is not sent.',
    access,
    params: byId,
    body: v.object({ ...v.partial(v.object(entries)).entries, secret }),
    status: 200,
    answer: itemOf(signInProviderSchema),
    errors: [...errors, 'last_administrator'],
  }),
  deleteSignInProvider: endpoint({
    method: 'DELETE',
    path: '/v0/sign-in-providers/:id',
    summary: 'Deletes an outside provider; its users keep their accounts, without its roles.',
    access,
    params: byId,
    status: 204,
    errors: ['not_found', 'forbidden', 'last_administrator'],
  }),
  checkSignInProvider: endpoint({
    method: 'POST',
    path: '/v0/sign-in-providers/:id/check',
    summary: 'Calls a provider once, without signing in: whether it is there and accepts us.',
    access,
    params: byId,
    status: 200,
    answer: itemOf(v.object({ error: v.nullable(deliveryErrorSchema), duration_ms: v.number() })),
    errors: ['not_found', 'forbidden', 'too_many_requests'],
  }),
  unlinkSignInProvider: endpoint({
    method: 'DELETE',
    path: '/v0/users/:id/sign-in-links/:provider_id',
    summary:
      'Removes the link of a user with an outside provider, and the roles of its groups; ends their sessions.',
    access: privateAccess('users-all'),
    params: v.object({ ...byId.entries, provider_id: idSchema }),
    status: 204,
    errors: ['not_found', 'forbidden', 'own_rights', 'last_administrator'],
  }),
} as const;
