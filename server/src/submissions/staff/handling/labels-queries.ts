import { sql, type Transaction } from 'kysely';
import type { Label } from '@form-builder/core/contract/staff/submissions/handling.ts';
import type { Database } from '../../../platform/database/database.ts';
import type {} from './handling-tables.ts';

type Tx = Transaction<Database>;

const byName = sql`lower(labels.name)`;

/** The labels of the tenant by name. */
export function selectLabels(tx: Tx): Promise<Label[]> {
  return tx.selectFrom('labels').select(['id', 'name']).orderBy(byName).execute();
}

/** Adds a label to a submission, and creates the label if the tenant has none with that name. */
export async function insertLabel(
  tx: Tx,
  submissionId: string,
  label: Database['labels'],
): Promise<void> {
  // Updates an existing label too: the lock prevents that it is deleted as unused in the meantime.
  const { id } = await tx
    .insertInto('labels')
    .values(label)
    .onConflict((conflict) =>
      conflict.expression(sql`tenant_id, lower(name)`).doUpdateSet({ name: sql`labels.name` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('submission_labels')
    .values({ tenant_id: label.tenant_id, submission_id: submissionId, label_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes labels from a submission, and deletes those that no other submission has. */
export async function deleteLabels(
  tx: Tx,
  submissionId: string,
  names: readonly string[],
): Promise<void> {
  const lowered = names.map((name) => name.toLowerCase());
  const labels = await tx
    .selectFrom('labels')
    .select('id')
    .where(sql<boolean>`${byName} = any(${lowered}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = labels.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .deleteFrom('submission_labels')
    .where('submission_id', '=', submissionId)
    .where('label_id', 'in', ids)
    .execute();
  await tx
    .deleteFrom('labels')
    .where('id', 'in', ids)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('submission_labels')
            .select('submission_labels.label_id')
            .whereRef('submission_labels.tenant_id', '=', 'labels.tenant_id')
            .whereRef('submission_labels.label_id', '=', 'labels.id'),
        ),
      ),
    )
    .execute();
}
