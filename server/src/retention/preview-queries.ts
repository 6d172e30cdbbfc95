import type { RetentionMethod } from '@form-builder/core/retention/retention-terms.ts';
import { sql, type Transaction } from 'kysely';
import { isVisibleTo } from '../forms/visible-forms.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { dueSubmissions, type RetentionLimits } from './due-submissions-queries.ts';

interface Preview {
  readonly caller: Caller;
  readonly limits: RetentionLimits;
  readonly formId: string | undefined;
}

const countIf = (condition: string) =>
  sql<number>`count(*) filter (where ${sql.raw(condition)})::int`;

/** How many due submissions of each form are removed and how many are kept; for forms that the caller may see. */
export function selectPreview(tx: Transaction<Database>, { caller, limits, formId }: Preview) {
  const among = formId === undefined ? sql`true` : sql`submissions.form_id = ${formId}::uuid`;
  return tx
    .selectFrom('forms')
    .innerJoin(dueSubmissions(limits, among).as('due'), 'due.form_id', 'forms.id')
    .select([
      'forms.id',
      'forms.name',
      countIf(`due.blocked is null and due.method = 'delete'`).as('delete'),
      countIf(`due.blocked is null and due.method = 'anonymise'`).as('anonymise'),
      countIf(`due.blocked = 'undelivered'`).as('undelivered'),
      countIf(`due.blocked = 'on_hold'`).as('on_hold'),
      countIf(`due.blocked = 'paying'`).as('paying'),
    ])
    .where(isVisibleTo(caller))
    .groupBy(['forms.id', 'forms.name'])
    .orderBy(sql`count(*) desc`)
    .orderBy('forms.id')
    .execute();
}

interface ChangedLimits {
  readonly before: RetentionLimits;
  readonly after: RetentionLimits;
  readonly formId?: string;
}

/** How many submissions are removed with the limits after a change that were not with those before it. */
export async function countNewlyDue(
  tx: Transaction<Database>,
  { before, after, formId }: ChangedLimits,
): Promise<Readonly<Record<RetentionMethod, number>>> {
  const among = formId === undefined ? sql`true` : sql`submissions.form_id = ${formId}::uuid`;
  const { rows } = await sql<Record<RetentionMethod, number>>`
    select ${countIf(`method = 'delete'`)} as delete, ${countIf(`method = 'anonymise'`)} as anonymise
    from (
      select id, method from ${dueSubmissions(after, among)} as later where blocked is null
      except
      select id, method from ${dueSubmissions(before, among)} as now where blocked is null
    ) as added`.execute(tx);
  return rows[0] ?? { delete: 0, anonymise: 0 };
}
