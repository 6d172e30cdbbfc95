import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { sql, type Transaction } from 'kysely';
import { countRows } from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';
import { heldRoles } from '../held-roles.ts';
import { isWantedByName, orderOfNames, type NamedRowsQuery } from '../named-rows.ts';

type Tx = Transaction<Database>;

/** A role with its number of users, those of groups included, and of groups. */
export type RoleWithUsers = Awaited<ReturnType<typeof selectRoles>>[number];

/** All roles of the tenant ordered by name, or only those with the ids. */
export function selectRoles(tx: Tx, tenantId: string, ids?: readonly string[]) {
  return describedRoles(tx)
    .where('tenant_id', '=', tenantId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** One page of the roles of the tenant, and their total number. */
export async function listRoles(
  tx: Tx,
  tenantId: string,
  query: NamedRowsQuery,
): Promise<{ readonly roles: readonly RoleWithUsers[]; readonly total: number }> {
  const isWanted = isWantedByName(tenantId, query);
  const roles = await describedRoles(tx)
    .where(isWanted)
    .orderBy(...orderOfNames(query))
    .orderBy('id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const { total } = await tx
    .selectFrom('roles')
    .select(countRows.as('total'))
    .where(isWanted)
    .executeTakeFirstOrThrow();
  return { roles, total };
}

/** The roles of all tenants that the transaction may see; the caller limits them. */
function describedRoles(tx: Tx) {
  return tx.selectFrom('roles').select((eb) => [
    'id',
    'slug',
    'name',
    'permissions',
    'copied_from',
    'created_at',
    'updated_at',
    eb
      .selectFrom(heldRoles.as('held'))
      .select((users) =>
        users.cast<number>(users.fn.count('held.user_id').distinct(), 'integer').as('users'),
      )
      .whereRef('held.tenant_id', '=', 'roles.tenant_id')
      .whereRef('held.role_id', '=', 'roles.id')
      .$asScalar()
      .$notNull()
      .as('users'),
    eb
      .selectFrom('user_group_roles')
      .select((given) => given.cast<number>(given.fn.countAll(), 'integer').as('groups'))
      .whereRef('user_group_roles.tenant_id', '=', 'roles.tenant_id')
      .whereRef('user_group_roles.role_id', '=', 'roles.id')
      .$asScalar()
      .$notNull()
      .as('groups'),
  ]);
}

/** Whether another role has the name, ignoring case. */
export async function isNameTaken(
  tx: Tx,
  role: { readonly tenantId: string; readonly id: string; readonly name: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('roles')
    .select('id')
    .where('tenant_id', '=', role.tenantId)
    .where('id', '!=', role.id)
    .where(sql`lower(name)`, '=', role.name.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateRoleRow(
  tx: Tx,
  role: { readonly tenantId: string; readonly id: string },
  change: {
    readonly name?: string;
    readonly permissions?: Permission[];
    readonly updated_at: Date;
  },
): Promise<void> {
  await tx
    .updateTable('roles')
    .set(change)
    .where('tenant_id', '=', role.tenantId)
    .where('id', '=', role.id)
    .execute();
}

export async function deleteRoleRow(
  tx: Tx,
  role: { readonly tenantId: string; readonly id: string },
): Promise<void> {
  await tx
    .deleteFrom('roles')
    .where('tenant_id', '=', role.tenantId)
    .where('id', '=', role.id)
    .execute();
}

/** Whether the user has the role, also by a group. */
export async function isRoleAssigned(
  tx: Tx,
  held: { readonly tenantId: string; readonly userId: string; readonly roleId: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom(heldRoles.as('held'))
    .select('role_id')
    .where('tenant_id', '=', held.tenantId)
    .where('user_id', '=', held.userId)
    .where('role_id', '=', held.roleId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a group of a provider gives the role. */
export async function isRoleGivenByProvider(
  tx: Tx,
  tenantId: string,
  roleId: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('sign_in_provider_roles')
    .select('role_id')
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', roleId)
    .executeTakeFirst();
  return found !== undefined;
}
