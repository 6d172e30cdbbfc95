import {
  planRetention,
  type RetentionPlan,
  type RetentionPolicy,
} from '@form-builder/core/retention/plan-retention.ts';
import {
  retentionOutcomes,
  type RetentionOutcome,
} from '@form-builder/core/retention/retention-outcomes.ts';
import {
  noRetentionTerms,
  type RetentionMethod,
  type RetentionTerms,
} from '@form-builder/core/retention/retention-terms.ts';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { isPayingAt } from '../payment-ledger/open-payments.ts';
import type { Database } from '../platform/database/database.ts';
import { dayOf, isHeldOn } from '../submissions/holds/holds-queries.ts';
import { selectAllFormRetention } from './form-retention-queries.ts';
import { loadRetentionPolicy } from './load-retention-policy.ts';

type Tx = Transaction<Database>;

/** Why a due submission is not removed. */
export type Blocked = 'undelivered' | 'on_hold' | 'paying';

/** A due submission. */
export interface DueSubmission {
  readonly id: string;
  readonly form_id: string;
  readonly outcome: RetentionOutcome;
  readonly method: RetentionMethod;
  readonly blocked: Blocked | null;
  readonly created_at: Date;
  /** The start of its term. */
  readonly moment: Date;
}

type Limits = Readonly<Record<RetentionOutcome, Readonly<Record<RetentionMethod, string | null>>>>;

/** By form, and for all other forms under `rest`: the moments before which submissions are due. */
export interface RetentionLimits {
  readonly byForm: Readonly<Record<string, Limits>>;
  readonly now: number;
}

const dayMs = 86_400_000;

/** Terms that are not saved yet, in place of those that are. */
export interface RetentionDraft {
  readonly policy?: RetentionPolicy;
  readonly form?: { readonly id: string; readonly terms: RetentionTerms };
}

/** The limits of every form at a moment. */
export async function loadLimits(
  tx: Tx,
  now: number,
  draft: RetentionDraft = {},
): Promise<RetentionLimits> {
  const policy = draft.policy ?? (await loadRetentionPolicy(tx));
  const stored = await selectAllFormRetention(tx);
  const terms: (readonly [string, RetentionTerms])[] = stored.map((row) => [row.form_id, row]);
  // The last entry of a form counts.
  if (draft.form) terms.push([draft.form.id, draft.form.terms]);
  const own = terms.map(([id, one]) => [id, limitsOf(planRetention(one, policy), now)]);
  const rest = limitsOf(planRetention(noRetentionTerms, policy), now);
  // Limits by form, which the type of `fromEntries` does not express.
  return { byForm: { ...(Object.fromEntries(own) as Record<string, Limits>), rest }, now };
}

function limitsOf(plan: RetentionPlan, now: number): Limits {
  const before = (days: number | null) =>
    days === null ? null : new Date(now - days * dayMs).toISOString();
  const entries = retentionOutcomes.map((outcome) => [
    outcome,
    {
      delete: before(plan[outcome].deleteDays),
      anonymise: before(plan[outcome].anonymiseDays),
    },
  ]);
  // One entry for each outcome, which the type of `fromEntries` does not express.
  return Object.fromEntries(entries) as Limits;
}

const outcome = sql<RetentionOutcome>`case
  when submissions.status = 'final' then 'completed'
  when submissions.awaits is not null or submissions.status = 'payment_pending' then 'failed'
  when submissions.aborted_at is not null or submissions.saved_at is null then 'aborted'
  else 'saved' end`;

/** Completion or the last confirmed delivery; for other submissions the visitor's last change. */
const moment = sql<Date>`case when submissions.status <> 'final' then submissions.updated_at
  else greatest(submissions.completed_at, (
    select max(delivery.ended_at) from submission_deliveries as delivery
    where delivery.submission_id = submissions.id and delivery.state = 'delivered')) end`;

/** A delivery or notice to the municipality that did not arrive; tests do not count. */
const isUndelivered = sql<boolean>`not submissions.is_test and (
  exists (select from submission_deliveries as delivery
    where delivery.submission_id = submissions.id and delivery.state <> 'delivered')
  or exists (select from submission_mails as mail
    where mail.submission_id = submissions.id and mail.kind = 'notice' and mail.state <> 'sent'))`;

/** Every due submission, including those that are not removed, as rows of `due`. */
export function dueSubmissions(
  { byForm, now }: RetentionLimits,
  among: RawBuilder<unknown> = sql`true`,
): RawBuilder<DueSubmission> {
  return sql<DueSubmission>`(
    select id, form_id, outcome, moment, created_at, method,
      case when is_held then 'on_hold' when is_undelivered then 'undelivered'
        when is_paying then 'paying' end as blocked
    from (
      select standing.*, case
        when moment < (limits -> outcome ->> 'delete')::timestamptz then 'delete'
        when moment < (limits -> outcome ->> 'anonymise')::timestamptz and anonymised_at is null
          then 'anonymise' end as method
      from (
        select submissions.id, submissions.form_id, submissions.created_at,
          submissions.anonymised_at, ${outcome} as outcome, ${moment} as moment,
          coalesce(${JSON.stringify(byForm)}::jsonb -> submissions.form_id::text,
            ${JSON.stringify(byForm['rest'])}::jsonb) as limits,
          ${isUndelivered} as is_undelivered, ${isHeldOn(dayOf(now))} as is_held,
          ${isPayingAt(now)} as is_paying
        from submissions where ${among}
      ) as standing
    ) as judged
    where method is not null
  )`;
}

/** The next submissions to remove after an id, in the order of their ids. */
export async function selectDueIds(
  tx: Tx,
  limits: RetentionLimits,
  after: string,
  limit: number,
): Promise<readonly string[]> {
  const among = sql`submissions.id > ${after}::uuid`;
  const { rows } = await sql<{ id: string }>`
    select id from ${dueSubmissions(limits, among)} as due
    where blocked is null order by id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The submissions that are due and may be removed, locked until the end of the transaction. */
export async function lockDue(
  tx: Tx,
  limits: RetentionLimits,
  ids: readonly string[],
): Promise<readonly DueSubmission[]> {
  const locked = await tx
    .selectFrom('submissions')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  // Checked again: a visitor may have continued in the meantime.
  const among = sql`submissions.id = any(${locked.map(({ id }) => id)}::uuid[])`;
  const { rows } = await sql<DueSubmission>`
    select * from ${dueSubmissions(limits, among)} as due where blocked is null`.execute(tx);
  return rows;
}
