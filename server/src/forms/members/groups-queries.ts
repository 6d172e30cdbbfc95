import { maxGroupCandidates } from '@form-builder/core/contract/staff/users/form-groups.ts';
import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import { containsText } from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FormGroupMembersTable } from '../forms-tables.ts';

type Tx = Transaction<Database>;

/** The groups that are members of a form, by name; only the one with the id when it is given. */
export function selectFormGroups(tx: Tx, formId: string, groupId?: string) {
  return tx
    .selectFrom('form_group_members as member')
    .innerJoin('user_groups', (join) =>
      join
        .onRef('user_groups.tenant_id', '=', 'member.tenant_id')
        .onRef('user_groups.id', '=', 'member.group_id'),
    )
    .select(['user_groups.id', 'user_groups.name', 'member.role'])
    .select((eb) => countUsers(eb).as('user_count'))
    .where('member.form_id', '=', formId)
    .$if(groupId !== undefined, (query) => query.where('member.group_id', '=', groupId ?? ''))
    .orderBy(sql`lower(user_groups.name)`)
    .orderBy('user_groups.id')
    .execute();
}

/** A group with its role in a form. */
export type FormGroupRow = Awaited<ReturnType<typeof selectFormGroups>>[number];

/** The first groups that are no members of a form yet and whose name contains the text. */
export function selectGroupCandidates(tx: Tx, formId: string, search: string) {
  return tx
    .selectFrom('user_groups')
    .select(['user_groups.id', 'user_groups.name'])
    .select((eb) => countUsers(eb).as('user_count'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('form_group_members as member')
            .select('member.role')
            .whereRef('member.tenant_id', '=', 'user_groups.tenant_id')
            .whereRef('member.group_id', '=', 'user_groups.id')
            .where('member.form_id', '=', formId),
        ),
      ),
    )
    .where((eb) => containsText(eb.ref('user_groups.name'), search))
    .orderBy(sql`lower(user_groups.name)`)
    .orderBy('user_groups.id')
    .limit(maxGroupCandidates)
    .execute();
}

/** The number of active users in the group of `user_groups`. */
function countUsers(eb: ExpressionBuilder<Database, 'user_groups'>) {
  return eb
    .selectFrom('user_group_members as counted')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'counted.tenant_id')
        .onRef('users.id', '=', 'counted.user_id'),
    )
    .select(sql<number>`count(*)::int`.as('total'))
    .whereRef('counted.tenant_id', '=', 'user_groups.tenant_id')
    .whereRef('counted.group_id', '=', 'user_groups.id')
    .where('users.is_active', '=', true)
    .$asScalar();
}

/** Finds a group of the tenant, and keeps it from being deleted before the transaction ends. */
export function lockGroup(tx: Tx, id: string) {
  return tx
    .selectFrom('user_groups')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

/** Adds the group as a member, or changes its role. */
export async function upsertFormGroup(tx: Tx, row: FormGroupMembersTable): Promise<void> {
  await tx
    .insertInto('form_group_members')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'form_id', 'group_id']).doUpdateSet({ role: row.role }),
    )
    .execute();
}

export async function deleteFormGroupRow(tx: Tx, formId: string, groupId: string): Promise<void> {
  await tx
    .deleteFrom('form_group_members')
    .where('form_id', '=', formId)
    .where('group_id', '=', groupId)
    .execute();
}
