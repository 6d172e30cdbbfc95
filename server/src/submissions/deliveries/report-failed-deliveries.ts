import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { sendTenantMail, type TenantMailSender } from '../../mails/tenant-mail.ts';
import type { RateLimit } from '../../platform/http/rate-limits/rate-limit.ts';
import type { JobHandler } from '../../platform/jobs/job-handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { selectSettings } from '../../settings/settings-queries.ts';
import { countFailed } from './deliveries-queries.ts';

/** The dependencies of the notice. */
export interface ReportOptions extends TenantMailSender {
  readonly jobs: JobSender;
  /** Counts notices by tenant. */
  readonly limitReports: RateLimit;
}

/**
 * Mails the functional administrator the number of failed deliveries: at most once an hour, however many fail.
 * The mail at the end of that hour includes later failures.
 */
export function createReportFailedDeliveries(
  options: ReportOptions,
): JobHandler<'report-failed-deliveries'> {
  return async (context, { isLate = false }) => {
    const { tenant, transaction } = context;
    const { settings, count } = await transaction(async (tx) => ({
      settings: await selectSettings(tx),
      count: await countFailed(tx),
    }));
    const to = settings.get('delivery_notice_address');
    if (typeof to !== 'string' || count === 0 || !options.mailer.isAvailable) return;
    const { retryAfterSeconds: afterSeconds } = await options.limitReports(tenant.id);
    if (afterSeconds > 0) {
      if (isLate) return;
      await transaction((tx) =>
        options.jobs.send(
          { tx, tenantId: tenant.id },
          'report-failed-deliveries',
          { isLate: true },
          { afterSeconds },
        ),
      );
      return;
    }
    const language = languageOf(String(settings.get('default_language') ?? 'nl'));
    const translate = translatorOf(language);
    const list = new URL('/forms', options.originOf(tenant));
    await sendTenantMail(context, options, {
      to,
      language,
      subject: translate('mail.deliveries_failed.subject', { count }),
      parts: [
        { text: translate('mail.deliveries_failed.text', { count }) },
        { text: translate('mail.deliveries_failed.next') },
        { label: translate('mail.deliveries_failed.action'), address: list.href },
      ],
    });
  };
}
