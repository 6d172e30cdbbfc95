import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import type { JobHandlers } from '../platform/jobs/job-handlers.ts';
import { createSendCode } from './codes/send-code.ts';
import {
  createSendSubmissionMail,
  type SubmissionMailOptions,
} from './mails/send-submission-mail.ts';
import { createSendResumeLink } from './resume/send-resume-link.ts';
import type { SubmissionJobs } from './submission-jobs.ts';

interface SubmissionJobOptions extends SubmissionMailOptions {
  readonly hasher: PasswordHasher;
}

/** The jobs of submissions. */
export function createSubmissionJobHandlers(
  options: SubmissionJobOptions,
): Pick<JobHandlers, keyof SubmissionJobs> {
  return {
    'send-resume-link': createSendResumeLink(options),
    'send-code': createSendCode(options),
    'send-submission-mail': createSendSubmissionMail(options),
  };
}
