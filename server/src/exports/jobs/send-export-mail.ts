import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { findUser } from '../../accounts/users/users-queries.ts';
import { sendTenantMail, type TenantMailSender } from '../../mails/tenant-mail.ts';
import type { JobHandler } from '../../platform/jobs/job-handlers.ts';
import { formatMoment } from '../../submissions/format-moment.ts';
import { findExport } from '../exports-queries.ts';

/**
 * Mails that an export is ready, or why it failed. The mail contains no answers and no key: users sign in to
 * download the file.
 */
export function createSendExportMail(options: TenantMailSender): JobHandler<'send-export-mail'> {
  return async (context, { exportId }) => {
    const { tenant, transaction } = context;
    const found = await transaction(async (tx) => {
      const record = await findExport(tx, exportId);
      const userId = record?.user_id;
      if (record === undefined || !userId) return undefined;
      return { record, user: await findUser(tx, tenant.id, userId) };
    });
    if (!found?.user?.is_active || !options.mailer.isAvailable) return;
    const { record, user } = found;
    const language = languageOf(user.locale);
    const translate = translatorOf(language);
    const outcome = record.failure === null ? 'ready' : 'failed';
    const words = {
      name: user.label,
      form: record.form_title,
      organisation: tenant.name,
      count: record.row_count,
      until: record.expires_at === null ? '' : formatMoment(record.expires_at, language),
    };
    await sendTenantMail(context, options, {
      to: user.email,
      language,
      subject: translate(`mail.export.${outcome}.subject`, words),
      parts: [
        { text: translate('mail.staff.greeting', words) },
        { text: translate(`mail.export.${outcome}.text`, words) },
        {
          label: translate('mail.export.action'),
          address: new URL('/exports', options.originOf(tenant)).href,
        },
      ],
    });
  };
}
