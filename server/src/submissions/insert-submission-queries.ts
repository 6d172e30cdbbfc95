import { sql, type Insertable, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { currentTraceId } from '../platform/tracing/current-trace.ts';
import { countedSubmission } from '../quotas/count-submission.ts';
import { completedAction, numberDigits } from './completion/complete-submission.ts';
import { ownColumns, type OwnSubmissionRow } from './submissions-queries.ts';
import type { SubmissionAttemptsTable, SubmissionsTable } from './submissions-tables.ts';

type Row = Insertable<SubmissionsTable>;

/** The completion of a new submission that becomes final at once. */
export interface Completion {
  readonly isNumbered: boolean;
  readonly numberPrefix: string;
  readonly logbookId: string;
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly origin: string;
}

/** A submission to insert; its status and number follow from `completion`. */
export interface NewSubmissionRows {
  readonly row: Omit<Row, 'status' | 'number' | 'title' | 'completed_at' | 'version_id'> & {
    readonly version_id: string;
  };
  readonly attempt: Insertable<SubmissionAttemptsTable> | null;
  /** `null`: the submission is a draft. */
  readonly completion: Completion | null;
  /** The line in the log of data processing; `null` when it is written later, with the person who logged in. */
  readonly processingLine: ((source: Sql) => Sql) | null;
}

/**
 * Writes a new submission in one statement: attempt, number, the lines of both logs, the count of the month and the submission. The
 * counter is locked until the transaction ends, so that numbers are unique and without gaps.
 * Returns `undefined`, and writes nothing, when another request has claimed the attempt.
 */
export async function insertSubmission(
  tx: Transaction<Database>,
  { row, attempt, completion, processingLine }: NewSubmissionRows,
): Promise<OwnSubmissionRow | undefined> {
  const isFinal = completion !== null;
  const { rows } = await sql<OwnSubmissionRow>`
    with claim as (${claimOf(row, attempt)}),
    numbered as (${numberOf(row, completion)})
    ${isFinal ? sql`, line as (${logbookEntry(row, completion)})` : sql``}
    ${isFinal && !row.is_test ? sql`, counted as (${countOf(row)})` : sql``}
    ${processingLine === null ? sql`` : sql`, processed as (${processingLine(sql`numbered`)})`}
    insert into submissions (tenant_id, id, form_id, version_id, environment, status, is_test,
      number, title, answers, sealed_answers, sealed_variables, context, locale, public_key_hash, saved_at, aborted_at, completed_at,
      created_at, updated_at, statements, filled_in_by_name)
    select ${row.tenant_id}::uuid, ${row.id}::uuid, ${row.form_id}::uuid, ${row.version_id}::uuid,
      ${row.environment}, ${isFinal ? 'final' : 'draft'}, ${row.is_test}::boolean,
      numbered.number,
      ${completion?.numberPrefix ?? ''} || lpad(numbered.number::text,
        greatest(${numberDigits}::int, length(numbered.number::text)), '0'),
      ${row.answers}::jsonb, ${row.sealed_answers}::bytea,
      ${row.sealed_variables}::bytea, ${row.context}::jsonb, ${row.locale}, ${row.public_key_hash}::bytea,
      ${row.saved_at}::timestamptz, ${row.aborted_at}::timestamptz,
      ${isFinal ? row.created_at : null}::timestamptz, ${row.created_at}::timestamptz,
      ${row.updated_at}::timestamptz, ${row.statements ?? null}::jsonb,
      ${row.filled_in_by_name ?? null}::text
    from numbered
    returning ${sql.join(ownColumns.map((column) => sql.ref(column)))}`.execute(tx);
  return rows[0];
}

/**
 * Selects one row when the submission may be written, which is always the case without an attempt.
 */
function claimOf({ id }: NewSubmissionRows['row'], attempt: NewSubmissionRows['attempt']): Sql {
  if (attempt === null) return sql`select ${id}::uuid as submission_id`;
  return sql`
    insert into submission_attempts
      (tenant_id, key_hash, submission_id, request_hash, sealed_public_key, created_at)
    values (${attempt.tenant_id}, ${attempt.key_hash}, ${id}, ${attempt.request_hash},
      ${attempt.sealed_public_key}, ${attempt.created_at})
    on conflict (tenant_id, key_hash) do nothing
    returning submission_id`;
}

function numberOf(row: NewSubmissionRows['row'], completion: Completion | null): Sql {
  if (completion?.isNumbered !== true) return sql`select null::int as number from claim`;
  return sql`
    insert into submission_counters (tenant_id, form_id, is_test, last_number)
    select ${row.tenant_id}::uuid, ${row.form_id}::uuid, ${row.is_test}::boolean, 1 from claim
    on conflict (tenant_id, form_id, is_test)
      do update set last_number = submission_counters.last_number + 1
    returning last_number as number`;
}

function logbookEntry(
  row: NewSubmissionRows['row'],
  { logbookId, actor, origin }: Completion,
): Sql {
  return sql`
    insert into logbook
      (tenant_id, id, at, actor_id, actor_name, action, subject_type, subject_id,
       details, result, origin, form_id, trace_id)
    select ${row.tenant_id}::uuid, ${logbookId}::uuid, ${row.created_at}::timestamptz,
      ${actor?.id ?? null}::uuid, ${actor?.name ?? null}::text, ${completedAction}, 'submission',
      ${row.id}::uuid, jsonb_build_object('number', numbered.number), 'succeeded', ${origin},
      ${row.form_id}::uuid, ${currentTraceId()}::bytea
    from numbered`;
}

/** Counts it for the quota of the month. */
function countOf({ tenant_id: tenantId, id, created_at: at }: NewSubmissionRows['row']): Sql {
  return countedSubmission({ tenantId, submissionId: id, at: new Date(at) }, sql`numbered`);
}

type Sql = RawBuilder<unknown>;
