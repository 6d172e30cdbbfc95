import { tenantTranslatorOf } from '../../system-texts/own-texts.ts';
import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { sendTenantMail, type TenantMailSender } from '../../mails/tenant-mail.ts';
import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import { selectOwnTexts } from '../../system-texts/system-texts-queries.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { MailPart } from '../../platform/mail/compose-mail.ts';

/** A mail with the product's own texts, between the greeting and the closing. */
export interface VisitorNotice extends Pick<Mail, 'id' | 'to' | 'unsubscribeUrl'> {
  readonly language: Language;
  readonly form: string;
  readonly subject: MessageId;
  readonly parts: readonly VisitorNoticePart[];
  /** The parameters of the texts, besides the form and the organisation. */
  readonly words?: Readonly<Record<string, string>>;
}

/** The message id of a text, or a part of another kind. */
export type VisitorNoticePart = MessageId | Exclude<MailPart, { readonly text: string }>;

type Context = Pick<JobContext, 'tenant' | 'transaction'>;

/** Sends a notice in the visitor's language, in the name of the municipality. */
export async function sendVisitorNotice(
  context: Context,
  sender: TenantMailSender,
  { language, form, subject, parts, words: further = {}, ...mail }: VisitorNotice,
): Promise<void> {
  const translate = tenantTranslatorOf(language, await context.transaction(selectOwnTexts));
  const words = { ...further, form, organisation: context.tenant.name };
  const toPart = (part: VisitorNoticePart): MailPart =>
    typeof part === 'string' ? { text: translate(part, words) } : part;
  await sendTenantMail(context, sender, {
    ...mail,
    language,
    subject: translate(subject, words),
    parts: [{ text: translate('mail.greeting') }, ...parts.map(toPart)],
  });
}
