import type { Runtime } from '../runtime.ts';
import type { Tenant } from '../database/tenant.ts';
import type { TenantTransaction } from '../database/tenant-transaction.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';

/** What a job works with: the tenant it was sent for, and that tenant's data. */
export interface JobContext extends Runtime {
  readonly tenant: Tenant;
  readonly transaction: TenantTransaction;
}

/** Does one job; what it throws is logged and tried again later, so it may run more than once. */
export type JobHandler<N extends JobName> = (
  context: JobContext,
  payload: JobPayloads[N],
) => Promise<void>;

/** A handler for every kind of job: a forgotten one does not compile. */
export type JobHandlers = { readonly [N in JobName]: JobHandler<N> };
