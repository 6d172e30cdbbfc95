import { sql, type Transaction } from 'kysely';
import { maxAssignees } from '@form-builder/core/contract/staff/submissions/handling.ts';
import { holdsPermission } from '../../../accounts/holds-permission.ts';
import { seesForms } from '../../../forms/members/sees-forms.ts';
import { userLabel } from '../../../forms/select-person.ts';
import { containsText } from '../../../platform/database/criteria.ts';
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
    .where(seesForms(formIds));
}
