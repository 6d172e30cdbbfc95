import { createTransport } from 'nodemailer';
import type { DeliverMail, OutgoingMail } from './mail.ts';
import { MailRejectedError } from './mail-rejected-error.ts';

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

/** A mail server. */
export interface SmtpServer {
  /** Such as `smtp://user:password@host:587`; its query may hold options of the connection. */
  readonly url: string;
  /** Whether it gets no mail, and no password, before the connection is encrypted. */
  readonly isTlsRequired: boolean;
}

/** Sends by SMTP over a few connections that are reused between mails. */
export function createSmtpTransport(server: SmtpServer): DeliverMail {
  const transport = createTransport({ ...connectionTo(server), pool: true, maxConnections: 3 });
  return async (_tenant, mail) => {
    const { to, subject, text, html, sender, messageId, returnPath, attachments = [] } = mail;
    const headers = unsubscribeHeaders(mail);
    const content = { subject, text, html, ...(messageId !== undefined && { messageId }) };
    const files = attachments.map(({ fileName: filename, content: bytes, contentType }) => ({
      filename,
      contentType,
      content: Buffer.from(bytes),
    }));
    const people = { from: sender, to: { name: '', address: to } };
    const envelope = returnPath === undefined ? {} : { envelope: { from: returnPath, to } };
    try {
      await transport.sendMail({ ...people, ...envelope, ...content, headers, attachments: files });
    } catch (error) {
      throw isRejection(error)
        ? new MailRejectedError('The mail server rejects the recipient.', { cause: error })
        : error;
    }
  };
}

/** Mail programs offer a button by these headers (RFC 2369, RFC 8058). */
function unsubscribeHeaders({
  unsubscribeUrl: url,
}: OutgoingMail): Readonly<Record<string, string>> {
  return url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Connects and authenticates without sending; throws when the mail server does not answer or refuses the account. */
export async function verifySmtp(server: SmtpServer): Promise<void> {
  const transport = createTransport(connectionTo(server));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/**
 * Without `requireTLS` the client sends in plain text as soon as the answer to `EHLO` has no STARTTLS, which anybody
 * on the way can take out of it (RFC 3207, 6).
 */
function connectionTo({ url, isTlsRequired }: SmtpServer) {
  const options = { ...timeouts, requireTLS: isTlsRequired };
  if (!isTlsRequired) return { url, ...options };
  const address = new URL(url);
  // Options in the address go before the others.
  for (const name of ['requireTLS', 'ignoreTLS']) address.searchParams.delete(name);
  return { url: address.href, ...options };
}

/** A 5xx reply to `RCPT TO` is final (RFC 5321, 4.2.1); other errors may be temporary. */
function isRejection(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error))
    return false;
  const { command, responseCode: code } = error;
  return command === 'RCPT TO' && typeof code === 'number' && code >= 500;
}
