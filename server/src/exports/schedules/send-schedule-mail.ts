import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { findUser } from '../../accounts/users/users-queries.ts';
import { sendTenantMail, type TenantMailSender } from '../../mails/tenant-mail.ts';
import type { JobHandler } from '../../platform/jobs/job-handlers.ts';
import { lockSchedule } from './schedules-queries.ts';

export type ScheduleMailOptions = TenantMailSender;

/** Mails the owner that a scheduled export stopped because they may not make it any more. */
export function createSendScheduleMail(
  options: ScheduleMailOptions,
): JobHandler<'send-schedule-mail'> {
  return async (context, { scheduleId }) => {
    const { tenant, transaction } = context;
    const found = await transaction(async (tx) => {
      const schedule = await lockSchedule(tx, scheduleId);
      const owner = schedule?.user_id ?? null;
      if (owner === null || schedule?.stopped === null) return undefined;
      const user = await findUser(tx, tenant.id, owner);
      // Without the name of the form: its owner may not see it any more.
      return { user };
    });
    if (!found?.user?.is_active || !options.mailer.isAvailable) return;
    const { user } = found;
    const language = languageOf(user.locale);
    const translate = translatorOf(language);
    const words = { name: user.label, organisation: tenant.name };
    await sendTenantMail(context, options, {
      to: user.email,
      language,
      subject: translate('mail.export.stopped.subject', words),
      parts: [
        { text: translate('mail.staff.greeting', words) },
        { text: translate('mail.export.stopped.text', words) },
        {
          label: translate('mail.export.action'),
          address: new URL('/exports', options.originOf(tenant)).href,
        },
      ],
    });
  };
}
