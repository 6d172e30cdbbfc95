import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import type { JobContext } from '../platform/jobs/job-handlers.ts';
import { composeMail, type MailPart } from '../platform/mail/compose-mail.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { selectSettings } from '../settings/settings-queries.ts';

/** A mail to the visitor of a form: which texts, between the greeting and the closing. */
export interface VisitorMail {
  readonly to: string;
  readonly language: Language;
  readonly form: string;
  readonly subject: MessageId;
  readonly parts: readonly VisitorMailPart[];
  readonly code?: string;
}

/** A text by its id, or a part of another kind. */
export type VisitorMailPart = MessageId | Exclude<MailPart, { readonly text: string }>;

/** Sends a mail in the visitor's language, in the name of the municipality. */
export async function sendVisitorMail(
  { tenant, transaction }: Pick<JobContext, 'tenant' | 'transaction'>,
  mailer: Mailer,
  mail: VisitorMail,
): Promise<void> {
  const { language, form, code = '' } = mail;
  const translate = translatorOf(language);
  const words = { form, code, organisation: tenant.name };
  const toPart = (part: VisitorMailPart): MailPart =>
    typeof part === 'string' ? { text: translate(part, words) } : part;
  const settings = await transaction(selectSettings);
  await mailer.send(tenant, {
    to: mail.to,
    from: {
      name: textOf(settings.get('mail_from_name')),
      address: textOf(settings.get('mail_from_address')),
    },
    ...composeMail({
      language,
      subject: translate(mail.subject, words),
      parts: [
        { text: translate('mail.greeting') },
        ...mail.parts.map(toPart),
        { text: `${translate('mail.closing')}\n${tenant.name}` },
      ],
    }),
  });
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
