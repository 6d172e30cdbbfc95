import {
  sql,
  type AliasableExpression,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
} from 'kysely';
import {
  memberRoles,
  type MemberRole,
} from '@form-builder/core/contract/staff/users/form-members.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { openLevels, readableTypes } from './forms-policy.ts';
import { formRoles } from './members/form-roles.ts';

/** The policy's `see` as a condition on `forms`, so that hidden forms are not counted either. */
export function isVisibleTo(caller: Caller) {
  return (eb: ExpressionBuilder<Database, 'forms'>): Expression<SqlBool> => {
    if (caller.isRoot) return eb.lit(true);
    const isMember = eb.exists(rolesInForm(eb, caller).select('form_roles.role'));
    return eb.or([eb('forms.confidentiality_level', 'in', openLevels), isMember]);
  };
}

/**
 * A condition on `forms`: the forms and building blocks that the caller may read with this
 * endpoint.
 */
export function isReadableBy(caller: Caller) {
  return (eb: ExpressionBuilder<Database, 'forms'>): Expression<SqlBool> =>
    eb.and([eb('forms.type', 'in', readableTypes(caller)), isVisibleTo(caller)(eb)]);
}

/** The caller's role in the form in `forms`: the one with the most permissions of those that the caller has. */
export function roleOf(caller: Pick<Caller, 'id'>) {
  return (eb: ExpressionBuilder<Database, 'forms'>): AliasableExpression<MemberRole | null> =>
    rolesInForm(eb, caller)
      .select('form_roles.role')
      .orderBy(sql`array_position(${sql.val(memberRoles)}::text[], form_roles.role)`)
      .limit(1)
      .$asScalar();
}

function rolesInForm(eb: ExpressionBuilder<Database, 'forms'>, { id }: Pick<Caller, 'id'>) {
  return eb
    .selectFrom(formRoles)
    .whereRef('form_roles.tenant_id', '=', 'forms.tenant_id')
    .whereRef('form_roles.form_id', '=', 'forms.id')
    .where('form_roles.user_id', '=', id);
}
