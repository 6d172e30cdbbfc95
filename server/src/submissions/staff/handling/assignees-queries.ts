import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import { maxAssignees } from '@form-builder/core/contract/staff/submissions/handling.ts';
import { holdsPermission } from '../../../accounts/holds-permission.ts';
import { openLevels } from '../../../forms/forms-policy.ts';
import { formRoles } from '../../../forms/members/form-roles.ts';
import { userLabel } from '../../../forms/select-person.ts';
import { containsText, isOneOfIds } from '../../../platform/database/criteria.ts';
import type { Database } from '../../../platform/database/database.ts';

type Tx = Transaction<Database>;

/**
 * Returns active users who may read submissions of all these forms and whose name or e-mail address
 * contains the text.
 */
export function selectAssignees(tx: Tx, formIds: readonly string[], search: string) {
  return selectFormReaders(tx, formIds)
    .where((eb) =>
      eb.or([containsText(userLabel, search), containsText(eb.ref('users.email'), search)]),
    )
    .orderBy(sql`lower(${userLabel})`)
    .orderBy('users.id')
    .limit(maxAssignees)
    .execute();
}

/** Returns the user, if a submission of the form can be assigned to them. */
export function findAssignee(tx: Tx, formId: string, userId: string) {
  return selectFormReaders(tx, [formId]).where('users.id', '=', userId).executeTakeFirst();
}

function selectFormReaders(tx: Tx, formIds: readonly string[]) {
  return tx
    .selectFrom('users')
    .select(['users.id', userLabel.as('name')])
    .where('users.is_active', '=', true)
    .where(holdsPermission('submission-read'))
    .where((eb) => eb.or([eb('users.is_root', '=', true), eb.not(eb.exists(hidden(eb, formIds)))]));
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
