import type { Insertable, Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../platform/database/database.ts';
import { platformDatabase } from '../platform/database/platform-database.ts';
import type { MaintenanceNoticesTable } from './maintenance-tables.ts';

/** Withdraws the current notice; false when there is none. */
export async function withdrawMaintenanceNotice(tx: Kysely<Database>, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('maintenance_notices')
    .set({ withdrawn_at: at })
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Makes a notice the current one; the one before it must be withdrawn. */
export async function insertMaintenanceNotice(
  tx: Kysely<Database>,
  notice: Omit<Insertable<MaintenanceNoticesTable>, 'withdrawn_at'>,
): Promise<void> {
  await tx
    .insertInto('maintenance_notices')
    .values({ ...notice, withdrawn_at: null })
    .execute();
}

/** The current notice if it starts before `from` and ends after `now`. */
export function selectMaintenanceNotice(
  pool: Pool,
  { now, from }: { readonly now: Date; readonly from: Date },
): Promise<Pick<MaintenanceNoticesTable, 'starts_at' | 'ends_at' | 'text'> | undefined> {
  return platformDatabase(pool)
    .selectFrom('maintenance_notices')
    .select(['starts_at', 'ends_at', 'text'])
    .where('withdrawn_at', 'is', null)
    .where('starts_at', '<=', from)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

/** The current notice if it ends after `now`, however far away its start is. */
export function selectAnnouncedMaintenance(
  pool: Pool,
  now: Date,
): Promise<Pick<MaintenanceNoticesTable, 'starts_at' | 'ends_at' | 'text'> | undefined> {
  return platformDatabase(pool)
    .selectFrom('maintenance_notices')
    .select(['starts_at', 'ends_at', 'text'])
    .where('withdrawn_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}
