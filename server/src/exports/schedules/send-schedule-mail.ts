import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { findUser } from '../../accounts/users/users-queries.ts';
import { sendTenantMail, type TenantMailSender } from '../../mails/tenant-mail.ts';
import type { JobContext, JobHandler } from '../../platform/jobs/job-handlers.ts';
import { selectSettings } from '../../settings/settings-queries.ts';
import { lockSchedule } from './schedules-queries.ts';

export type ScheduleMailOptions = TenantMailSender;

/**
 * Mails the owner that a scheduled export stopped because they may not make it any more; the functional administrator when
 * the owner has no account any more.
 */
export function createSendScheduleMail(
  options: ScheduleMailOptions,
): JobHandler<'send-schedule-mail'> {
  return async (context, { scheduleId }) => {
    const notice = await findNotice(context, scheduleId);
    if (notice === undefined || !options.mailer.isAvailable) return;
    const { to, language, greeting, text } = notice;
    const translate = translatorOf(language);
    await sendTenantMail(context, options, {
      to,
      language,
      subject: translate('mail.export.stopped.subject'),
      parts: [
        { text: greeting },
        { text },
        {
          label: translate('mail.export.action'),
          address: new URL('/exports', options.originOf(context.tenant)).href,
        },
      ],
    });
  };
}

/** Who gets the notice, and what it says; `undefined`: nobody can, or the schedule was started again. */
function findNotice({ tenant, transaction }: JobContext, scheduleId: string) {
  return transaction(async (tx) => {
    const schedule = await lockSchedule(tx, scheduleId);
    if (schedule === undefined || schedule.stopped === null) return undefined;
    const { user_id: userId } = schedule;
    const owner = userId === null ? undefined : await findUser(tx, tenant.id, userId);
    if (owner?.is_active === true) {
      const language = languageOf(owner.locale);
      const translate = translatorOf(language);
      return {
        to: owner.email,
        language,
        greeting: translate('mail.staff.greeting', { name: owner.label }),
        // Without the name of the form: its owner may not see it any more.
        text: translate('mail.export.stopped.text'),
      };
    }
    const to = (await selectSettings(tx)).get('delivery_notice_address');
    if (typeof to !== 'string') return undefined;
    const form = await tx
      .selectFrom('forms')
      .select('name')
      .where('id', '=', schedule.form_id)
      .executeTakeFirst();
    const language = 'nl';
    const translate = translatorOf(language);
    return {
      to,
      language,
      greeting: translate('mail.export.scheduled.greeting'),
      text: translate('mail.export.stopped.notice', {
        form: form?.name ?? '',
        owner: owner?.label ?? '-',
      }),
    } as const;
  });
}
