import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { formatInstant } from '@form-builder/core/formats/dates/local-time.ts';
import { findUser } from '../../accounts/users/users-queries.ts';
import { sendTenantMail, type TenantMailSender } from '../../mails/tenant-mail.ts';
import type { JobContext, JobHandler } from '../../platform/jobs/job-handlers.ts';
import { findExport, type ExportRecord } from '../exports-queries.ts';
import type { ExportKind } from '../kinds/export-kind.ts';
import { kindOf } from '../kinds/kind-of.ts';

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
    const outcome = outcomeOf(record);
    const kind = kindOf(record);
    const words = {
      name: user.label,
      form: kind.title(language),
      organisation: tenant.name,
      count: record.row_count,
      until: record.expires_at === null ? '' : formatInstant(record.expires_at, language, 'long'),
    };
    await sendTenantMail(context, options, {
      to: user.email,
      language,
      subject: translate(`mail.export.${outcome}.subject`, words),
      parts: [
        { text: translate('mail.staff.greeting', words) },
        { text: translate(textOf(kind, outcome), words) },
        {
          label: translate('mail.export.action'),
          address: new URL('/exports', options.originOf(tenant)).href,
        },
      ],
    });
    if (outcome === 'ready' && record.target?.kind === 'mail' && record.target.mailbox !== '')
      await mailMailbox(context, options, record, record.target.mailbox);
  };
}

type Outcome = ReturnType<typeof outcomeOf>;

/** Only the text of a ready file says what is in it; the other texts suit every kind. */
const textOf = ({ mail }: ExportKind, outcome: Outcome) =>
  outcome === 'ready'
    ? (`mail.${mail}.ready.text` as const)
    : (`mail.export.${outcome}.text` as const);

const outcomeOf = ({ failure, drop_state: dropState }: ExportRecord) => {
  if (dropState === 'failed') return 'drop_failed';
  return failure === null ? 'ready' : 'failed';
};

/** Mails the mailbox of a team; whoever reads it signs in, and needs the right to download the file. */
async function mailMailbox(
  context: JobContext,
  options: TenantMailSender,
  record: ExportRecord,
  mailbox: string,
): Promise<void> {
  const { language } = record.choices;
  const translate = translatorOf(language);
  const words = {
    form: record.form_title,
    count: record.row_count,
    until: record.expires_at === null ? '' : formatInstant(record.expires_at, language, 'long'),
  };
  await sendTenantMail(context, options, {
    // A repeated job sends a mail that mail programs recognise.
    id: `${record.id}.mailbox`,
    to: mailbox,
    language,
    subject: translate('mail.export.scheduled.subject', words),
    parts: [
      { text: translate('mail.export.scheduled.greeting') },
      { text: translate('mail.export.scheduled.text', words) },
      {
        label: translate('mail.export.action'),
        address: new URL('/exports', options.originOf(context.tenant)).href,
      },
    ],
  });
}
