import { sql, type Transaction } from 'kysely';
import { userLabel } from '../forms/select-person.ts';
import { isVisibleTo } from '../forms/visible-forms.ts';
import { containsText } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';

type Tx = Transaction<Database>;

/** The maximum number of results of each kind. */
const max = 10;

/**
 * Returns the forms that the caller may see and whose name contains the text; names that begin with
 * it come first.
 */
export function selectFormsLike(tx: Tx, caller: Caller, search: string) {
  return tx
    .selectFrom('forms')
    .select((eb) => [
      'forms.id',
      'forms.name',
      eb
        .selectFrom('form_versions')
        .select('form_versions.description')
        .whereRef('form_versions.tenant_id', '=', 'forms.tenant_id')
        .whereRef('form_versions.form_id', '=', 'forms.id')
        .orderBy('form_versions.number', 'desc')
        .limit(1)
        .as('description'),
    ])
    .where('forms.type', '=', 'form')
    .where(isVisibleTo(caller))
    .where((eb) => containsText(eb.ref('forms.name'), search))
    .orderBy((eb) => sql`strpos(lower(${eb.ref('forms.name')}), lower(${search}))`)
    .orderBy('forms.name')
    .limit(max)
    .execute();
}

/** Returns the tenant's users whose name or e-mail address contains the text. */
export function selectUsersLike(tx: Tx, search: string) {
  return tx
    .selectFrom('users')
    .select(['users.id', userLabel.as('name'), 'users.email'])
    .where((eb) =>
      eb.or([containsText(userLabel, search), containsText(eb.ref('users.email'), search)]),
    )
    .orderBy(userLabel)
    .limit(max)
    .execute();
}
