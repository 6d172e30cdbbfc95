import type { Runtime } from '../runtime.ts';
import type { Tenant } from '../database/tenancy/tenant.ts';
import type { TenantTransaction } from '../database/tenancy/tenant-transaction.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';

/** The context of a job: its tenant, and access to that tenant's data. */
export interface JobContext extends Runtime {
  readonly tenant: Tenant;
  readonly transaction: TenantTransaction;
}

/** Runs one job. An error is logged and the job is retried, so it may run more than once. */
export type JobHandler<N extends JobName> = (
  context: JobContext,
  payload: JobPayloads[N],
) => Promise<void>;

/** A handler for every kind of job: a missing one does not compile. */
export type JobHandlers = { readonly [N in JobName]: JobHandler<N> };
