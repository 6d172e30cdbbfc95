import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { sendTenantMail, type TenantMailSender } from '../mails/tenant-mail.ts';
import type { RateLimit } from '../platform/http/rate-limits/rate-limit.ts';
import type { JobHandler } from '../platform/jobs/job-handlers.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { selectSettings } from '../settings/settings-queries.ts';
import { countBouncedSince } from '../submissions/mails/mails-queries.ts';

/** The dependencies of the notice. */
export interface ReportBouncesOptions extends TenantMailSender {
  readonly jobs: JobSender;
  /** Counts notices by tenant. */
  readonly limitBounceReports: RateLimit;
}

const dayMs = 86_400_000;

/** Mails the functional administrator how many mails of the last day did not arrive: at most once an hour. */
export function createReportBouncedMails(
  options: ReportBouncesOptions,
): JobHandler<'report-bounced-mails'> {
  return async (context, { isLate = false }) => {
    const { tenant, transaction, now } = context;
    const { settings, count } = await transaction(async (tx) => ({
      settings: await selectSettings(tx),
      count: await countBouncedSince(tx, new Date(now() - dayMs)),
    }));
    const to = settings.get('delivery_notice_address');
    if (typeof to !== 'string' || count === 0 || !options.mailer.isAvailable) return;
    const { retryAfterSeconds: afterSeconds } = await options.limitBounceReports(tenant.id);
    if (afterSeconds > 0) {
      if (isLate) return;
      const later = { isLate: true };
      await transaction((tx) =>
        options.jobs.send({ tx, tenantId: tenant.id }, 'report-bounced-mails', later, {
          afterSeconds,
        }),
      );
      return;
    }
    const language = languageOf(String(settings.get('default_language') ?? 'nl'));
    const translate = translatorOf(language);
    const list = new URL('/forms', options.originOf(tenant));
    await sendTenantMail(context, options, {
      to,
      language,
      subject: translate('mail.mails_bounced.subject', { count }),
      parts: [
        { text: translate('mail.mails_bounced.text', { count }) },
        { text: translate('mail.mails_bounced.next') },
        { label: translate('mail.deliveries_failed.action'), address: list.href },
      ],
    });
  };
}
