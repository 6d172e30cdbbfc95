import { sql, type Transaction } from 'kysely';
import { maxMemberCandidates } from '@form-builder/core/contract/staff/users/form-members.ts';
import { containsText } from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FormMembersTable } from '../forms-tables.ts';
import { userLabel } from '../select-person.ts';

type Tx = Transaction<Database>;

/** Returns the members of a form: owners first, then by name. */
export function selectMembers(tx: Tx, formId: string) {
  return tx
    .selectFrom('form_members')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'form_members.tenant_id')
        .onRef('users.id', '=', 'form_members.user_id'),
    )
    .select(['users.id', userLabel.as('name'), 'users.email', 'users.is_active'])
    .select('form_members.role')
    .where('form_members.form_id', '=', formId)
    .orderBy(sql`array_position(array['owner', 'editor', 'viewer'], form_members.role)`)
    .orderBy(sql`lower(${userLabel})`)
    .orderBy('users.id')
    .execute();
}

/** A member as the queries return it. */
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** Finds an active user of the tenant. */
export function findActiveUser(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .select(['id', userLabel.as('name')])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/**
 * Returns active users who are not members of the form and whose name or e-mail address contains
 * the text.
 */
export function selectCandidates(tx: Tx, formId: string, search: string) {
  return tx
    .selectFrom('users')
    .select(['users.id', userLabel.as('name'), 'users.email'])
    .where('users.is_active', '=', true)
    .where((eb) =>
      eb.or([containsText(userLabel, search), containsText(eb.ref('users.email'), search)]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('form_members')
            .select('form_members.role')
            .whereRef('form_members.tenant_id', '=', 'users.tenant_id')
            .whereRef('form_members.user_id', '=', 'users.id')
            .where('form_members.form_id', '=', formId),
        ),
      ),
    )
    .orderBy(sql`lower(${userLabel})`)
    .orderBy('users.id')
    .limit(maxMemberCandidates)
    .execute();
}

/** Adds the user as a member, or changes the role of an existing member. */
export async function upsertMember(tx: Tx, row: FormMembersTable): Promise<void> {
  await tx
    .insertInto('form_members')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'form_id', 'user_id']).doUpdateSet({ role: row.role }),
    )
    .execute();
}

export async function deleteMember(tx: Tx, formId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('form_members')
    .where('form_id', '=', formId)
    .where('user_id', '=', userId)
    .execute();
}
