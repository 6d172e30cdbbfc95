import { createTransport } from 'nodemailer';
import type { DeliverMail } from './mail.ts';

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

/** Sends by SMTP, over a few connections that stay open between mails. */
export function createSmtpTransport(url: string): DeliverMail {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...timeouts });
  return async (_tenant, { to, subject, text, html, sender }) => {
    await transport.sendMail({ from: sender, to: { name: '', address: to }, subject, text, html });
  };
}
