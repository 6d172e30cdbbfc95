import type { LogbookExportChoices } from '@form-builder/core/contract/staff/logbook.ts';
import type { ExportChoices } from '@form-builder/core/contract/staff/submissions/exports.ts';
import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import { countRows, filterConditions, isOneOf, isOneOfIds } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { ExportKindId, ExportsTable } from './exports-tables.ts';

type Tx = Transaction<Database>;

interface OwnExports {
  readonly userId: string;
  readonly page: number;
  readonly limit: number;
  readonly sort?: 'created_at' | '!created_at' | undefined;
  readonly filter: Readonly<Partial<Record<'status' | 'form_id', string | string[]>>>;
  readonly reject: Readonly<Partial<Record<'status' | 'form_id', string | string[]>>>;
}

/** One page of a user's exports, newest first, and how many there are. */
export async function selectOwnExports(tx: Tx, query: OwnExports) {
  const { userId, page, limit, sort = '!created_at' } = query;
  const direction = sort === 'created_at' ? 'asc' : 'desc';
  const own = tx
    .selectFrom('exports')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.and(
        filterConditions(
          eb,
          {
            status: (_, values) => isOneOf(eb.ref('exports.status'), values),
            form_id: (_, values) => isOneOfIds(eb.ref('exports.form_id'), values),
          },
          query,
        ),
      ),
    );
  const rows = await own
    .selectAll()
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await own.select(countRows.as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(toRecord), total };
}

export async function findExport(tx: Tx, id: string): Promise<ExportRecord | undefined> {
  const row = await tx.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

/** The export, locked until the end of the transaction. */
export async function lockExport(tx: Tx, id: string): Promise<ExportRecord | undefined> {
  const row = await tx
    .selectFrom('exports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toRecord(row);
}

type Row = Selectable<ExportsTable>;

/** The columns that depend on the kind. */
interface KindColumns {
  readonly submissions: { readonly choices: ExportChoices };
  readonly logbook: {
    readonly choices: LogbookExportChoices;
    readonly subject_type: NonNullable<Row['subject_type']>;
    readonly subject_id: string;
  };
}

/** An export of any kind, or of one. */
export type ExportRecord<K extends ExportKindId = ExportKindId> = {
  [P in K]: Omit<Row, 'kind' | 'choices' | 'subject_type' | 'subject_id'> & {
    readonly kind: P;
  } & KindColumns[P];
}[K];

// A constraint of the table and the two functions that insert rows make the columns fit the kind.
export const toRecord = (row: Row): ExportRecord => row as ExportRecord;

/** Counts the pending and running exports of a user. */
export async function countUnfinished(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('exports')
    .select(countRows.as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertExport(tx: Tx, row: Insertable<Database['exports']>): Promise<void> {
  await tx.insertInto('exports').values(row).execute();
}

export async function updateExport(
  tx: Tx,
  id: string,
  change: Updateable<Database['exports']>,
): Promise<void> {
  await tx.updateTable('exports').set(change).where('id', '=', id).execute();
}

/**
 * Updates an export on behalf of one attempt; false when another attempt took over or the export was deleted.
 */
export async function updateAttempt(
  tx: Tx,
  { id, attempt }: { readonly id: string; readonly attempt: number },
  change: Updateable<Database['exports']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('exports')
    .set(change)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteExportRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('exports').where('id', '=', id).execute();
}
