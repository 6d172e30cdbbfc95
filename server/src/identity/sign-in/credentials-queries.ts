import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** The account of a lower-case e-mail address, active or not. */
export async function findCredentials(tx: Transaction<Database>, tenantId: string, email: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'password_hash', 'is_active'])
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Notes that the user signed in, with the password's new hash when the old one is outdated. */
export async function recordSignIn(
  tx: Transaction<Database>,
  signIn: {
    readonly tenantId: string;
    readonly userId: string;
    readonly at: Date;
    readonly passwordHash: string | null;
  },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      seen_at: signIn.at,
      ...(signIn.passwordHash !== null && { password_hash: signIn.passwordHash }),
    })
    .where('tenant_id', '=', signIn.tenantId)
    .where('id', '=', signIn.userId)
    .execute();
}
