import type { ProcessingOperation } from '@form-builder/core/contract/staff/submissions/processing-lines.ts';
import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Writer } from '../logbook/writer.ts';
import { currentTrace } from '../platform/tracing/current-trace.ts';
import { startTrace, type Trace } from '../platform/tracing/trace-context.ts';
import type { ProcessingLogTable } from './processing-log-tables.ts';
import { processingResource } from './processing-resource.ts';

/** The transaction of the operation, its tenant and its clock. */
export type ProcessingWriter = Pick<Writer, 'tx' | 'tenantId' | 'now'>;

type Status = ProcessingLogTable['status'];

/**
 * Adds a line to the log of data processing for every person of these submissions, also who acted for another, in the transaction of the operation
 * and in one statement. A submission without a login has one line, with its own id. Before a deletion, not after it.
 */
export async function logProcessing(
  writer: ProcessingWriter,
  name: ProcessingOperation,
  submissionIds: readonly string[],
  status: Status = 'ok',
): Promise<void> {
  if (submissionIds.length === 0) return;
  await sql`
    with chosen as (
      select id, version_id from submissions
      where tenant_id = ${writer.tenantId} and id = any(${[...submissionIds]}::uuid[])
    ) ${processingLines(writer, name, { source: 'chosen', status })}`.execute(writer.tx);
}

/**
 * The same as a part of another statement, for many submissions at once: `source` is a query of that statement with the
 * `id` and `version_id` of each.
 */
export function processingLines(
  writer: Omit<ProcessingWriter, 'tx'>,
  name: ProcessingOperation,
  { source, status = 'ok' }: { readonly source: string; readonly status?: Status },
): RawBuilder<unknown> {
  const submissions = sql.table(source);
  const { traceId, parentSpanId, startedAt, endedAt } = timesOf(writer);
  return sql`
    insert into processing_log (tenant_id, trace_id, span_id, parent_span_id, name, status, started_at, ended_at,
      activity_id, subject_type, subject_id, submission_id, resource)
    select ${writer.tenantId}::uuid, ${traceId}::bytea, ${nextSpanId()}, ${parentSpanId}::bytea, ${name}, ${status},
      ${startedAt}::timestamptz, ${endedAt}::timestamptz, submission.version_id,
      coalesce(person.type, 'submission'), coalesce(person.id, submission.id::text), submission.id,
      ${processingResource.text}
    from ${submissions} as submission
    left join (
      select distinct submission_id, party.type, party.id
      from submission_identities
      cross join lateral (values
        (data_subject_type, data_subject_pseudonym),
        (acting_subject_type, acting_subject_pseudonym)
      ) as party (type, id)
      where tenant_id = ${writer.tenantId} and submission_id in (select id from ${submissions}) and party.id is not null
    ) as person on person.submission_id = submission.id`;
}

/** A submission in the statement that inserts it, of which nobody is known. */
interface UnnamedSubmission {
  readonly id: string;
  readonly versionId: string;
}

/** The same line as a part of another statement: for each row of `source`. */
export function unnamedLine(
  writer: Omit<ProcessingWriter, 'tx'>,
  name: ProcessingOperation,
  { id, versionId }: UnnamedSubmission,
): (source: RawBuilder<unknown>) => RawBuilder<unknown> {
  const { traceId, parentSpanId, startedAt, endedAt } = timesOf(writer);
  return (source) => sql`
    insert into processing_log (tenant_id, trace_id, span_id, parent_span_id, name, status, started_at, ended_at,
      activity_id, subject_type, subject_id, submission_id, resource)
    select ${writer.tenantId}::uuid, ${traceId}::bytea, ${nextSpanId()}, ${parentSpanId}::bytea, ${name}, 'ok',
      ${startedAt}::timestamptz, ${endedAt}::timestamptz, ${versionId}::uuid, 'submission', ${id}, ${id}::uuid,
      ${processingResource.text}
    from ${source}`;
}

/**
 * Eight bytes: five random ones of the statement and the number of the row, so that the lines of an export stand side by
 * side in the index. Never all zero.
 */
const nextSpanId = () =>
  sql`${randomBytes(5)}::bytea || substring(int4send((row_number() over ())::integer) from 2)`;

/** An operation on a person that is not about a stored submission. */
export interface PersonProcessing {
  readonly name: ProcessingOperation;
  /** The form version, or the tenant for requests about own data. */
  readonly activityId: string;
  readonly subjectType: string;
  /** The keyed pseudonym of the person. */
  readonly subjectId: string;
  readonly status?: Status;
}

/** Adds one line about one person, in the transaction of the operation. */
export async function logPersonProcessing(
  writer: ProcessingWriter,
  { name, activityId, subjectType, subjectId, status = 'ok' }: PersonProcessing,
): Promise<void> {
  const { traceId, parentSpanId, startedAt, endedAt } = timesOf(writer);
  await writer.tx
    .insertInto('processing_log')
    .values({
      tenant_id: writer.tenantId,
      trace_id: traceId,
      span_id: randomBytes(8),
      parent_span_id: parentSpanId,
      name,
      status,
      started_at: startedAt,
      ended_at: endedAt,
      activity_id: activityId,
      subject_type: subjectType,
      subject_id: subjectId,
      submission_id: null,
      resource: processingResource.text,
    })
    .execute();
}

function timesOf({ now }: Pick<ProcessingWriter, 'now'>) {
  const endedAt = now();
  const trace: Trace = currentTrace() ?? startTrace(endedAt);
  return {
    traceId: Buffer.from(trace.traceId, 'hex'),
    parentSpanId: trace.parentSpanId === null ? null : Buffer.from(trace.parentSpanId, 'hex'),
    startedAt: new Date(Math.min(trace.startedAt, endedAt)),
    endedAt: new Date(endedAt),
  };
}
