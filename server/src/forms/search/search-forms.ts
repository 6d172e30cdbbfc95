import { setImmediate as nextTick } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isOneOfIds } from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { formCriteria, type FormListQuery } from '../forms-criteria.ts';
import { selectFormPage } from '../forms-queries.ts';
import { createIsLike } from './is-like-search.ts';

type Tx = Transaction<Database>;

/** The maximum number of names that a search with typing errors compares. */
const maxNames = 20_000;
/** The number of names that are compared before other requests can run. */
const namesAtOnce = 250;

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
  const isLike = createIsLike(search);
  const ids: string[] = [];
  for (let from = 0; from < named.length; from += namesAtOnce) {
    const some = named.slice(from, from + namesAtOnce);
    ids.push(...some.filter(({ name }) => isLike(name)).map(({ id }) => id));
    await nextTick();
  }
  return ids;
}
