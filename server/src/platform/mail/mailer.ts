import type { Config } from '../config/config.ts';
import type { SecretCipher } from '../secrets/secret-cipher.ts';
import type { Tenant } from '../database/tenancy/tenant.ts';
import { createBounceAddresses } from './bounce-addresses.ts';
import type { DeliverMail, Mail } from './mail.ts';
import type { Mailbox } from './mailbox.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Sends mails for tenants. */
export interface Mailer {
  /** False without a mail server: requests that need mail are rejected. */
  readonly isAvailable: boolean;
  readonly send: (tenant: Tenant, mail: Mail) => Promise<void>;
}

type MailConfig = Pick<Config, 'smtpUrl' | 'isSmtpTlsRequired' | 'mailFrom' | 'bounces'>;

/**
 * Sends mails by SMTP when it is configured, otherwise into the mailbox; without both (in production) nothing
 * can be sent.
 */
export function createMailer(
  config: MailConfig,
  mailbox: Mailbox | null,
  cipher: Pick<SecretCipher, 'fingerprint'>,
): Mailer {
  const deliver = chooseDelivery(config, mailbox);
  const { bounces } = config;
  const addresses = bounces && createBounceAddresses(cipher, bounces.address);
  return {
    isAvailable: deliver !== null,
    send: async (tenant, mail) => {
      if (deliver === null) throw new Error('A mail was sent without a way to send mail.');
      const { name, address } = mail.from ?? {};
      const from = address ?? config.mailFrom;
      const returnPath =
        mail.id === undefined ? null : addresses?.create({ tenantId: tenant.id, mailId: mail.id });
      await deliver(tenant, {
        ...mail,
        subject: oneLine(mail.subject),
        sender: formatSender(name ?? tenant.name, from),
        ...(returnPath && { returnPath }),
        ...(mail.id !== undefined && { messageId: `<${mail.id}@${domainOf(from)}>` }),
      });
    },
  };
}

function chooseDelivery(
  { smtpUrl, isSmtpTlsRequired: isTlsRequired }: MailConfig,
  mailbox: Mailbox | null,
): DeliverMail | null {
  if (smtpUrl === null) return mailbox?.deliver ?? null;
  return createSmtpTransport({ url: smtpUrl, isTlsRequired });
}

function formatSender(name: string, address: string): string {
  return `"${oneLine(name).replace(/["\\]/g, '')}" <${address}>`;
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** Titles of forms are user input: prevents them from adding headers to a mail. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
