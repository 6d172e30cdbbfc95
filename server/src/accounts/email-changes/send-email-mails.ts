import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { sendTenantMail, type TenantMailSender } from '../../mails/tenant-mail.ts';
import type { JobHandler, JobHandlers } from '../../platform/jobs/job-handlers.ts';
import { createPublicKey, hashKey } from '../../platform/secrets/public-key.ts';
import { findUser } from '../users/users-queries.ts';
import { deleteEmailNotice, findEmailNotice } from '../users/email-notices-queries.ts';
import type { EmailChangeJob } from '../users/email-change-jobs.ts';
import { keyEmailChange } from './email-changes-queries.ts';

/**
 * The mails about a new e-mail address: the link to confirm it, whose key exists only in that mail, and the notice to the
 * earlier address, by which a person learns of a change that they did not want.
 */
export function createEmailChangeJobHandlers(
  options: TenantMailSender,
): Pick<JobHandlers, EmailChangeJob> {
  return {
    'send-email-change': async (context, { userId }) => {
      const { tenant, transaction } = context;
      const user = await transaction((tx) => findUser(tx, tenant.id, userId));
      if (!user?.is_active) return;
      const key = createPublicKey();
      const place = { tenantId: tenant.id, userId, hash: hashKey(key) };
      const to = await transaction((tx) => keyEmailChange(tx, place));
      if (to === undefined) return;
      const language = languageOf(user.locale);
      const translate = translatorOf(language);
      const words = { name: user.label, organisation: tenant.name };
      const address = new URL('/email', options.originOf(tenant));
      address.hash = key;
      await sendTenantMail(context, options, {
        to,
        language,
        subject: translate('mail.email_change.subject', words),
        parts: [
          { text: translate('mail.staff.greeting', words) },
          { text: translate('mail.email_change.text', words) },
          { label: translate('mail.email_change.action'), address: address.href },
          { text: translate('mail.email_change.warning') },
        ],
      });
    },

    'send-email-notice': createSendNotice(options),
  };
}

/** Tells the earlier address, which is kept until then. */
function createSendNotice(options: TenantMailSender): JobHandler<'send-email-notice'> {
  return async (context, { noticeId }) => {
    const { tenant, transaction } = context;
    const notice = await transaction((tx) => findEmailNotice(tx, noticeId));
    if (notice === undefined) return;
    const user = await transaction((tx) => findUser(tx, tenant.id, notice.user_id));
    if (user === undefined) return;
    const language = languageOf(user.locale);
    const translate = translatorOf(language);
    const words = { name: user.label, organisation: tenant.name };
    await sendTenantMail(context, options, {
      to: notice.email,
      language,
      subject: translate('mail.email_changed.subject', words),
      parts: [
        { text: translate('mail.staff.greeting', words) },
        { text: translate('mail.email_changed.text', words) },
        { text: translate('mail.email_changed.warning', words) },
      ],
    });
    await transaction((tx) => deleteEmailNotice(tx, noticeId));
  };
}
