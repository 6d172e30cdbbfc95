import {
  memberRoles,
  type MemberRole,
} from '@form-builder/core/contract/staff/users/form-members.ts';
import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isVisibleTo } from '../visible-forms.ts';
import { formRoles } from './form-roles.ts';

type Tx = Transaction<Database>;

/** A user of the tenant, whether or not they can sign in. */
export function findUserOfTenant(tx: Tx, id: string) {
  return tx.selectFrom('users').select(['id', 'is_root']).where('id', '=', id).executeTakeFirst();
}

/** The forms in which a user has roles: a row for each role of their own and of their groups, by name. */
export function selectUserForms(tx: Tx, caller: Caller, userId: string) {
  return tx
    .selectFrom(rolesWithGroup)
    .innerJoin('forms', (join) =>
      join.onRef('forms.tenant_id', '=', 'held.tenant_id').onRef('forms.id', '=', 'held.form_id'),
    )
    .select(['forms.id', 'forms.name', 'forms.type', 'held.role', 'held.group'])
    .select((eb) => [
      eb.and([isVisibleTo(caller)(eb)]).as('is_visible'),
      eb.not(eb.exists(otherOwners(eb, userId))).as('is_without_others'),
    ])
    .where('held.user_id', '=', userId)
    .orderBy(sql`lower(forms.name)`)
    .orderBy('forms.id')
    .orderBy(sql`array_position(${sql.val(memberRoles)}::text[], held.role)`)
    .execute();
}
export type UserFormRow = Awaited<ReturnType<typeof selectUserForms>>[number];

/** The roles of users in forms, with the name of the group that gives each; `null` for their own. */
function rolesWithGroup(eb: Pick<ExpressionBuilder<Database, never>, 'selectFrom'>) {
  return eb
    .selectFrom('form_members')
    .select(['tenant_id', 'form_id', 'user_id', 'role'])
    .select(sql<string | null>`null`.as('group'))
    .unionAll(
      eb
        .selectFrom('form_group_members as member')
        .innerJoin('user_group_members as user', (join) =>
          join
            .onRef('user.tenant_id', '=', 'member.tenant_id')
            .onRef('user.group_id', '=', 'member.group_id'),
        )
        .innerJoin('user_groups', (join) =>
          join
            .onRef('user_groups.tenant_id', '=', 'member.tenant_id')
            .onRef('user_groups.id', '=', 'member.group_id'),
        )
        .select(['member.tenant_id', 'member.form_id', 'user.user_id'])
        .select(sql<MemberRole>`member.role`.as('role'))
        .select(sql<string | null>`user_groups.name`.as('group')),
    )
    .as('held');
}

/** The owners of the form in `forms` besides a user who can sign in. */
function otherOwners(eb: ExpressionBuilder<Database, 'forms'>, userId: string) {
  return eb
    .selectFrom(formRoles)
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'form_roles.tenant_id')
        .onRef('users.id', '=', 'form_roles.user_id'),
    )
    .select('form_roles.user_id')
    .whereRef('form_roles.tenant_id', '=', 'forms.tenant_id')
    .whereRef('form_roles.form_id', '=', 'forms.id')
    .where('form_roles.role', '=', 'owner')
    .where('form_roles.user_id', '!=', userId)
    .where('users.is_active', '=', true);
}

/** The number of forms in which each user is an owner, editor or viewer: in each form by the highest of their roles. */
export function countFormRoles(tx: Tx) {
  const highest = tx
    .selectFrom(formRoles)
    .distinctOn(['form_roles.user_id', 'form_roles.form_id'])
    .select(['form_roles.user_id', 'form_roles.role'])
    .orderBy('form_roles.user_id')
    .orderBy('form_roles.form_id')
    .orderBy(sql`array_position(${sql.val(memberRoles)}::text[], form_roles.role)`)
    .as('highest');
  return tx
    .selectFrom(highest)
    .select(['highest.user_id', 'highest.role'])
    .select(sql<number>`count(*)::int`.as('count'))
    .groupBy(['highest.user_id', 'highest.role'])
    .execute();
}

/** The forms of which a user is a member themselves, in key order, so that two who lock them never wait for each other. */
export async function selectOwnFormIds(tx: Tx, userId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('form_members')
    .select('form_id')
    .where('user_id', '=', userId)
    .orderBy('form_id')
    .execute();
  return rows.map(({ form_id: id }) => id);
}

/** Who may see a form; `undefined` when there is no such form. */
export async function selectConfidentiality(tx: Tx, formId: string) {
  const row = await tx
    .selectFrom('forms')
    .select('confidentiality_level')
    .where('id', '=', formId)
    .executeTakeFirst();
  return row?.confidentiality_level;
}
