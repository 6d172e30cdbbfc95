import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { selectNoticeRecipients } from '../administrator-notices/notice-recipients.ts';
import { sendTenantMail, type TenantMailSender } from '../mails/tenant-mail.ts';
import type { JobHandler } from '../platform/jobs/job-handlers.ts';
import { hasCrossing } from '../quotas/quota-crossings-queries.ts';

/** Creates the job handler that mails the functional administrator that a quota passed a percentage of its limit. */
export function createSendQuotaMail(sender: TenantMailSender): JobHandler<'send-quota-mail'> {
  return async (context, crossing) => {
    const { recipients, isPassed } = await context.transaction(async (tx) => ({
      recipients: await selectNoticeRecipients(tx, context.tenant.id),
      isPassed: await hasCrossing(tx, crossing),
    }));
    // Something may have been tidied up before the mail could be sent.
    if (!isPassed || !sender.mailer.isAvailable) return;
    const name = crossing.percent === 100 ? 'quota_reached' : 'quota_near';
    for (const recipient of recipients) {
      const translate = translatorOf(recipient.language);
      const quota = translate(`quota.${crossing.id}.name`);
      await sendTenantMail(context, sender, {
        ...recipient,
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
    }
  };
}
