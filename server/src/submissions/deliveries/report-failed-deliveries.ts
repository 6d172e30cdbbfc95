import { createHourlyNotice } from '../../administrator-notices/hourly-notice.ts';
import type { TenantMailSender } from '../../mails/tenant-mail.ts';
import type { RateLimit } from '../../platform/http/rate-limits/rate-limit.ts';
import type { JobHandler } from '../../platform/jobs/job-handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { countFailed } from './deliveries-queries.ts';

/** The dependencies of the notice. */
export interface ReportOptions extends TenantMailSender {
  readonly jobs: JobSender;
  /** Counts notices by tenant. */
  readonly limitReports: RateLimit;
}

/** Mails the functional administrator the number of failed deliveries. */
export const createReportFailedDeliveries = (
  options: ReportOptions,
): JobHandler<'report-failed-deliveries'> =>
  createHourlyNotice(options, {
    message: 'deliveries_failed',
    limit: options.limitReports,
    count: countFailed,
    sendLate: (writer, afterSeconds) =>
      options.jobs.send(writer, 'report-failed-deliveries', { isLate: true }, { afterSeconds }),
  });
