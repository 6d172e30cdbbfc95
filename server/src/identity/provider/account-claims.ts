import { findUser, type UserWithRoles } from '../../accounts/users-queries.ts';
import type { TenantContext } from '../identity-options.ts';

/** What the provider says of a user, by the scopes of OpenID Connect. */
export const claimsByScope = {
  openid: ['sub'],
  profile: ['name', 'given_name', 'family_name', 'locale', 'updated_at'],
  email: ['email', 'email_verified'],
} as const;

/** A user's claims, or undefined for one who may not sign in (any more). */
export async function findClaims({ tenant, transaction }: TenantContext, id: string) {
  if (!/^[0-9a-f-]{36}$/.test(id)) return undefined;
  const user = await transaction((tx) => findUser(tx, tenant.id, id));
  return user?.is_active ? toClaims(user) : undefined;
}

function toClaims(user: UserWithRoles) {
  return {
    sub: user.id,
    name: user.label,
    given_name: user.first_name,
    family_name: user.last_name,
    locale: user.locale,
    email: user.email,
    // Addresses are entered by an administrator, who answers for them.
    email_verified: true,
    updated_at: Math.floor(user.updated_at.getTime() / 1000),
  };
}
