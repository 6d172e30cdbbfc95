import * as v from 'valibot';
import { flag } from './flag.ts';
import { StartError } from '../start-error.ts';

/** How the server sends mail, and how many mails visitors may request. */
export interface MailConfig {
  /** The mail server, as `smtp://user:password@host:port`; `null` when none is configured. */
  readonly smtpUrl: string | null;
  /** Whether a mail server that offers no encryption gets no mail. */
  readonly isSmtpTlsRequired: boolean;
  /** The sender address of mails, unless a tenant has its own. */
  readonly mailFrom: string;
  readonly mailsPerHour: MailsPerHour;
  /** Where mail servers send their reports, and the token with which the relay hands them over. */
  readonly bounces: { readonly address: string; readonly token: string } | null;
}

/** The number of mails that visitors may request per hour; 0 disables a limit. */
export interface MailsPerHour {
  readonly ofTenant: number;
  readonly fromAddress: number;
  readonly toRecipient: number;
}

const limit = (name: string, standard: string) => {
  const sentence = `${name} must be a number from 0 to 1000000.`;
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,7}$/, sentence),
      v.transform(Number),
      v.maxValue(1_000_000, sentence),
    ),
    standard,
  );
};

/** The environment variables of mail. */
export const mailEnvironment = {
  SMTP_URL: v.nullish(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^smtps?:\/\/[^\s]+$/.test(text) && URL.canParse(text),
        'SMTP_URL must be an address such as smtp://user:password@mail.example.nl:587.',
      ),
    ),
    null,
  ),
  SMTP_REQUIRE_TLS: v.optional(flag('SMTP_REQUIRE_TLS')),
  MAIL_FROM: v.nullish(v.pipe(v.string(), v.email('MAIL_FROM must be an e-mail address.')), null),
  MAIL_BOUNCE_ADDRESS: v.nullish(
    v.pipe(
      v.string(),
      v.email('MAIL_BOUNCE_ADDRESS must be an e-mail address.'),
      // With the token, the part before the @ has at most 64 characters (RFC 5321, 4.5.3.1.1).
      v.regex(
        /^[a-z0-9._-]{1,13}@/i,
        'MAIL_BOUNCE_ADDRESS must have at most 13 letters, digits, dots or hyphens before the @.',
      ),
    ),
    null,
  ),
  MAIL_BOUNCE_TOKEN: v.nullish(
    v.pipe(v.string(), v.minLength(16, 'MAIL_BOUNCE_TOKEN must have at least 16 characters.')),
    null,
  ),
  MAILS_PER_HOUR: limit('MAILS_PER_HOUR', '5000'),
  MAILS_PER_HOUR_FROM_ADDRESS: limit('MAILS_PER_HOUR_FROM_ADDRESS', '100'),
  MAILS_PER_HOUR_TO_RECIPIENT: limit('MAILS_PER_HOUR_TO_RECIPIENT', '10'),
};

/** The sender of mails in the mailbox; the domain `.invalid` is reserved (RFC 2606). */
const evaluationSender = 'noreply@formulieren.invalid';

/** Parses these variables. */
export function readMail(
  settings: v.InferOutput<v.ObjectSchema<typeof mailEnvironment, undefined>>,
  isProduction: boolean,
): MailConfig {
  const { MAIL_BOUNCE_ADDRESS: address, MAIL_BOUNCE_TOKEN: token } = settings;
  if ((address === null) !== (token === null))
    throw new StartError('MAIL_BOUNCE_ADDRESS and MAIL_BOUNCE_TOKEN must be set together.');
  return {
    bounces: address === null || token === null ? null : { address, token },
    smtpUrl: settings.SMTP_URL,
    isSmtpTlsRequired:
      settings.SMTP_REQUIRE_TLS ?? (isProduction && !isOnLoopback(settings.SMTP_URL)),
    mailFrom: settings.MAIL_FROM ?? evaluationSender,
    mailsPerHour: {
      ofTenant: settings.MAILS_PER_HOUR,
      fromAddress: settings.MAILS_PER_HOUR_FROM_ADDRESS,
      toRecipient: settings.MAILS_PER_HOUR_TO_RECIPIENT,
    },
  };
}

/** A mail server on this machine: what it is sent crosses no network. */
function isOnLoopback(url: string | null): boolean {
  if (url === null) return false;
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(new URL(url).hostname);
}
