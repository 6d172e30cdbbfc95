import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import type { JobHandlers } from '../platform/jobs/job-handlers.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { createFollowCoSignature } from './co-signature/follow-co-signature.ts';
import { createSendCoSignature } from './co-signature/send-co-signature.ts';
import { createSendCode } from './codes/send-code.ts';
import { createDeliverSubmissions, type DeliverOptions } from './deliveries/deliver-submissions.ts';
import {
  createReceiverWorker,
  type ReceiverWorkerOptions,
} from './deliveries/receivers/receiver-worker.ts';
import {
  createReportFailedDeliveries,
  type ReportOptions,
} from './deliveries/report-failed-deliveries.ts';
import {
  createSendSubmissionMail,
  type SubmissionMailOptions,
} from './submission-mails/send-submission-mail.ts';
import { createSendResumeLink } from './resume/send-resume-link.ts';
import type { SubmissionJobs } from './submission-jobs.ts';

interface SubmissionJobOptions
  extends
    SubmissionMailOptions,
    ReceiverWorkerOptions,
    Pick<DeliverOptions, 'onFailure'>,
    ReportOptions {
  readonly hasher: PasswordHasher;
  readonly jobs: JobSender;
}

/** The jobs of submissions. */
export function createSubmissionJobHandlers(
  options: SubmissionJobOptions,
): Pick<JobHandlers, keyof SubmissionJobs> {
  return {
    'send-resume-link': createSendResumeLink(options),
    'send-code': createSendCode(options),
    'send-co-signature': createSendCoSignature(options),
    'follow-co-signature': createFollowCoSignature(options),
    'send-submission-mail': createSendSubmissionMail(options),
    'deliver-submissions': createDeliverSubmissions({
      ...options,
      createWorker: (key, now) => createReceiverWorker(key, options, now),
    }),
    'report-failed-deliveries': createReportFailedDeliveries(options),
  };
}
