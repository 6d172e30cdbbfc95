import type { Pool } from 'pg';
import { findTenantById } from '../platform/database/tenancy/find-tenant.ts';
import { forEachTenant } from '../platform/database/tenancy/for-each-tenant.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { Runtime } from '../platform/runtime.ts';
import { queueReminders, type ReminderOwner } from './queue-reminders.ts';

interface Reminding extends Pick<ReminderOwner, 'jobs' | 'cipher' | 'mailer'> {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly logger: Pick<Logger, 'error'>;
}

const everyMs = 3_600_000;

/** Queues reminders of saved drafts every hour, tenant by tenant, while the process runs. */
export function startReminding(reminding: Reminding): void {
  setInterval(() => void remindAll(reminding), everyMs).unref();
}

/** Queues the reminders of all tenants that are not suspended; a failure is logged, and the next hour tries again. */
export async function remindAll({ pool, runtime, logger, ...services }: Reminding): Promise<void> {
  const job = 'remind-of-drafts';
  await forEachTenant({ pool, logger, job }, async ({ tenantId, transaction }) => {
    const found = await findTenantById(pool, tenantId);
    if (found?.isActive) await queueReminders({ ...services, ...runtime, tenantId, transaction });
  });
}
