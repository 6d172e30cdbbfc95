import { requiresSecondFactor } from '../../accounts/second-factor/requires-second-factor.ts';
import { findActiveUser, findUser } from '../../accounts/users/users-queries.ts';
import type { TenantContext } from '../identity-options.ts';

/** The account that signs in, with what the steps after the password need. */
export interface SignInAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isRoot: boolean;
  readonly hasTotp: boolean;
  readonly hasPasskey: boolean;
  readonly mustHaveSecondFactor: boolean;
}

/** The account of an active user, with the requirements of the organisation. */
export async function findSignInAccount(
  { tenant, transaction }: TenantContext,
  id: string,
): Promise<SignInAccount | undefined> {
  return transaction(async (tx) => {
    const user = await findUser(tx, tenant.id, id);
    const active = await findActiveUser(tx, tenant.id, 'id', id);
    if (!user || !active) return undefined;
    const permissions = active.roles.flatMap((role) => role.permissions);
    return {
      id,
      name: user.label,
      email: user.email,
      isRoot: user.is_root,
      hasTotp: user.has_totp,
      hasPasskey: user.has_passkey,
      mustHaveSecondFactor: await requiresSecondFactor(tx, { isRoot: user.is_root, permissions }),
    };
  });
}
