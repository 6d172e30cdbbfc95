import { sql, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { countRows } from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';
import { isWantedByName, orderOfNames, type NamedRowsQuery } from '../named-rows.ts';
import { userLabel } from '../users/users-queries.ts';

type Tx = Transaction<Database>;

interface GroupId {
  readonly tenantId: string;
  readonly id: string;
}

/** A group with its roles and members. */
export type GroupRow = Awaited<
  ReturnType<ReturnType<typeof describedGroups>['executeTakeFirstOrThrow']>
>;

/** The tenant's group with the id, if it exists. */
export function findGroup(tx: Tx, tenantId: string, id: string): Promise<GroupRow | undefined> {
  return describedGroups(tx)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** One page of the groups of the tenant, and their total number. */
export async function listGroups(
  tx: Tx,
  tenantId: string,
  query: NamedRowsQuery,
): Promise<{ readonly groups: readonly GroupRow[]; readonly total: number }> {
  const isWanted = isWantedByName(tenantId, query);
  const groups = await describedGroups(tx)
    .where(isWanted)
    .orderBy(...orderOfNames(query))
    .orderBy('id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const { total } = await tx
    .selectFrom('user_groups')
    .select(countRows.as('total'))
    .where(isWanted)
    .executeTakeFirstOrThrow();
  return { groups, total };
}

/** The groups of all tenants that the transaction may see, with their roles and members; the caller limits them. */
function describedGroups(tx: Tx) {
  return tx.selectFrom('user_groups').select((eb) => [
    'id',
    'name',
    'created_at',
    'updated_at',
    jsonArrayFrom(
      eb
        .selectFrom('user_group_roles as given')
        .innerJoin('roles', (join) =>
          join
            .onRef('roles.tenant_id', '=', 'given.tenant_id')
            .onRef('roles.id', '=', 'given.role_id'),
        )
        .select(['roles.id', 'roles.name', 'roles.permissions'])
        .whereRef('given.tenant_id', '=', 'user_groups.tenant_id')
        .whereRef('given.group_id', '=', 'user_groups.id')
        .orderBy(sql`lower(roles.name)`),
    ).as('roles'),
    jsonArrayFrom(
      eb
        .selectFrom('user_group_members as member')
        .innerJoin('users', (join) =>
          join
            .onRef('users.tenant_id', '=', 'member.tenant_id')
            .onRef('users.id', '=', 'member.user_id'),
        )
        .select(['users.id', userLabel.as('name'), 'users.is_active', 'users.is_root'])
        .whereRef('member.tenant_id', '=', 'user_groups.tenant_id')
        .whereRef('member.group_id', '=', 'user_groups.id')
        .orderBy(sql`lower(${userLabel})`),
    ).as('members'),
  ]);
}

/** Whether another group has the name, ignoring case. */
export async function isGroupNameTaken(
  tx: Tx,
  group: GroupId & { readonly name: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('user_groups')
    .select('id')
    .where('tenant_id', '=', group.tenantId)
    .where('id', '!=', group.id)
    .where(sql`lower(name)`, '=', group.name.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

/** Inserts a group without roles and members. */
export async function insertGroup(
  tx: Tx,
  { tenantId, id, name, at }: GroupId & { readonly name: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('user_groups')
    .values({ tenant_id: tenantId, id, name, created_at: at, updated_at: at })
    .execute();
}

export async function updateGroupRow(
  tx: Tx,
  group: GroupId,
  change: { readonly name?: string; readonly updated_at: Date },
): Promise<void> {
  await tx
    .updateTable('user_groups')
    .set(change)
    .where('tenant_id', '=', group.tenantId)
    .where('id', '=', group.id)
    .execute();
}

/** Deletes a group; the rows of its roles and members go with it. */
export async function deleteGroupRow(tx: Tx, group: GroupId): Promise<void> {
  await tx
    .deleteFrom('user_groups')
    .where('tenant_id', '=', group.tenantId)
    .where('id', '=', group.id)
    .execute();
}

export async function replaceGroupRoles(
  tx: Tx,
  { tenantId, id }: GroupId,
  roleIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('user_group_roles')
    .where('tenant_id', '=', tenantId)
    .where('group_id', '=', id)
    .execute();
  if (roleIds.length === 0) return;
  await tx
    .insertInto('user_group_roles')
    .values(roleIds.map((roleId) => ({ tenant_id: tenantId, group_id: id, role_id: roleId })))
    .execute();
}

export async function replaceGroupMembers(
  tx: Tx,
  { tenantId, id }: GroupId,
  userIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('user_group_members')
    .where('tenant_id', '=', tenantId)
    .where('group_id', '=', id)
    .execute();
  if (userIds.length === 0) return;
  await tx
    .insertInto('user_group_members')
    .values(userIds.map((userId) => ({ tenant_id: tenantId, group_id: id, user_id: userId })))
    .execute();
}

/** Those of the users that exist. */
export function selectUsersById(tx: Tx, tenantId: string, ids: readonly string[]) {
  return tx
    .selectFrom('users')
    .select(['id', userLabel.as('name'), 'is_root'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
}
