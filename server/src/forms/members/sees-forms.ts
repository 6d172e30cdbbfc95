import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { isOneOfIds } from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';
import { openLevels } from '../forms-policy.ts';
import { formRoles } from './form-roles.ts';

/** Whether the user in `users` may see each of the forms, as a condition; permissions are checked elsewhere. */
export function seesForms(formIds: readonly string[]) {
  return (eb: ExpressionBuilder<Database, 'users'>): Expression<SqlBool> =>
    eb.or([eb('users.is_root', '=', true), eb.not(eb.exists(hidden(eb, formIds)))]);
}

/** Those of the forms that the user in `users` may not see. */
function hidden(eb: ExpressionBuilder<Database, 'users'>, formIds: readonly string[]) {
  return eb
    .selectFrom('forms')
    .select('forms.id')
    .where(isOneOfIds(sql.ref('forms.id'), formIds))
    .where('forms.confidentiality_level', 'not in', openLevels)
    .where((form) =>
      form.not(
        form.exists(
          form
            .selectFrom(formRoles)
            .select('form_roles.user_id')
            .whereRef('form_roles.tenant_id', '=', 'forms.tenant_id')
            .whereRef('form_roles.form_id', '=', 'forms.id')
            .whereRef('form_roles.user_id', '=', 'users.id'),
        ),
      ),
    );
}
