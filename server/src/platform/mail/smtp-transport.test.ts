import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSelfSigned, type SelfSigned } from '../../../simulators/certificates/self-signed.ts';
import {
  startSmtpService,
  type SmtpOffer,
  type SmtpService,
} from '../../../testing/smtp-service.ts';
import type { OutgoingMail } from './mail.ts';
import { createSmtpTransport, verifySmtp } from './smtp-transport.ts';

const mail: OutgoingMail = {
  to: 'ada@voorbeeld.nl',
  sender: '"Gemeente" <formulieren@gemeente.example>',
  subject: 'Uw formulier',
  text: 'Uw formulier staat klaar.',
  html: '<p>Uw formulier staat klaar.</p>',
};
const dayMs = 86_400_000;

describe('SMTP with TLS', () => {
  let pair: SelfSigned;
  let smtp: SmtpService;

  beforeAll(async () => {
    const [from, until] = [Date.now() - dayMs, Date.now() + dayMs];
    pair = await createSelfSigned({ commonName: 'localhost', from, until });
  });
  afterEach(() => smtp.stop());

  /** The server under its name in the certificate, which the client trusts. */
  const start = async (offer: SmtpOffer, trusted: string | null = pair.cert) => {
    smtp = await startSmtpService(offer);
    const url = new URL(smtp.url.replace('127.0.0.1', 'localhost'));
    url.username = 'formulieren';
    url.password = 'geheim-woord';
    if (trusted !== null) url.searchParams.set('tls.ca', trusted);
    return url;
  };
  const send = ({ href: url }: URL, isTlsRequired = true) =>
    createSmtpTransport({ url, isTlsRequired })({ slug: 'demo' }, mail);

  test('sends, encrypted, by a server that offers STARTTLS', async () => {
    await send(await start({ tls: pair }));
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.plainCommands.map((command) => command.split(' ')[0])).toEqual([
      'EHLO',
      'STARTTLS',
    ]);
  });

  test.each(['', 'ignoreTLS', 'requireTLS'])(
    'sends no mail and no password to one that offers none, whatever its address says: %s',
    async (option) => {
      const url = await start({});
      if (option !== '') url.searchParams.set(option, String(option === 'ignoreTLS'));
      await expect(send(url)).rejects.toThrow();
      await expect(verifySmtp({ url: url.href, isTlsRequired: true })).rejects.toThrow();
      expect(smtp.mails).toEqual([]);
      expect(smtp.plainCommands.filter((command) => /^(AUTH|MAIL|RCPT)/.test(command))).toEqual([]);
    },
  );

  test('sends nothing by a server whose certificate is not trusted', async () => {
    await expect(send(await start({ tls: pair }, null))).rejects.toThrow();
    expect(smtp.mails).toEqual([]);
  });

  test('lets a mail program unsubscribe with one request (RFC 8058), from mails that say where', async () => {
    const url = await start({ tls: pair });
    await createSmtpTransport({ url: url.href, isTlsRequired: true })(
      { slug: 'demo' },
      { ...mail, unsubscribeUrl: 'https://demo.example/reminders/abc' },
    );
    await send(url);
    const [asked, other] = smtp.mails;
    expect(asked).toContain('List-Unsubscribe: <https://demo.example/reminders/abc>');
    expect(asked).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(other).not.toContain('List-Unsubscribe');
  });

  test('sends in plain text only where the operator allows it', async () => {
    const url = await start({});
    url.username = '';
    url.password = '';
    await send(url, false);
    expect(smtp.mails).toHaveLength(1);
  });
});
