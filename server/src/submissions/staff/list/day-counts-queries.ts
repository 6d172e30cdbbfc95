import { sql, type Transaction } from 'kysely';
import { isVisibleTo } from '../../../forms/visible-forms.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';

const zone = sql.lit('Europe/Amsterdam');

/**
 * Counts the completed submissions in production of forms that the caller may see by day, from a day on. Without tests,
 * and without the days that have none.
 */
export function selectDayCounts(tx: Transaction<Database>, caller: Caller, from: string) {
  return tx
    .selectFrom('submissions')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'submissions.tenant_id')
        .onRef('forms.id', '=', 'submissions.form_id'),
    )
    .select((eb) => [
      // As text: the driver turns a date into midnight in the server's time zone.
      sql<string>`(submissions.completed_at at time zone ${zone})::date::text`.as('day'),
      eb.fn.countAll<string>().as('count'),
    ])
    .where('submissions.status', '=', 'final')
    .where('submissions.environment', '=', 'production')
    .where('submissions.is_test', '=', false)
    .where(sql<boolean>`submissions.completed_at >= ${from}::date::timestamp at time zone ${zone}`)
    .where(isVisibleTo(caller))
    .groupBy('day')
    .execute();
}
