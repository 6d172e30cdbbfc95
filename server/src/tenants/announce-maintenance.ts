import type { Pool } from 'pg';
import {
  insertMaintenanceNotice,
  withdrawMaintenanceNotice,
} from '../maintenance/maintenance-queries.ts';
import { platformDatabase } from '../platform/database/platform-database.ts';
import { insertOperatorEvent } from './events/operator-events-queries.ts';
import type { OperatorContext } from './events/operator.ts';
import { TenantRefusal } from './tenant-refusal.ts';

/** Maintenance of the whole installation, in the words of the operator. */
export interface Announcement {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly text: string;
}

/** An operator who announces maintenance. */
export interface AnnouncementContext extends OperatorContext {
  readonly pool: Pool;
}

/** Announces maintenance to the staff of all tenants, instead of what was announced before. */
export async function announceMaintenance(
  { pool, ...context }: AnnouncementContext,
  { startsAt, endsAt, text }: Announcement,
): Promise<void> {
  const at = new Date(context.runtime.now());
  if (endsAt <= at)
    throw new TenantRefusal('maintenance_past', 'The end of the maintenance (--to) has passed.');
  await platformDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      await withdrawMaintenanceNotice(tx, at);
      const id = context.runtime.createId();
      await insertMaintenanceNotice(tx, { id, starts_at: startsAt, ends_at: endsAt, text });
      await insertOperatorEvent(tx, context, { action: 'announce', tenant: null });
    });
}

/** Withdraws the announced maintenance: staff do not see it any more. */
export async function withdrawMaintenance({
  pool,
  ...context
}: AnnouncementContext): Promise<void> {
  const at = new Date(context.runtime.now());
  await platformDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      if (!(await withdrawMaintenanceNotice(tx, at)))
        throw new TenantRefusal('not_found', 'No maintenance is announced.');
      await insertOperatorEvent(tx, context, { action: 'withdraw', tenant: null });
    });
}
