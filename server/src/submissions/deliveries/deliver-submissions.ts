import type { JobContext, JobHandler } from '../../platform/jobs/job-handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { selectDueReceivers, type ReceiverKey } from './deliveries-queries.ts';
import type { ReceiverWorker } from './receivers/receiver-worker.ts';
import { sendPoll } from './receivers/send-poll.ts';
import { leaseMs } from './receivers/try-delivery.ts';

/** The dependencies of deliveries, and the callback for internal errors. */
export interface DeliverOptions {
  readonly jobs: JobSender;
  readonly createWorker: (key: ReceiverKey, now: () => number) => ReceiverWorker;
  readonly onFailure: (
    job: { readonly name: string; readonly tenantId: string },
    error: unknown,
  ) => void;
}

/**
 * Starts the workers of the tenant's receivers with due deliveries, and returns at once: the job is only a
 * trigger. A worker belongs to one tenant and one receiver, so that a slow receiver delays no other. A delayed
 * job sent with each claim picks up claimed deliveries that a worker did not finish.
 */
export function createDeliverSubmissions(
  options: DeliverOptions,
): JobHandler<'deliver-submissions'> {
  const workers = new Map<string, ReceiverWorker>();
  return async (context) => {
    const receivers = await context.transaction(async (tx) => {
      const due = await selectDueReceivers(tx, new Date(context.now()));
      // This job ends before a worker claims anything: without another one, a crash in between would forget
      // what is due.
      if (due.length > 0)
        await sendPoll({ tx, tenantId: context.tenant.id }, options.jobs, leaseMs);
      return due;
    });
    for (const key of receivers) {
      const name = `${context.tenant.id} ${key.provider_id} ${String(key.serves_tests)}`;
      const worker = workers.get(name) ?? options.createWorker(key, context.now);
      workers.set(name, worker);
      worker.run(context).catch(report(context, options));
    }
  };
}

const report =
  ({ tenant }: JobContext, { onFailure }: DeliverOptions) =>
  (error: unknown) =>
    onFailure({ name: 'deliver-submissions', tenantId: tenant.id }, error);
