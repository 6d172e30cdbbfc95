import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { userLabel } from './users/users-queries.ts';
import { heldRoles } from './held-roles.ts';

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

/** Whether an active user can manage users and roles: root, or both permissions by roles of their own or of their groups. */
export async function hasAdministrator(tx: Tx, tenantId: string): Promise<boolean> {
  const { rows } = await sql<{ readonly found: boolean }>`
    select exists (
      select from users
      where users.tenant_id = ${tenantId} and is_active and (is_root or 2 = (
        select count(distinct permission)
        from ${heldRoles} as held
        join roles on roles.tenant_id = held.tenant_id and roles.id = held.role_id
        cross join unnest(roles.permissions) as permission
        where held.tenant_id = users.tenant_id and held.user_id = users.id
          and permission in ('users-all', 'users-roles')
      ))
    ) as found`.execute(tx);
  return rows[0]?.found === true;
}

/** An active user who manages users and roles. */
interface Administrator {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly locale: string;
}

/** The active users who manage users and roles, root last; all of them without a limit. */
export async function selectAdministrators(
  tx: Tx,
  tenantId: string,
  limit: number | null = null,
): Promise<readonly Administrator[]> {
  const { rows } = await sql<Administrator>`
    select id, ${userLabel} as name, email, locale from users
    where tenant_id = ${tenantId} and is_active and (is_root or 2 = (
      select count(distinct permission)
      from ${heldRoles} as held
      join roles on roles.tenant_id = held.tenant_id and roles.id = held.role_id
      cross join unnest(roles.permissions) as permission
      where held.tenant_id = users.tenant_id and held.user_id = users.id
        and permission in ('users-all', 'users-roles')
    ))
    order by is_root, lower(email)
    limit ${limit}::int`.execute(tx);
  return rows;
}
