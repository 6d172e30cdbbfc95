import type { Transaction } from 'kysely';
import { userLabel } from '../../accounts/users/users-queries.ts';
import type { Database } from '../../platform/database/database.ts';

/** The account with a lower-case e-mail address, active or not. */
export async function findCredentials(tx: Transaction<Database>, tenantId: string, email: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'password_hash', 'is_active', 'is_root', 'password_set_at'])
    .select(userLabel.as('name'))
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Records the sign-in, with a new hash of the password when the old one is outdated, and whether it has expired. */
export async function recordSignIn(
  tx: Transaction<Database>,
  signIn: {
    readonly tenantId: string;
    readonly userId: string;
    readonly at: Date;
    readonly passwordHash: string | null;
    readonly isExpired: boolean;
  },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      seen_at: signIn.at,
      ...(signIn.passwordHash !== null && { password_hash: signIn.passwordHash }),
      ...(signIn.isExpired && { force_password_change: true }),
    })
    .where('tenant_id', '=', signIn.tenantId)
    .where('id', '=', signIn.userId)
    .execute();
}
