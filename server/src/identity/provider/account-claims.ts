import { findUser, type UserWithRoles } from '../../accounts/users/users-queries.ts';
import type { TenantContext } from '../identity-options.ts';

/** The claims about a user by OpenID Connect scope. */
export const claimsByScope = {
  openid: ['sub'],
  profile: ['name', 'given_name', 'family_name', 'locale', 'updated_at'],
  email: ['email', 'email_verified'],
} as const;

/** A user's claims, or undefined for a user who may not sign in (any more). */
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
    // Administrators enter the addresses and are responsible for them.
    email_verified: true,
    updated_at: Math.floor(user.updated_at.getTime() / 1000),
  };
}
