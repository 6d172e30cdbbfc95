import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { currentTrace, runInTrace } from '../../platform/tracing/current-trace.ts';
import { startTrace, type Trace } from '../../platform/tracing/trace-context.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { processingLines } from '../../processing-log/log-processing.ts';
import { secretPlace } from '../../submissions/answers/stored-answers.ts';
import { dayOf } from '../../submissions/holds/holds-queries.ts';
import type { ListCursor } from '../../submissions/staff/list/list-cursor.ts';
import { listParts, readPeriod } from '../../submissions/staff/list/list-filters.ts';
import type { ListSelection } from '../../submissions/staff/list/list-queries.ts';
import { readInOrder } from '../../submissions/staff/staff-queries.ts';
import { submissionState } from '../../submissions/submission-state.ts';
import type { ExportChoices } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { foundRows, selectLoggedRows } from '../export-source-queries.ts';
import type { ExportRow } from '../table/export-row.ts';

/** Keeps a batch to a few megabytes and its transaction short. */
const rowsAtOnce = 1_000;

/** The dependencies of reading rows. */
export interface RowsSource {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  readonly cipher: SecretCipher;
  readonly now: () => number;
  readonly selection: ListSelection;
}

/** The submissions that the user selected, limited to forms that the user may see. */
export function selectionOf(caller: Caller, choices: ExportChoices): ListSelection {
  const { form_id, filter, search } = choices;
  const query = {
    page: 1,
    limit: rowsAtOnce,
    filter: { ...filter, form_id },
    reject: {},
    search: search === '' ? undefined : search,
  };
  const { from, until } = readPeriod(query);
  const sort = from === undefined && until === undefined ? 'created_at' : 'completed_at';
  const parts = listParts(query);
  return { caller, query, parts, sort, cursor: undefined, offset: 0, limit: rowsAtOnce };
}

/**
 * Reads rows in batches, each in its own transaction, so that an export blocks no other work. The log of data processing
 * gets a line for each row in the transaction that reads it.
 */
export function readRows(source: RowsSource): AsyncGenerator<readonly ExportRow[]> {
  // The worker asks for the batches, outside the operation that makes the export.
  return readBatches(source, currentTrace() ?? startTrace(source.now()));
}

async function* readBatches(
  source: RowsSource,
  trace: Trace,
): AsyncGenerator<readonly ExportRow[]> {
  const { selection, transaction } = source;
  const today = dayOf(source.now());
  let cursor: ListCursor | undefined;
  for (;;) {
    const from = cursor;
    const rows = await transaction(async (tx) => {
      await readInOrder(tx);
      await commitSoon(tx);
      const lines = runInTrace(trace, () =>
        processingLines(source, 'submission.exported', { source: foundRows }),
      );
      return selectLoggedRows(tx, { ...selection, cursor: from }, { lines, today });
    });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => toExportRow(row, source));
    if (rows.length < rowsAtOnce) return;
    cursor = { sort: selection.sort, position: 0, value: Number(last.at), id: last.id };
  }
}

/**
 * The commit of a batch does not wait for the disk. The commit that makes the export available does, and with it
 * everything before: no export exists without its lines.
 */
async function commitSoon(tx: Transaction<Database>): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true)`.execute(tx);
}

type Row = Awaited<ReturnType<typeof selectLoggedRows>>[number];

function toExportRow(row: Row, { tenantId, cipher }: RowsSource): ExportRow {
  const { id, title, version_id, environment, answers, sealed_answers: sealed } = row;
  return {
    id,
    title,
    version_id,
    environment,
    is_test: row.is_test,
    is_restricted: row.is_restricted,
    answers,
    state: submissionState(row),
    created_at: row.created_moment,
    completed_at: row.completed_moment,
    sensitive: sealed === null ? null : cipher.decrypt(secretPlace({ tenantId, id }), sealed),
  };
}
