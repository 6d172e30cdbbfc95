import { tenantTranslatorOf } from '../system-texts/own-texts.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { JobContext } from '../platform/jobs/job-handlers.ts';
import { composeMail, type MailPart } from '../platform/mail/compose-mail.ts';
import type { MailLook } from '../platform/mail/frame-mail.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { selectOwnTexts } from '../system-texts/system-texts-queries.ts';
import { selectSettings } from '../settings/settings-queries.ts';

/** A mail in the name of a municipality: the content above the closing. */
export interface TenantMail extends Pick<Mail, 'id' | 'to' | 'attachments' | 'unsubscribeUrl'> {
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** The dependencies of sending these mails. */
export interface TenantMailSender {
  readonly mailer: Mailer;
  /** The public origin of a tenant's pages. */
  readonly originOf: (tenant: Tenant) => string;
}

type Context = Pick<JobContext, 'tenant' | 'transaction'>;

/** Sends a mail in the name and with the branding of the municipality, with its closing. */
export async function sendTenantMail(
  { tenant, transaction }: Context,
  { mailer, originOf }: TenantMailSender,
  { language, subject, parts, ...mail }: TenantMail,
): Promise<void> {
  const { settings, own } = await transaction(async (tx) => ({
    settings: await selectSettings(tx),
    own: await selectOwnTexts(tx),
  }));
  const translate = tenantTranslatorOf(language, own);
  const closing = { text: `${translate('mail.closing')}\n${tenant.name}` };
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
