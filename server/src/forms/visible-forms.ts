import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { openLevels, readableTypes } from './forms-policy.ts';

/** The policy's `see` as a condition on `forms`, so that hidden forms are not counted either. */
export function isVisibleTo(caller: Caller) {
  return (eb: ExpressionBuilder<Database, 'forms'>): Expression<SqlBool> => {
    if (caller.isRoot) return eb.lit(true);
    const isMember = eb.exists(
      eb
        .selectFrom('form_members')
        .select('form_members.role')
        .whereRef('form_members.tenant_id', '=', 'forms.tenant_id')
        .whereRef('form_members.form_id', '=', 'forms.id')
        .where('form_members.user_id', '=', caller.id),
    );
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

/** The caller's role in the form in `forms`. */
export function roleOf(caller: Pick<Caller, 'id'>) {
  return (eb: ExpressionBuilder<Database, 'forms'>) =>
    eb
      .selectFrom('form_members')
      .select('form_members.role')
      .whereRef('form_members.tenant_id', '=', 'forms.tenant_id')
      .whereRef('form_members.form_id', '=', 'forms.id')
      .where('form_members.user_id', '=', caller.id);
}
