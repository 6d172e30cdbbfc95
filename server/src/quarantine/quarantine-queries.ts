import type { quarantineContract } from '@form-builder/core/contract/staff/settings/quarantine.ts';
import {
  sql,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type Transaction,
  type Updateable,
} from 'kysely';
import type * as v from 'valibot';
import { filterConditions, isOneOf, type Criterion } from '../platform/database/criteria.ts';
import { countUpToMax } from '../platform/database/count-up-to-max.ts';
import type { Database } from '../platform/database/database.ts';
import { isOlderThan, type TimedPage } from '../platform/http/responses/timed-page.ts';
import type { QuarantinedFilesTable } from './quarantine-tables.ts';

type Tx = Transaction<Database>;
type Eb = ExpressionBuilder<Database, 'quarantined_files'>;
export type QuarantineQuery = v.InferOutput<typeof quarantineContract.listQuarantine.query>;
type Selection = Pick<QuarantineQuery, 'filter' | 'reject'>;

export type QuarantineRow = Selectable<QuarantinedFilesTable>;
export type ListedQuarantine = QuarantineRow & { readonly form_name: string | null };

export async function insertQuarantined(
  tx: Tx,
  row: Insertable<QuarantinedFilesTable>,
): Promise<void> {
  await tx.insertInto('quarantined_files').values(row).execute();
}

const formName = sql<string | null>`(select name from forms
  where forms.tenant_id = quarantined_files.tenant_id and forms.id = quarantined_files.form_id)`;

/** A page of the files, newest first. */
export function selectQuarantine(
  tx: Tx,
  selection: Selection,
  { after, offset, limit }: TimedPage,
): Promise<(ListedQuarantine & { readonly at: Date })[]> {
  return tx
    .selectFrom('quarantined_files')
    .selectAll()
    .select(['found_at as at', formName.as('form_name')])
    .where((eb) => eb.and(conditions(eb, selection)))
    .$if(after !== undefined, (files) =>
      after === undefined ? files : files.where(isOlderThan(after, { at: 'found_at', id: 'id' })),
    )
    .orderBy('found_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Counts the files, up to one more than the maximum. */
export function countQuarantine(tx: Tx, selection: Selection): Promise<number> {
  const found = tx
    .selectFrom('quarantined_files')
    .select('id')
    .where((eb) => eb.and(conditions(eb, selection)));
  return countUpToMax(tx, found);
}

export function selectQuarantined(tx: Tx, id: string): Promise<ListedQuarantine | undefined> {
  return tx
    .selectFrom('quarantined_files')
    .selectAll()
    .select(formName.as('form_name'))
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Changes a file whose content is still there; false when somebody else ended that, or its readable content is at
 * another key than the given one.
 */
export async function updateHeld(
  tx: Tx,
  id: string,
  change: Updateable<QuarantinedFilesTable>,
  readableKey?: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('quarantined_files')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', ['held', 'cleared'])
    .$if(readableKey !== undefined, (files) =>
      files.where('readable_key', 'is not distinct from', readableKey ?? null),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const hasLeftovers = (eb: Eb) =>
  eb.or([
    eb('readable_key', 'is not', null),
    eb('erased_at', 'is not', null),
    eb.and([eb('ended_at', 'is not', null), eb('storage_key', 'is not', null)]),
  ]);

/** The files of which content is in storage that should not be there, and those of deleted submissions. */
export async function selectLeftovers(tx: Tx, limit: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('quarantined_files')
    .select('id')
    .where(hasLeftovers)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The file when something of it is left, locked until the transaction ends. */
export function lockLeftover(tx: Tx, id: string): Promise<QuarantineRow | undefined> {
  return tx
    .selectFrom('quarantined_files')
    .selectAll()
    .where('id', '=', id)
    .where(hasLeftovers)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateQuarantined(
  tx: Tx,
  id: string,
  change: Updateable<QuarantinedFilesTable>,
): Promise<void> {
  await tx.updateTable('quarantined_files').set(change).where('id', '=', id).execute();
}

/** The files that were set aside before a moment. */
export function selectQuarantinedBefore(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<QuarantineRow[]> {
  return tx
    .selectFrom('quarantined_files')
    .selectAll()
    .where('found_at', '<', before)
    .orderBy('found_at')
    .limit(limit)
    .execute();
}

/** Counts the files of which nobody decided yet, and says when the last one was set aside. */
export function selectHeldFiles(
  tx: Tx,
  since: Date,
): Promise<{ readonly count: number; readonly last: Date | null }> {
  return tx
    .selectFrom('quarantined_files')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`max(found_at)`.as('last')])
    .where('state', 'in', ['held', 'cleared'])
    .where('found_at', '>=', since)
    .executeTakeFirstOrThrow();
}

export async function deleteQuarantinedRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('quarantined_files').where('id', '=', id).execute();
}

/** The form of a version or a submission. */
export async function findFormOf(
  tx: Tx,
  { versionId, submissionId }: { readonly versionId?: string; readonly submissionId?: string },
): Promise<string | null> {
  const found =
    submissionId !== undefined
      ? await tx
          .selectFrom('submissions')
          .select('form_id')
          .where('id', '=', submissionId)
          .executeTakeFirst()
      : await tx
          .selectFrom('form_versions')
          .select('form_id')
          .where('id', '=', versionId ?? null)
          .executeTakeFirst();
  return found?.form_id ?? null;
}

function conditions(eb: Eb, selection: Selection) {
  return [eb('erased_at', 'is', null), ...filterConditions(eb, criteria, selection)];
}

type Filter = keyof NonNullable<QuarantineQuery['filter']>;

const criteria: Readonly<Record<Filter, Criterion<Eb>>> = {
  finding: (eb, values) => isOneOf(eb.ref('finding'), values),
  state: (eb, values) => isOneOf(eb.ref('state'), values),
};
