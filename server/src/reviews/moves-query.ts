import { sql, type Transaction } from 'kysely';
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
