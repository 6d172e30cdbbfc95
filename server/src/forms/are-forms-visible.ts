import type { Transaction } from 'kysely';
import { countRows, isOneOfIds } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { isVisibleTo } from './visible-forms.ts';

/** Whether the caller may see each of these forms; false when one of them does not exist. */
export async function areFormsVisible(
  tx: Transaction<Database>,
  caller: Caller,
  ids: readonly string[],
): Promise<boolean> {
  const { count } = await tx
    .selectFrom('forms')
    .select(countRows.as('count'))
    .where((eb) => isOneOfIds(eb.ref('forms.id'), ids))
    .where(isVisibleTo(caller))
    .executeTakeFirstOrThrow();
  return count === new Set(ids).size;
}
