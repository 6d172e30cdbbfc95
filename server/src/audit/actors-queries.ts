import type { LogbookActor, logbookContract } from '@form-builder/core/contract/staff/logbook.ts';
import { sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import { userLabel } from '../accounts/users/users-queries.ts';
import {
  containsText,
  countRows,
  filterConditions,
  isOneOfIds,
} from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';

type ActorsQuery = v.InferOutput<typeof logbookContract.listLogbookActors.query>;

/** A page of the users with an entry of their own in the logbook, by name, and how many there are. */
export async function selectActors(
  tx: Transaction<Database>,
  query: ActorsQuery,
): Promise<{ actors: LogbookActor[]; total: number }> {
  const { search, page, limit, sort } = query;
  const found = tx
    .selectFrom('users')
    .where((eb) =>
      eb.and([
        eb.exists(
          eb
            .selectFrom('logbook')
            .select('logbook.id')
            .whereRef('logbook.tenant_id', '=', 'users.tenant_id')
            .whereRef('logbook.actor_id', '=', 'users.id'),
        ),
        ...(search === undefined ? [] : [containsText(userLabel, search)]),
        ...filterConditions(eb, { id: (_, ids) => isOneOfIds(eb.ref('users.id'), ids) }, query),
      ]),
    );
  const actors = await found
    .select(['users.id', userLabel.as('name')])
    .orderBy(sql`lower(${userLabel})`, sort === '!name' ? 'desc' : 'asc')
    .orderBy('users.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await found.select(countRows.as('total')).executeTakeFirstOrThrow();
  return { actors, total };
}
