import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { isHeldOn } from '../submissions/holds/holds-queries.ts';

type Tx = Transaction<Database>;

const maxMatches = 200;

const countFiles = sql<number>`(select count(*)::int from files
  where files.tenant_id = submissions.tenant_id and files.submission_id = submissions.id)`;

const countMails = sql<number>`(select count(*)::int from submission_mails as mail
  where mail.tenant_id = submissions.tenant_id and mail.submission_id = submissions.id)`;

/** The names of the integrations that delivered it. */
export const receivers = sql<string[]>`array(
  select distinct delivery.integration ->> 'name' from submission_deliveries as delivery
  where delivery.tenant_id = submissions.tenant_id and delivery.submission_id = submissions.id
    and delivery.state = 'delivered' order by 1)`;

/** An export that started before the submission was created does not contain it. */
const countExports = sql<number>`(select count(*)::int from exports
  where exports.tenant_id = submissions.tenant_id and exports.form_id = submissions.form_id
    and exports.status = 'available' and exports.created_at >= submissions.created_at)`;

/** The submissions in which the person of a request was found, latest first. */
export function selectMatches(tx: Tx, requestId: string, today: string) {
  return tx
    .selectFrom('data_request_matches as match')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.tenant_id', '=', 'match.tenant_id')
        .onRef('submissions.id', '=', 'match.submission_id'),
    )
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'submissions.tenant_id')
        .onRef('forms.id', '=', 'submissions.form_id'),
    )
    .select([
      'submissions.id',
      'submissions.title',
      'submissions.form_id',
      'forms.name as form_name',
      'submissions.status',
      'submissions.created_at',
      'submissions.completed_at',
      'match.found_in',
      countFiles.as('files'),
      countMails.as('mails'),
      receivers.as('receivers'),
      countExports.as('exports'),
      isHeldOn(today).as('is_held'),
    ])
    .where('match.request_id', '=', requestId)
    .orderBy('submissions.created_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .limit(maxMatches)
    .execute();
}

export type MatchRow = Awaited<ReturnType<typeof selectMatches>>[number];

/** The chosen submissions that were found for a request, in the order of their ids. */
export function selectFound(tx: Tx, requestId: string, ids: readonly string[]) {
  return foundOf(tx, requestId)
    .where('submissions.id', 'in', [...ids])
    .execute();
}

/** All submissions that were found for a request, in the order of their ids. */
export function selectAllFound(tx: Tx, requestId: string) {
  return foundOf(tx, requestId).execute();
}

function foundOf(tx: Tx, requestId: string) {
  return tx
    .selectFrom('data_request_matches as match')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.tenant_id', '=', 'match.tenant_id')
        .onRef('submissions.id', '=', 'match.submission_id'),
    )
    .select([
      'submissions.id',
      'submissions.form_id',
      'submissions.title',
      'submissions.created_at',
      'submissions.status',
    ])
    .where('match.request_id', '=', requestId)
    .orderBy('submissions.id');
}

export type FoundRow = Awaited<ReturnType<typeof selectAllFound>>[number];
