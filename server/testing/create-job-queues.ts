import type { Pool } from 'pg';
import type { JobHandlers } from '../src/platform/jobs/job-handlers.ts';
import { openJobs } from '../src/platform/jobs/jobs.ts';
import { systemRuntime } from '../src/platform/runtime.ts';

const nothing = () => Promise.resolve();

/** A handler for every job, so that each has its queue. */
const handlers: JobHandlers = {
  'announce-emergency-use': nothing,
  'check-payment': nothing,
  'deliver-submissions': nothing,
  'drop-export': nothing,
  'follow-co-signature': nothing,
  'follow-export': nothing,
  'follow-refund': nothing,
  'make-export': nothing,
  'publish-scheduled-version': nothing,
  'refresh-list': nothing,
  'report-bounced-mails': nothing,
  'report-failed-deliveries': nothing,
  'run-export-schedule': nothing,
  'search-person': nothing,
  'send-co-signature': nothing,
  'send-code': nothing,
  'send-email-change': nothing,
  'send-email-notice': nothing,
  'send-export-mail': nothing,
  'send-password-link': nothing,
  'send-publication-notice': nothing,
  'send-quota-mail': nothing,
  'send-remarks-mail': nothing,
  'send-resume-link': nothing,
  'send-review-request': nothing,
  'send-schedule-mail': nothing,
  'send-submission-mail': nothing,
  'send-reminder': nothing,
};

/** The names of all jobs. */
export const jobNames: readonly string[] = Object.keys(handlers);

/** Creates the queue of every job, which takes a second that the copies of this database save. */
export async function createJobQueues(pool: Pool): Promise<void> {
  const onFailure = (_: object, error: unknown) => {
    throw error;
  };
  const jobs = await openJobs({ pool, runtime: systemRuntime, pollSeconds: 60, onFailure });
  await jobs.start(handlers);
  await jobs.stop();
}
