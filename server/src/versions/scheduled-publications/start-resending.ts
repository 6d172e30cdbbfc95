import type { Pool } from 'pg';
import { forEachTenant } from '../../platform/database/tenancy/for-each-tenant.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { runEveryMinute } from '../../platform/process/run-every-minute.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { claimOverdue } from '../publication/scheduled-publications-queries.ts';
import { sendPublication } from './send-publication.ts';

interface Resending {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly jobs: JobSender;
  readonly logger: Logger;
}

/** How long the queue has for a publication that is due. */
const overdueMs = 10 * 60_000;
/** A job that fails is repeated for more than half an hour before it ends. */
const sentMs = 3_600_000;

/**
 * Sends the jobs of overdue publications again: the queue has lost them after a standstill of weeks, when a backup was
 * restored, or when every attempt failed.
 */
export function startResendingPublications({ pool, runtime, jobs, logger }: Resending): void {
  const job = 'resend-publications';
  const run = () =>
    forEachTenant({ pool, logger, job }, (tenant) => resendOverdue({ ...tenant, jobs, runtime }));
  runEveryMinute({ job, logger, run });
}

interface Owner extends Pick<Resending, 'jobs' | 'runtime'> {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
}

/** Sends the jobs of a tenant's overdue publications again, each at most once an hour. */
export function resendOverdue({ tenantId, transaction, jobs, runtime }: Owner): Promise<void> {
  return transaction(async (tx) => {
    const nowMs = runtime.now();
    const overdue = await claimOverdue(tx, {
      now: new Date(nowMs),
      dueBefore: new Date(nowMs - overdueMs),
      sentBefore: new Date(nowMs - sentMs),
    });
    for (const { id: publicationId, planned_at: at } of overdue)
      await sendPublication({ tx, tenantId, now: () => nowMs }, jobs, { publicationId, at });
  });
}
