import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { ProcessingLogTable } from './processing-log-tables.ts';

type Tx = Transaction<Database>;

export type ProcessingRow = Omit<Selectable<ProcessingLogTable>, 'exported_at' | 'refused_at'>;

/** The lines of a person: under a pseudonym, and of submissions in which the person was found. */
export interface PersonLines {
  readonly subjectIds: readonly string[];
  readonly submissionIds: readonly string[];
}

/** The place of a line in the order of time. */
export interface LinePlace {
  readonly endedAt: Date;
  readonly spanId: Buffer;
}

/** The next lines of a person, newest first. */
export function selectPersonLines(
  tx: Tx,
  { subjectIds, submissionIds }: PersonLines,
  { after, limit }: { readonly after: LinePlace | undefined; readonly limit: number },
): Promise<ProcessingRow[]> {
  return tx
    .selectFrom('processing_log')
    .select(columns)
    .where(
      sql<boolean>`(subject_type <> 'submission' and subject_id = any(${[...subjectIds]}::text[])
        or submission_id = any(${[...submissionIds]}::uuid[]))`,
    )
    .$if(after !== undefined, (lines) =>
      lines.where(
        sql<boolean>`(ended_at, span_id) < (${after?.endedAt ?? null}::timestamptz, ${after?.spanId ?? null}::bytea)`,
      ),
    )
    .orderBy('ended_at', 'desc')
    .orderBy('span_id', 'desc')
    .limit(limit)
    .execute();
}

const columns = [
  'tenant_id',
  'trace_id',
  'span_id',
  'parent_span_id',
  'name',
  'status',
  'started_at',
  'ended_at',
  'activity_id',
  'subject_type',
  'subject_id',
  'submission_id',
  'resource',
] as const;

/** The next lines that no collector has confirmed or refused, oldest first. */
export function selectUnexported(tx: Tx, limit: number): Promise<ProcessingRow[]> {
  return tx
    .selectFrom('processing_log')
    .select(columns)
    .where('exported_at', 'is', null)
    .where('refused_at', 'is', null)
    .orderBy('ended_at')
    .limit(limit)
    .execute();
}

/** Records that a collector has these lines, save those that it refused. */
export function markExported(tx: Tx, rows: readonly ProcessingRow[], at: Date): Promise<void> {
  return markLines(tx, sql`exported_at`, rows, at);
}

/** Records that a collector refused these lines. */
export function markRefused(tx: Tx, rows: readonly ProcessingRow[], at: Date): Promise<void> {
  return markLines(tx, sql`refused_at`, rows, at);
}

async function markLines(
  tx: Tx,
  column: RawBuilder<unknown>,
  rows: readonly ProcessingRow[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const traces = rows.map((row) => row.trace_id);
  const spans = rows.map((row) => row.span_id);
  // Only leakproof conditions use an index under row-level security (decision 0013).
  await sql`
    update processing_log set ${column} = ${at}::timestamptz
    from unnest(${traces}::bytea[], ${spans}::bytea[]) as sent (trace, span)
    where trace_id = sent.trace and span_id = sent.span
      and exported_at is null and refused_at is null`.execute(tx);
}

/** Takes the person out of the lines of submissions that were anonymised. */
export async function unnameLines(tx: Tx, submissionIds: readonly string[]): Promise<void> {
  await sql`select app.unname_processing_lines(${[...submissionIds]}::uuid[])`.execute(tx);
}

/** Removes some lines of before a moment, the oldest first, and returns their number. */
export async function cutProcessingLog(tx: Tx, before: Date): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    select app.cut_processing_log(${before}::timestamptz) as removed`.execute(tx);
  return rows[0]?.removed ?? 0;
}
