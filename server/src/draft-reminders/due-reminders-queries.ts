import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { dayOf, isHeldOn } from '../submissions/holds/holds-queries.ts';
import type { SavedTerms } from './saved-terms.ts';

type Tx = Transaction<Database>;

/** A saved draft that will be deleted, with what its reminder needs. */
export interface WaitingDraft {
  readonly id: string;
  readonly form_id: string;
  readonly version_id: string;
  readonly environment: EnvironmentId;
  readonly is_test: boolean;
  readonly email: string;
  readonly needs_code: boolean;
  /** When its term ends. */
  readonly ends_at: Date;
}

interface Moment {
  readonly terms: SavedTerms;
  readonly now: number;
}

/**
 * Drafts that a visitor saved with an address, and that wait for nothing but the visitor, as rows of `waiting`. What
 * is on hold is not deleted, and its handling may be restricted.
 */
function waitingDrafts({ terms, now }: Moment, among: RawBuilder<unknown>) {
  const byForm = sql`${JSON.stringify(terms.byForm)}::jsonb`;
  return sql<WaitingDraft & { readonly starts_at: Date }>`(
    select draft.*, updated_at + make_interval(days => term) as ends_at,
      -- Never on the day on which the visitor saved it.
      updated_at + make_interval(days => greatest(term - days_before, 1)) as starts_at
    from (
      select submissions.id, submissions.form_id, submissions.version_id, submissions.environment,
        submissions.is_test, submissions.resume_email as email, submissions.updated_at,
        (version.submission_settings ->> 'reminder_days')::int as days_before,
        coalesce((version.submission_settings ->> 'resume_code')::boolean, false) as needs_code,
        case when ${byForm} ? submissions.form_id::text
          then (${byForm} ->> submissions.form_id::text)::int else ${terms.rest}::int end as term
      from submissions join form_versions as version
        on version.tenant_id = submissions.tenant_id and version.id = submissions.version_id
      where submissions.status = 'draft' and submissions.awaits is null
        and submissions.saved_at is not null and submissions.aborted_at is null
        and submissions.resume_email is not null
        and version.submission_settings ->> 'reminder_days' is not null
        and not ${isHeldOn(dayOf(now))} and ${among}
    ) as draft
  )`;
}

const isReminded = sql`exists (select from submission_mails as mail
  where mail.submission_id = submissions.id and mail.kind = 'reminder')`;

/** The next drafts of which no reminder was queued yet, after an id, in the order of their ids. */
export async function selectDueReminders(
  tx: Tx,
  moment: Moment,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly WaitingDraft[]> {
  const among = sql`submissions.id > ${after}::uuid and not ${isReminded}`;
  const { rows } = await sql<WaitingDraft>`
    select * from ${waitingDrafts(moment, among)} as waiting
    where starts_at <= ${new Date(moment.now)} and ends_at > ${new Date(moment.now)}
    order by id limit ${limit}`.execute(tx);
  return rows;
}

/** The same draft, locked until the end of the transaction, if it is still due. */
export async function lockDueReminder(
  tx: Tx,
  moment: Moment,
  id: string,
): Promise<WaitingDraft | undefined> {
  const locked = await tx
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (locked === undefined) return undefined;
  // A statement of its own sees what another server queued before the lock.
  const among = sql`submissions.id = ${id}::uuid and not ${isReminded}`;
  const { rows } = await sql<WaitingDraft>`
    select * from ${waitingDrafts(moment, among)} as waiting
    where starts_at <= ${new Date(moment.now)} and ends_at > ${new Date(moment.now)}`.execute(tx);
  return rows[0];
}

/** The draft of a queued reminder; `undefined` when it no longer waits for its visitor. */
export async function selectWaitingDraft(
  tx: Tx,
  moment: Moment,
  id: string,
): Promise<WaitingDraft | undefined> {
  const { rows } = await sql<WaitingDraft>`
    select * from ${waitingDrafts(moment, sql`submissions.id = ${id}::uuid`)} as waiting
    where ends_at > ${new Date(moment.now)}`.execute(tx);
  return rows[0];
}
