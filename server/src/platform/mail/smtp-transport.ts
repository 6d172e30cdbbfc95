import { createTransport } from 'nodemailer';
import type { DeliverMail } from './mail.ts';
import { MailRejectedError } from './mail-rejected-error.ts';

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

/** Sends by SMTP over a few connections that are reused between mails. */
export function createSmtpTransport(url: string): DeliverMail {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...timeouts });
  return async (_tenant, mail) => {
    const { to, subject, text, html, sender, messageId, returnPath, attachments = [] } = mail;
    const content = { subject, text, html, ...(messageId !== undefined && { messageId }) };
    const files = attachments.map(({ fileName: filename, content: bytes, contentType }) => ({
      filename,
      contentType,
      content: Buffer.from(bytes),
    }));
    const people = { from: sender, to: { name: '', address: to } };
    const envelope = returnPath === undefined ? {} : { envelope: { from: returnPath, to } };
    try {
      await transport.sendMail({ ...people, ...envelope, ...content, attachments: files });
    } catch (error) {
      throw isRejection(error)
        ? new MailRejectedError('The mail server rejects the recipient.', { cause: error })
        : error;
    }
  };
}

/** Connects and authenticates without sending; throws when the mail server does not answer or refuses the account. */
export async function verifySmtp(url: string): Promise<void> {
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** A 5xx reply to `RCPT TO` is final (RFC 5321, 4.2.1); other errors may be temporary. */
function isRejection(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error))
    return false;
  const { command, responseCode: code } = error;
  return command === 'RCPT TO' && typeof code === 'number' && code >= 500;
}
