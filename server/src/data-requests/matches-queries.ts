import type { DataRequestHold } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { isHeldOn, isRestrictedOn } from '../submissions/holds/holds-queries.ts';

type Tx = Transaction<Database>;

const maxMatches = 200;
/** How many submissions an error names. */
const maxNamed = 20;

const countFiles = sql<number>`(select count(*)::int from files
  where files.tenant_id = submissions.tenant_id and files.submission_id = submissions.id)`;

const countMails = sql<number>`(select count(*)::int from submission_mails as mail
  where mail.tenant_id = submissions.tenant_id and mail.submission_id = submissions.id)`;

/** The names of the integrations that delivered it. */
export const receivers = sql<string[]>`array(
  select distinct delivery.integration ->> 'name' from submission_deliveries as delivery
  where delivery.tenant_id = submissions.tenant_id and delivery.submission_id = submissions.id
    and delivery.state = 'delivered' order by 1)`;

/** The names of the integrations that delivered any of these submissions. */
export async function selectReceivers(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('submission_deliveries')
    .select(sql<string>`integration ->> 'name'`.as('name'))
    .distinct()
    .where('submission_id', 'in', [...ids])
    .where('state', '=', 'delivered')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** An export that started before the submission was created does not contain it. */
const countExports = sql<number>`(select count(*)::int from exports
  where exports.tenant_id = submissions.tenant_id and exports.form_id = submissions.form_id
    and exports.status = 'available' and exports.created_at >= submissions.created_at)`;

/** Everything that holds the row of `submissions` on a day; the restrictions of a request are its own. */
const holdsOf = (requestId: string, today: string) => sql<DataRequestHold[]>`coalesce((
  select jsonb_agg(jsonb_build_object('reason', hold.reason, 'ends_on', hold.ends_on,
    'is_restriction', hold.is_restriction, 'is_own', coalesce(hold.request_id = ${requestId}::uuid, false))
    order by hold.created_at, hold.id)
  from legal_holds as hold
  where hold.tenant_id = submissions.tenant_id and hold.form_id = submissions.form_id
    and (hold.submission_id is null or hold.submission_id = submissions.id)
    and hold.lifted_at is null and hold.ends_on >= ${today}), '[]')`;

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
      isRestrictedOn(today).as('is_restricted'),
      holdsOf(requestId, today).as('holds'),
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

/** The chosen submissions that something holds on a day, with what does; the first ones, to name them. */
export function selectHeld(
  tx: Tx,
  { requestId, ids, today }: { requestId: string; ids: readonly string[]; today: string },
) {
  return tx
    .selectFrom('submissions')
    .select(['title', holdsOf(requestId, today).as('holds')])
    .where('id', 'in', [...ids])
    .where(isHeldOn(today))
    .orderBy('id')
    .limit(maxNamed)
    .execute();
}

/** Ends the restrictions of a request on the chosen submissions; returns which of them it restricted. */
export async function liftOwnRestrictions(
  tx: Tx,
  { requestId, ids, at }: { requestId: string; ids: readonly string[]; at: Date },
): Promise<readonly string[]> {
  const rows = await tx
    .updateTable('legal_holds')
    .set({ lifted_at: at })
    .where('request_id', '=', requestId)
    .where('submission_id', 'in', [...ids])
    .where('lifted_at', 'is', null)
    .returning('submission_id')
    .execute();
  return rows.flatMap(({ submission_id: id }) => (id === null ? [] : [id]));
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
