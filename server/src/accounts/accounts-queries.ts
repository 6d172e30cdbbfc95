import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

export async function insertRole(tx: Tx, role: Insertable<Database['roles']>): Promise<void> {
  await tx.insertInto('roles').values(role).execute();
}

export async function insertUser(tx: Tx, user: Insertable<Database['users']>): Promise<void> {
  await tx.insertInto('users').values(user).execute();
}

/** Gives a user the roles with these slugs. */
export async function assignRoles(
  tx: Tx,
  to: { readonly tenantId: string; readonly userId: string; readonly slugs: readonly string[] },
): Promise<void> {
  if (to.slugs.length === 0) return;
  await tx
    .insertInto('user_roles')
    .columns(['tenant_id', 'user_id', 'role_id'])
    .expression((eb) =>
      eb
        .selectFrom('roles')
        .select((role) => [
          role.val(to.tenantId).as('tenant_id'),
          role.val(to.userId).as('user_id'),
          'id',
        ])
        .where('tenant_id', '=', to.tenantId)
        .where('slug', 'in', to.slugs),
    )
    .execute();
}
