import { createAnnounceEmergencyUse } from '../accounts/emergency-account/announce-emergency-use.ts';
import { createEmailChangeJobHandlers } from '../accounts/email-changes/send-email-mails.ts';
import { createSendPasswordLink } from '../accounts/passwords/send-password-link.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import { createReportBouncedMails } from '../bounces/report-bounced-mails.ts';
import { canonicalOrigin } from '../platform/config/canonical-origin.ts';
import type { Config } from '../platform/config/config.ts';
import { createSearchPerson } from '../data-requests/search/search-person.ts';
import { createSendReminder } from '../draft-reminders/send-reminder.ts';
import { createExportJobHandlers } from '../exports/jobs/export-job-handlers.ts';
import type { OpenFileServices } from '../files/open-file-services.ts';
import type { JobHandlers } from '../platform/jobs/job-handlers.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { ProviderCircuits } from '../providers/calls/provider-circuits.ts';
import type { CallLog } from '../provider-calls/call-log.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { createPaymentOptions } from '../payments/create-payment-options.ts';
import { createListSourceJobHandlers } from '../custom-lists/sources/list-source-jobs.ts';
import { createPaymentJobHandlers } from '../payments/payment-jobs.ts';
import { createRefundJobHandlers } from '../payments/refunds/refund-jobs.ts';
import type { Pool } from 'pg';
import { createRateLimits, type CreateRateLimit } from '../platform/http/rate-limits/rate-limit.ts';
import type { WorkerPool } from '../platform/workers/worker-pool.ts';
import type { Runtime } from '../platform/runtime.ts';
import { createMailLimits } from '../submissions/mail-limits/mail-limits.ts';
import { createPdfServices } from '../submissions/pdf/create-submission-pdf.ts';
import { createClientFor } from './create-client-for.ts';
import { createCompletionRules } from './create-completion-rules.ts';
import { createFindProvidedForForm } from './find-provided-for-form.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { createOutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import { createReceivers } from './create-receivers.ts';
import type { BatchSizes, JobSender, JobsOptions } from '../platform/jobs/jobs.ts';
import { createSendQuotaMail } from '../quota-mails/send-quota-mail.ts';
import { createProviders } from '../providers/create-providers.ts';
import { createScheduledPublicationJobHandlers } from '../versions/scheduled-publications/scheduled-publication-jobs.ts';
import { createSendReviewRequest } from '../versions/reviewers/send-review-request.ts';
import { createVersionRemarkJobHandlers } from '../version-remarks/send-remarks-mail.ts';
import { createSubmissionJobHandlers } from '../submissions/submission-job-handlers.ts';

/** The dependencies of jobs. */
export interface JobHandlersOptions extends OpenFileServices {
  readonly config: Config;
  readonly mailer: Mailer;
  readonly passwordHasher: PasswordHasher;
  readonly cipher: SecretCipher;
  readonly jobs: JobSender;
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly workers: WorkerPool;
  readonly callLog: CallLog;
  readonly circuits: ProviderCircuits;
  readonly assetsFolder: string;
  readonly onFailure: JobsOptions['onFailure'];
  /** The base of the first back-off of a failed delivery. */
  readonly retrySeconds?: number;
}

/** Jobs that only signal work, so that duplicates are merged. */
export const jobBatchSizes: BatchSizes = { 'deliver-submissions': 200 };

/** Creates the handlers of all jobs with their dependencies. */
export function createJobHandlers(options: JobHandlersOptions): JobHandlers {
  const { config, passwordHasher, pool, runtime } = options;
  const createRateLimit = createRateLimits(pool, runtime.now);
  const clientFor = createClientFor(options);
  const originOf = ({ slug }: Tenant) => canonicalOrigin(config, slug);
  const payments = createPaymentOptions({ ...options, clientFor }, createCompletionRules(options));
  const { storage } = options.storage;
  const mailLimits = createMailLimits(createRateLimit, config.mailsPerHour);
  const documents = { pdf: createPdfServices(options), files: { storage, scan: options.scan } };
  const { createDriver, createDrop } = createReceivers(options);
  return {
    ...createSubmissionJobHandlers({
      ...options,
      hasher: passwordHasher,
      ...documents,
      mailLimits,
      originOf,
      createDriver,
      limitReports: createRateLimit({ name: 'delivery-reports', max: 1, windowSeconds: 3_600 }),
    }),
    'send-reminder': createSendReminder({ ...options, mailLimits, originOf }),
    ...createNoticeHandlers(options, createRateLimit),
    'send-password-link': createSendPasswordLink({
      ...options,
      hasPasswords: config.externalIssuer === null,
      originOf,
    }),
    ...createEmailChangeJobHandlers({ ...options, originOf }),
    ...createExportJobHandlers({
      ...options,
      ...documents,
      storage,
      createDrop,
      originOf,
    }),
    ...createVersionRemarkJobHandlers({ ...options, originOf }),
    'send-review-request': createSendReviewRequest({ ...options, originOf }),
    ...scheduledPublicationHandlers(options, originOf),
    'search-person': createSearchPerson(options),
    ...createListSourceJobHandlers({
      client: createOutgoingClient(config.outgoing),
      jobs: options.jobs,
    }),
    ...createPaymentJobHandlers(payments),
    ...createRefundJobHandlers(payments),
  };
}

/** The mails to staff about what went wrong, or must not go unnoticed. */
function createNoticeHandlers(options: JobHandlersOptions, createRateLimit: CreateRateLimit) {
  const originOf = ({ slug }: Tenant) => canonicalOrigin(options.config, slug);
  const hourly = (name: string) => createRateLimit({ name, max: 1, windowSeconds: 3_600 });
  return {
    'send-quota-mail': createSendQuotaMail({ ...options, originOf }),
    'report-bounced-mails': createReportBouncedMails({
      ...options,
      originOf,
      limitBounceReports: hourly('bounce-reports'),
    }),
    'announce-emergency-use': createAnnounceEmergencyUse({
      ...options,
      originOf,
      limitAnnouncements: hourly('emergency-account'),
    }),
  };
}

const scheduledPublicationHandlers = (
  options: JobHandlersOptions,
  originOf: (tenant: Tenant) => string,
) =>
  createScheduledPublicationJobHandlers({
    ...options,
    originOf,
    findProvided: createFindProvidedForForm(createProviders(options.config, options.runtime)),
  });
