import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import type { Tenant } from '../platform/database/tenant.ts';
import type { JobHandlers } from '../platform/jobs/job-handlers.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { createSendCode } from './codes/send-code.ts';
import { createSendResumeLink } from './resume/send-resume-link.ts';
import type { SubmissionJobs } from './submission-jobs.ts';

interface SubmissionJobOptions {
  readonly mailer: Mailer;
  readonly hasher: PasswordHasher;
  readonly originOf: (tenant: Tenant) => string;
}

/** The jobs of submissions. */
export function createSubmissionJobHandlers(
  options: SubmissionJobOptions,
): Pick<JobHandlers, keyof SubmissionJobs> {
  return {
    'send-resume-link': createSendResumeLink(options),
    'send-code': createSendCode(options),
  };
}
