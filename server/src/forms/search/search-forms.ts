import type { Transaction } from 'kysely';
import { isOneOfIds } from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { formCriteria, type FormListQuery } from '../forms-criteria.ts';
import { selectFormPage } from '../forms-queries.ts';
import { findSimilarNames, maxNames } from './find-similar-names.ts';

type Tx = Transaction<Database>;

/**
 * Returns one page of forms; a search without results is repeated with tolerance for typing errors.
 */
export async function searchForms(tx: Tx, caller: Caller, query: FormListQuery) {
  const found = await selectFormPage(tx, caller, query);
  if (found.total > 0 || query.search === undefined) return found;
  const ids = await selectLike(tx, caller, query, query.search);
  if (ids.length === 0) return found;
  return selectFormPage(tx, caller, query, (eb) => isOneOfIds(eb.ref('forms.id'), ids));
}

/** The forms of the list whose name resembles the search. */
async function selectLike(tx: Tx, caller: Caller, query: FormListQuery, search: string) {
  const named = await tx
    .selectFrom('forms')
    .select(['forms.id', 'forms.name'])
    .where(formCriteria(caller, { ...query, search: undefined }))
    .limit(maxNames)
    .execute();
  return findSimilarNames(named, search);
}
