import type {} from './notifications-tables.ts';
import { sql, type SqlBool, type Transaction } from 'kysely';
import { toRecord } from '../exports/exports-queries.ts';
import { isVisibleTo, roleOf } from '../forms/visible-forms.ts';
import type { Caller } from '../platform/http/caller.ts';
import { countRows } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import { selectStandings } from '../versions/publication/select-standings.ts';

type Tx = Transaction<Database>;

const atMost = 50;

/** Versions in a state in an environment, of forms that the caller may see. */
const standings = (tx: Tx, caller: Caller) =>
  selectStandings(tx)
    .select(['standing.state', 'standing.user_id', 'version.title'])
    .where(isVisibleTo(caller))
    .orderBy('standing.at', 'desc')
    .limit(atMost);

/** The newest proposals that ask the caller, with what decides who may approve them. */
export function selectProposals(tx: Tx, caller: Caller) {
  return standings(tx, caller)
    .select(['forms.type', 'forms.confidentiality_level', 'forms.archived_at'])
    .select((eb) => roleOf(caller)(eb).as('role'))
    .where('standing.state', '=', 'proposed')
    .where(isForUser(caller.id))
    .execute();
}

/** Whether a proposal asks the user: by name, or because it asks nobody who still has an account. */
const isForUser = (userId: string) => sql<SqlBool>`coalesce((
  select bool_or(asked.user_id = ${userId})
  from version_reviewers as asked
  join users on users.tenant_id = asked.tenant_id and users.id = asked.user_id and users.is_active
  where asked.tenant_id = standing.tenant_id and asked.version_id = standing.version_id
    and asked.environment = standing.environment
), true)`;

/** The decisions of others about versions that the caller proposed. */
export function selectDecisions(tx: Tx, caller: Caller, since: Date) {
  return standings(tx, caller)
    .where('standing.state', 'in', ['approved', 'rejected'])
    .where('standing.at', '>', since)
    .where('standing.user_id', '<>', caller.id)
    .where(
      sql<SqlBool>`exists (
        select from logbook as move
        where move.tenant_id = standing.tenant_id and move.subject_id = standing.version_id
          and move.action = 'version.moved' and move.actor_id = ${caller.id}
          and move.details ->> 'environment' = standing.environment
          and move.details ->> 'to' = 'proposed'
      )`,
    )
    .execute();
}

/** By version: what others wrote in open threads that the caller follows, how much and when last. */
export function selectRemarkedVersions(tx: Tx, caller: Caller, since: Date) {
  return (
    tx
      .selectFrom(
        sql<{ version_id: string; created_at: Date }>`(
        select remark.version_id, news.created_at
        from version_remark_followers as follower
        join version_remarks as remark
          on remark.tenant_id = follower.tenant_id and remark.id = follower.remark_id
        cross join lateral (
          select remark.author_id, remark.created_at
          union all
          select reply.author_id, reply.created_at from version_remark_replies as reply
          where reply.tenant_id = remark.tenant_id and reply.remark_id = remark.id
        ) as news
        where follower.user_id = ${caller.id} and remark.resolved_at is null
          and news.author_id <> ${caller.id} and news.created_at > ${since}
      )`.as('news'),
      )
      .innerJoin('form_versions as version', 'version.id', 'news.version_id')
      .innerJoin('forms', (join) =>
        join
          .onRef('forms.tenant_id', '=', 'version.tenant_id')
          .onRef('forms.id', '=', 'version.form_id'),
      )
      .select(['news.version_id', 'version.title', countRows.as('count')])
      .select((eb) => eb.fn.max('news.created_at').$notNull().as('at'))
      // Building blocks have no review of their own in the app.
      .where('forms.type', '=', 'form')
      .where('forms.archived_at', 'is', null)
      .where(isVisibleTo(caller))
      .groupBy(['news.version_id', 'version.title'])
      .orderBy('at', 'desc')
      .limit(atMost)
      .execute()
  );
}

/** Scheduled publications that failed, of forms that the caller sees and owns, or that they scheduled. */
export function selectFailedPublications(tx: Tx, caller: Caller, since: Date) {
  return tx
    .selectFrom('scheduled_publications as scheduled')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'scheduled.tenant_id')
        .onRef('forms.id', '=', 'scheduled.form_id'),
    )
    .select(['scheduled.id', 'scheduled.version_id', 'scheduled.environment'])
    .select((eb) => [
      'forms.name as title',
      eb.ref('scheduled.failure').$notNull().as('failure'),
      eb.ref('scheduled.failed_at').$notNull().as('at'),
    ])
    .where('scheduled.failed_at', '>', since)
    .where(isVisibleTo(caller))
    .where((eb) =>
      eb.or([eb('scheduled.user_id', '=', caller.id), eb(roleOf(caller)(eb), '=', 'owner')]),
    )
    .orderBy('scheduled.failed_at', 'desc')
    .limit(atMost)
    .execute();
}

/** The user's exports that ended, while their files exist. */
export async function selectEndedExports(
  tx: Tx,
  userId: string,
  { now, since }: { readonly now: Date; readonly since: Date },
) {
  const rows = await tx
    .selectFrom('exports')
    .selectAll()
    .select((eb) => eb.ref('ended_at').$notNull().as('at'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['available', 'failed'])
    .where('ended_at', '>', since)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .orderBy('ended_at', 'desc')
    .limit(atMost)
    .execute();
  return rows.map(({ at, ...row }) => ({ at, record: toRecord(row) }));
}

/** The user's exports that wait for the consent of a colleague. */
export function selectWaitingExports(tx: Tx, userId: string, now: Date) {
  return tx
    .selectFrom('exports')
    .select(['id', 'form_title', 'created_at'])
    .where('user_id', '=', userId)
    .where('consent', '=', 'asked')
    .where('consent_expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(atMost)
    .execute();
}

/** How many deliveries of real submissions failed by form, and when the last one did. */
export function selectFailedDeliveries(tx: Tx, caller: Caller, since: Date) {
  return tx
    .selectFrom('submission_deliveries as delivery')
    .innerJoin('submissions as submission', (join) =>
      join
        .onRef('submission.tenant_id', '=', 'delivery.tenant_id')
        .onRef('submission.id', '=', 'delivery.submission_id'),
    )
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'submission.tenant_id')
        .onRef('forms.id', '=', 'submission.form_id'),
    )
    .select(['forms.id as form_id', 'forms.name as title', countRows.as('count')])
    .select((eb) => eb.fn.max('delivery.ended_at').$notNull().as('at'))
    .where('delivery.state', '=', 'failed')
    .where('delivery.serves_tests', '=', false)
    .where('delivery.ended_at', '>', since)
    .where(isVisibleTo(caller))
    .groupBy(['forms.id', 'forms.name'])
    .orderBy('at', 'desc')
    .limit(atMost)
    .execute();
}

/** The open requests of citizens that are due on this day or earlier. */
export function selectDueRequests(tx: Tx, dueUntil: string) {
  return tx
    .selectFrom('data_requests')
    .select(['id', 'reference', 'due_on'])
    .where('status', '=', 'open')
    .where('due_on', '<=', dueUntil)
    .orderBy('due_on')
    .limit(atMost)
    .execute();
}

/** Of how many colleagues the rights were given or confirmed before a moment, and when the last of those was. */
export function selectDueRights(
  tx: Tx,
  { callerId, before }: { readonly callerId: string; readonly before: Date },
) {
  const since = sql<Date>`coalesce(users.rights_confirmed_at, users.created_at)`;
  return tx
    .selectFrom('users')
    .select([countRows.as('count'), sql<Date | null>`max(${since})`.as('last')])
    .where('is_active', '=', true)
    .where('id', '<>', callerId)
    .where(since, '<=', before)
    .executeTakeFirstOrThrow();
}

/** What a user has read. */
export function findReads(tx: Tx, userId: string) {
  return tx
    .selectFrom('notification_reads')
    .select(['read_until', 'read_ids'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

interface ReadsRow {
  readonly tenant_id: string;
  readonly user_id: string;
  readonly read_until: Date;
  readonly read_ids: string[];
}

export async function upsertReads(tx: Tx, { tenant_id, user_id, ...reads }: ReadsRow) {
  await tx
    .insertInto('notification_reads')
    .values({ tenant_id, user_id, ...reads })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(reads))
    .execute();
}
