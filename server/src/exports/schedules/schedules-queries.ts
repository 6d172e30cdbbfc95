import { sql, type Insertable, type Transaction, type Updateable } from 'kysely';
import { userLabel } from '../../accounts/users/users-queries.ts';
import { isVisibleTo } from '../../forms/visible-forms.ts';
import { countRows } from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { toRecord, type ExportRecord } from '../exports-queries.ts';

type Tx = Transaction<Database>;

const atMost = 500;

/** The schedules of the forms that the caller may see, with the name of their owner. */
export function selectSchedules(tx: Tx, caller: Caller, id?: string) {
  return tx
    .selectFrom('export_schedules')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'export_schedules.tenant_id')
        .onRef('forms.id', '=', 'export_schedules.form_id'),
    )
    .selectAll('export_schedules')
    .select('forms.name as form_title')
    .select(
      sql<string | null>`(
        select ${userLabel} from users
        where users.tenant_id = export_schedules.tenant_id and users.id = export_schedules.user_id
      )`.as('owner_name'),
    )
    .where(isVisibleTo(caller))
    .$if(id !== undefined, (query) => query.where('export_schedules.id', '=', id ?? ''))
    .orderBy('forms.name')
    .orderBy('export_schedules.id')
    .limit(atMost)
    .execute();
}

export type ListedSchedule = Awaited<ReturnType<typeof selectSchedules>>[number];

/** The last run of each of these schedules. */
export async function selectLastRuns(
  tx: Tx,
  scheduleIds: readonly string[],
): Promise<readonly ExportRecord<'submissions'>[]> {
  if (scheduleIds.length === 0) return [];
  const rows = await tx
    .selectFrom('exports')
    .selectAll()
    .distinctOn('schedule_id')
    .where('schedule_id', 'in', scheduleIds)
    .orderBy('schedule_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toRecord).filter((record) => record.kind === 'submissions');
}

/** The schedule, locked until the end of the transaction. */
export function lockSchedule(tx: Tx, id: string) {
  return tx
    .selectFrom('export_schedules')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type ScheduleRecord = NonNullable<Awaited<ReturnType<typeof lockSchedule>>>;

export async function countSchedules(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('export_schedules')
    .select(countRows.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertSchedule(
  tx: Tx,
  row: Insertable<Database['export_schedules']>,
): Promise<void> {
  await tx.insertInto('export_schedules').values(row).execute();
}

export async function updateSchedule(
  tx: Tx,
  id: string,
  change: Updateable<Database['export_schedules']>,
): Promise<void> {
  await tx.updateTable('export_schedules').set(change).where('id', '=', id).execute();
}

export async function deleteScheduleRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('export_schedules').where('id', '=', id).execute();
}
