import { sql, type AliasedExpression, type ExpressionBuilder } from 'kysely';
import type { MemberRole } from '@form-builder/core/contract/staff/users/form-members.ts';
import type { Database } from '../../platform/database/database.ts';

/** A role of a user in a form. */
interface FormRole {
  readonly tenant_id: string;
  readonly form_id: string;
  readonly user_id: string;
  readonly role: MemberRole;
}

/**
 * The roles of users in forms, to select from: those of their own and those of their groups, so that a user can have
 * several in one form.
 */
export function formRoles(
  eb: Pick<ExpressionBuilder<Database, never>, 'selectFrom'>,
): AliasedExpression<FormRole, 'form_roles'> {
  return eb
    .selectFrom('form_members')
    .select(['tenant_id', 'form_id', 'user_id', 'role'])
    .unionAll(
      eb
        .selectFrom('form_group_members as member')
        .innerJoin('user_group_members as user', (join) =>
          join
            .onRef('user.tenant_id', '=', 'member.tenant_id')
            .onRef('user.group_id', '=', 'member.group_id'),
        )
        .select(['member.tenant_id', 'member.form_id', 'user.user_id'])
        .select(sql<MemberRole>`member.role`.as('role')),
    )
    .as('form_roles');
}
