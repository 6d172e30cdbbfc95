import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { sendTenantMail, type TenantMailSender } from '../mails/tenant-mail.ts';
import type { JobHandler } from '../platform/jobs/job-handlers.ts';
import { hasCrossing } from '../quotas/quota-crossings-queries.ts';
import { selectSettings } from '../settings/settings-queries.ts';

/** Creates the job handler that mails the functional administrator that a quota passed a percentage of its limit. */
export function createSendQuotaMail(sender: TenantMailSender): JobHandler<'send-quota-mail'> {
  return async (context, crossing) => {
    const { settings, isPassed } = await context.transaction(async (tx) => ({
      settings: await selectSettings(tx),
      isPassed: await hasCrossing(tx, crossing),
    }));
    const to = settings.get('delivery_notice_address');
    // Something may have been tidied up before the mail could be sent.
    if (typeof to !== 'string' || !isPassed || !sender.mailer.isAvailable) return;
    const language = languageOf(String(settings.get('default_language') ?? 'nl'));
    const translate = translatorOf(language);
    const name = crossing.percent === 100 ? 'quota_reached' : 'quota_near';
    const quota = translate(`quota.${crossing.id}.name`);
    await sendTenantMail(context, sender, {
      to,
      language,
      subject: translate(`mail.${name}.subject`, { quota }),
      parts: [
        { text: translate(`mail.${name}.text`, { quota }) },
        { text: translate(`quota.${crossing.id}.description`) },
        { text: translate('mail.quota_near.next') },
        {
          label: translate('mail.quota_near.action'),
          address: new URL('/settings/gebruik', sender.originOf(context.tenant)).href,
        },
      ],
    });
  };
}
