import type { RetentionTermsInput } from '@form-builder/core/contract/staff/submissions/retention.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

/** The terms of the form. */
export function selectFormRetention(tx: Tx, formId: string) {
  return tx
    .selectFrom('form_retention')
    .selectAll()
    .where('form_id', '=', formId)
    .executeTakeFirst();
}

/** Every form with terms of its own. */
export function selectAllFormRetention(tx: Tx) {
  return tx.selectFrom('form_retention').selectAll().execute();
}

interface Written {
  readonly tenantId: string;
  readonly formId: string;
  /** 0: there are no terms yet. */
  readonly revision: number;
  readonly terms: RetentionTermsInput;
  readonly at: Date;
}

/** Writes the terms if their revision is unchanged; returns whether it was. */
export async function writeFormRetention(tx: Tx, written: Written): Promise<boolean> {
  const { tenantId, formId, revision, terms, at } = written;
  if (revision === 0) {
    const row = { ...terms, tenant_id: tenantId, form_id: formId, updated_at: at };
    const { numInsertedOrUpdatedRows: count } = await tx
      .insertInto('form_retention')
      .values(row)
      .onConflict((conflict) => conflict.columns(['tenant_id', 'form_id']).doNothing())
      .executeTakeFirstOrThrow();
    return count === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('form_retention')
    .set({ ...terms, updated_at: at, revision: sql`revision + 1` })
    .where('form_id', '=', formId)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
