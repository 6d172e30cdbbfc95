import type { JobSender, JobTransaction } from '../../../platform/jobs/jobs.ts';

/** Sends a job that looks for due deliveries just after the given time. */
export const sendPoll = (
  transaction: JobTransaction,
  jobs: JobSender,
  afterMs: number,
): Promise<void> =>
  jobs.send(
    transaction,
    'deliver-submissions',
    {},
    { afterSeconds: Math.ceil(afterMs / 1000) + 1 },
  );
