import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Tenant } from '../../platform/database/tenant.ts';
import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import { composeMail, type MailPart } from '../../platform/mail/compose-mail.ts';
import type { MailLook } from '../../platform/mail/frame-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { selectSettings } from '../../settings/settings-queries.ts';

/** A mail to the visitor of a form: what stands above the closing. */
export interface VisitorMail extends Pick<Mail, 'id' | 'to' | 'attachments'> {
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** A mail of the product's own texts, between the greeting and the closing. */
export interface VisitorNotice {
  readonly to: string;
  readonly language: Language;
  readonly form: string;
  readonly subject: MessageId;
  readonly parts: readonly VisitorNoticePart[];
  readonly code?: string;
}

/** A text by its id, or a part of another kind. */
export type VisitorNoticePart = MessageId | Exclude<MailPart, { readonly text: string }>;

/** What mails to visitors are sent with. */
export interface VisitorMailSender {
  readonly mailer: Mailer;
  /** Where a tenant's pages are. */
  readonly originOf: (tenant: Tenant) => string;
}

type Context = Pick<JobContext, 'tenant' | 'transaction'>;

/** Sends a notice in the visitor's language, in the name of the municipality. */
export async function sendVisitorNotice(
  context: Context,
  sender: VisitorMailSender,
  { to, language, form, subject, parts, code = '' }: VisitorNotice,
): Promise<void> {
  const translate = translatorOf(language);
  const words = { form, code, organisation: context.tenant.name };
  const toPart = (part: VisitorNoticePart): MailPart =>
    typeof part === 'string' ? { text: translate(part, words) } : part;
  await sendVisitorMail(context, sender, {
    to,
    language,
    subject: translate(subject, words),
    parts: [{ text: translate('mail.greeting') }, ...parts.map(toPart)],
  });
}

/** Sends a mail in the name and the look of the municipality, with its closing. */
export async function sendVisitorMail(
  { tenant, transaction }: Context,
  { mailer, originOf }: VisitorMailSender,
  { language, subject, parts, ...mail }: VisitorMail,
): Promise<void> {
  const settings = await transaction(selectSettings);
  const closing = { text: `${translatorOf(language)('mail.closing')}\n${tenant.name}` };
  await mailer.send(tenant, {
    ...mail,
    from: {
      name: textOf(settings.get('mail_from_name')),
      address: textOf(settings.get('mail_from_address')),
    },
    ...composeMail({
      language,
      subject,
      parts: [...parts, closing],
      look: lookOf(tenant, settings, originOf(tenant)),
    }),
  });
}

function lookOf(
  { name }: Tenant,
  settings: ReadonlyMap<string, unknown>,
  origin: string,
): MailLook {
  const logo = textOf(settings.get('mail_logo'));
  return {
    organisation: name,
    colour: textOf(settings.get('primary_colour')),
    logo: logo === null ? null : new URL(logo, origin).href,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
