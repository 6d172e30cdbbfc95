import { sql, type SqlBool, type Transaction } from 'kysely';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { ProposalEnd } from '@form-builder/core/publication/proposal-ends.ts';
import { isVisibleTo } from '../forms/visible-forms.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';

const atMost = 50;

/**
 * Proposals and approvals that others ended without a decision, of which the caller is the proposer or
 * was asked to review; without those where something happened since.
 */
export function selectEndedProposals(tx: Transaction<Database>, caller: Caller, since: Date) {
  return tx
    .selectFrom('logbook as move')
    .innerJoin('form_versions as version', (join) =>
      join
        .onRef('version.tenant_id', '=', 'move.tenant_id')
        .onRef('version.id', '=', 'move.subject_id'),
    )
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'version.tenant_id')
        .onRef('forms.id', '=', 'version.form_id'),
    )
    .select(['version.id as version_id', 'version.title', 'move.at'])
    .select([
      sql<EnvironmentId>`move.details ->> 'environment'`.as('environment'),
      sql<ProposalEnd>`move.details ->> 'cause'`.as('cause'),
    ])
    .where('move.action', '=', 'version.moved')
    .where('move.at', '>', since)
    .where('move.actor_id', '<>', caller.id)
    .where(sql<SqlBool>`move.details ->> 'cause' is not null`)
    .where(isConcerned(caller.id))
    .where(isLast)
    .where('forms.type', '=', 'form')
    .where('forms.archived_at', 'is', null)
    .where(isVisibleTo(caller))
    .orderBy('move.at', 'desc')
    .limit(atMost)
    .execute();
}

const sameVersion = (other: string) => sql`
  ${sql.ref(`${other}.tenant_id`)} = move.tenant_id
  and ${sql.ref(`${other}.subject_id`)} = move.subject_id
  and ${sql.ref(`${other}.action`)} = 'version.moved'
  and ${sql.ref(`${other}.details`)} ->> 'environment' = move.details ->> 'environment'`;

/** Whether the user made the last proposal before the end, or was asked by it to review. */
const isConcerned = (userId: string) => sql<SqlBool>`(
  select proposal.actor_id = ${userId}
    or coalesce(proposal.details -> 'reviewers' @> to_jsonb(${userId}::text), false)
  from logbook as proposal
  where ${sameVersion('proposal')} and proposal.details ->> 'to' = 'proposed' and proposal.at <= move.at
  order by proposal.at desc, proposal.id desc
  limit 1
)`;

/** Whether the version was not proposed there again. */
const isLast = sql<SqlBool>`not exists (
  select from logbook as later
  where ${sameVersion('later')} and (later.at, later.id) > (move.at, move.id)
)`;
