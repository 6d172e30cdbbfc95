import { sql, type Transaction } from 'kysely';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { ProposalEnd } from '@form-builder/core/publication/proposal-ends.ts';
import { selectPerson } from '../../forms/select-person.ts';
import type { Database } from '../../platform/database/database.ts';

/** By environment: how the last proposal or approval of a version ended, if nothing happened there since. */
export async function selectEndedProposals(tx: Transaction<Database>, versionId: string) {
  const moves = tx
    .selectFrom('logbook')
    .select((eb) => [
      'logbook.at',
      sql<EnvironmentId>`logbook.details ->> 'environment'`.as('environment'),
      sql<ProposalEnd | null>`logbook.details ->> 'cause'`.as('cause'),
      selectPerson(eb.ref('logbook.tenant_id'), eb.ref('logbook.actor_id')).as('user'),
    ])
    .distinctOn(sql`logbook.details ->> 'environment'`)
    .where('logbook.action', '=', 'version.moved')
    .where('logbook.subject_id', '=', versionId)
    .orderBy(sql`logbook.details ->> 'environment'`)
    .orderBy('logbook.at', 'desc')
    .orderBy('logbook.id', 'desc');
  return tx
    .selectFrom(moves.as('move'))
    .select(['move.environment', 'move.at', 'move.user'])
    .select((eb) => eb.ref('move.cause').$notNull().as('cause'))
    .where('move.cause', 'is not', null)
    .orderBy('move.at', 'desc')
    .execute();
}

/** As `presentVersion` needs it. */
export type EndedProposalRow = Awaited<ReturnType<typeof selectEndedProposals>>[number];
