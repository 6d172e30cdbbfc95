import type { Pool } from 'pg';
import { findTenantById } from '../platform/database/tenancy/find-tenant.ts';
import { forEachTenant } from '../platform/database/tenancy/for-each-tenant.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { oncePerHour } from '../platform/process/once-per-hour.ts';
import { runEveryMinute } from '../platform/process/run-every-minute.ts';
import type { Runtime } from '../platform/runtime.ts';
import { queueReminders, type ReminderOwner } from './queue-reminders.ts';

const job = 'remind-of-drafts';

interface Reminding extends Pick<ReminderOwner, 'jobs' | 'cipher' | 'mailer'> {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * Queues reminders of saved drafts every hour, tenant by tenant, and soon after a start: a server that is restarted more
 * often than that also sends them.
 */
export function startReminding(reminding: Reminding): void {
  const { logger, runtime } = reminding;
  runEveryMinute({ job, logger, run: oncePerHour(runtime.now, () => remindAll(reminding)) });
}

/** Queues the reminders of all tenants that are not suspended; a failure is logged, and the next hour tries again. */
export async function remindAll({ pool, runtime, logger, ...services }: Reminding): Promise<void> {
  await forEachTenant({ pool, logger, job }, async ({ tenantId, transaction }) => {
    const found = await findTenantById(pool, tenantId);
    if (found?.isActive) await queueReminders({ ...services, ...runtime, tenantId, transaction });
  });
}
