import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  type Transaction,
} from 'kysely';
import { userLabel } from '../forms/select-person.ts';
import type { FormType } from '@form-builder/core/contract/staff/forms/forms.ts';
import { findSimilarNames, maxNames } from '../forms/search/find-similar-names.ts';
import { isVisibleTo } from '../forms/visible-forms.ts';
import { containsText, isOneOfIds } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';

type Tx = Transaction<Database>;

/** The maximum number of results of each kind. */
const max = 10;

/**
 * Returns the forms or building blocks that the caller may see and whose name contains the text, those that begin
 * with it first; without any, those whose name resembles it.
 */
export async function findForms(tx: Tx, caller: Caller, type: FormType, search: string) {
  const visible = tx.selectFrom('forms').where('forms.type', '=', type).where(isVisibleTo(caller));
  const found = await selectFoundForms(
    visible.where((eb) => containsText(eb.ref('forms.name'), search)),
    search,
  );
  if (found.length > 0) return found;
  const named = await visible.select(['forms.id', 'forms.name']).limit(maxNames).execute();
  return selectSimilar(named, search, (ids) =>
    selectFoundForms(
      visible.where((eb) => isOneOfIds(eb.ref('forms.id'), ids)),
      search,
    ),
  );
}

function selectFoundForms(found: SelectQueryBuilder<Database, 'forms', object>, search: string) {
  return found
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
    .orderBy((eb) => sql`strpos(lower(${eb.ref('forms.name')}), lower(${search}))`)
    .orderBy('forms.name')
    .limit(max)
    .execute();
}

/**
 * Returns the tenant's users whose name or e-mail address contains the text; without any, those whose name resembles
 * it.
 */
export async function findUsers(tx: Tx, search: string) {
  const found = await selectFoundUsers(tx, (eb) =>
    eb.or([containsText(userLabel, search), containsText(eb.ref('users.email'), search)]),
  );
  if (found.length > 0) return found;
  const named = await tx
    .selectFrom('users')
    .select(['users.id', userLabel.as('name')])
    .limit(maxNames)
    .execute();
  return selectSimilar(named, search, (ids) =>
    selectFoundUsers(tx, (eb) => isOneOfIds(eb.ref('users.id'), ids)),
  );
}

function selectFoundUsers(
  tx: Tx,
  criterion: (eb: ExpressionBuilder<Database, 'users'>) => Expression<SqlBool>,
) {
  return tx
    .selectFrom('users')
    .select(['users.id', userLabel.as('name'), 'users.email'])
    .where(criterion)
    .orderBy(userLabel)
    .limit(max)
    .execute();
}

/** Selects what has a name that resembles the text, which may hold typing errors. */
async function selectSimilar<Found>(
  named: readonly { readonly id: string; readonly name: string }[],
  search: string,
  select: (ids: readonly string[]) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const ids = await findSimilarNames(named, search);
  return ids.length === 0 ? [] : select(ids);
}
