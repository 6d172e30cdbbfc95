import { createHourlyNotice } from '../administrator-notices/hourly-notice.ts';
import type { TenantMailSender } from '../mails/tenant-mail.ts';
import type { RateLimit } from '../platform/http/rate-limits/rate-limit.ts';
import type { JobHandler } from '../platform/jobs/job-handlers.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { countBouncedSince } from '../submissions/mails/mails-queries.ts';

/** The dependencies of the notice. */
export interface ReportBouncesOptions extends TenantMailSender {
  readonly jobs: JobSender;
  /** Counts notices by tenant. */
  readonly limitBounceReports: RateLimit;
}

const dayMs = 86_400_000;

/** Mails the functional administrator how many mails of the last day did not arrive. */
export const createReportBouncedMails = (
  options: ReportBouncesOptions,
): JobHandler<'report-bounced-mails'> =>
  createHourlyNotice(options, {
    message: 'mails_bounced',
    limit: options.limitBounceReports,
    count: (tx, nowMs) => countBouncedSince(tx, new Date(nowMs - dayMs)),
    sendLate: (writer, afterSeconds) =>
      options.jobs.send(writer, 'report-bounced-mails', { isLate: true }, { afterSeconds }),
  });
