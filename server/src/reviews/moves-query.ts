import { sql, type Transaction } from 'kysely';
import { userLabel } from '../forms/select-person.ts';
import { isOneOfIds } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';

/** The transitions of the versions of a form in environments that need a review, oldest first. */
export function selectMoves(tx: Transaction<Database>, formId: string) {
  const environment = sql<string>`logbook.details ->> 'environment'`;
  return tx
    .selectFrom('logbook')
    .innerJoin('form_versions', (join) =>
      join
        .onRef('form_versions.tenant_id', '=', 'logbook.tenant_id')
        .onRef('form_versions.id', '=', 'logbook.subject_id'),
    )
    .select([
      'logbook.id',
      'logbook.at',
      'logbook.actor_id',
      'logbook.actor_name',
      'logbook.details',
      'form_versions.id as version_id',
      'form_versions.number',
      'form_versions.title',
    ])
    .where('logbook.form_id', '=', formId)
    .where('logbook.action', '=', 'version.moved')
    .where(environment, '<>', 'development')
    .orderBy('logbook.at')
    .orderBy('logbook.id')
    .execute();
}

/** One transition of a version, as the logbook has it. */
export type Move = Awaited<ReturnType<typeof selectMoves>>[number];

/** The names of users by their ids; deleted users have none. */
export async function selectNames(
  tx: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('users')
    .select(['users.id', userLabel.as('name')])
    .where(isOneOfIds(sql.ref('users.id'), ids))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
