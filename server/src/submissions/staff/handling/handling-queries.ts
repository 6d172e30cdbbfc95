import { expressionBuilder, sql, type ExpressionBuilder, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../../platform/database/database.ts';
import { selectPerson } from '../../../forms/select-person.ts';
import type {} from '../../submissions-tables.ts';
import type {} from './handling-tables.ts';

type Tx = Transaction<Database>;

/** The columns of `submissions` about its handling. */
export const handlingColumns = (eb: ExpressionBuilder<Database, 'submissions'>) =>
  [
    selectPerson(eb.ref('submissions.tenant_id'), eb.ref('submissions.assigned_to')).as(
      'assigned_to',
    ),
    'submissions.assigned_at',
    'submissions.handled_at',
    'submissions.handled_by_name',
    labelsOf().as('labels'),
  ] as const;

/** The labels of the submission in `submissions`, by name. */
const labelsOf = () =>
  jsonArrayFrom(
    expressionBuilder<Database, 'submissions'>()
      .selectFrom('submission_labels')
      .innerJoin('labels', (join) =>
        join
          .onRef('labels.tenant_id', '=', 'submission_labels.tenant_id')
          .onRef('labels.id', '=', 'submission_labels.label_id'),
      )
      .select(['labels.id', 'labels.name'])
      .whereRef('submission_labels.tenant_id', '=', 'submissions.tenant_id')
      .whereRef('submission_labels.submission_id', '=', 'submissions.id')
      .orderBy(sql`lower(labels.name)`),
  );

/** Returns the handling of a submission. */
export function selectHandling(tx: Tx, id: string) {
  return tx
    .selectFrom('submissions')
    .select(handlingColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
export type HandlingRow = Awaited<ReturnType<typeof selectHandling>>;

/** Assigns the submission; `null` unassigns it. */
export async function updateAssignee(
  tx: Tx,
  id: string,
  to: { readonly userId: string; readonly at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('submissions')
    .set({ assigned_to: to?.userId ?? null, assigned_at: to?.at ?? null })
    .where('id', '=', id)
    .execute();
}

/** Marks the submission as handled; `null` as not handled. */
export async function updateHandled(
  tx: Tx,
  id: string,
  by: { readonly name: string; readonly at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('submissions')
    .set({
      is_handled: by !== null,
      handled_at: by?.at ?? null,
      handled_by_name: by?.name ?? null,
    })
    .where('id', '=', id)
    .execute();
}
