import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSelfSigned, type SelfSigned } from '../../../simulators/certificates/self-signed.ts';
import { startRealSmtpServer, type SmtpBehaviour } from '../../../testing/real-smtp-server.ts';
import { MailRejectedError } from './mail-rejected-error.ts';
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

describe('mail to a mail server of another maker', () => {
  let pair: SelfSigned;
  let smtp: Awaited<ReturnType<typeof startRealSmtpServer>>;

  beforeAll(async () => {
    const [from, until] = [Date.now() - dayMs, Date.now() + dayMs];
    pair = await createSelfSigned({ commonName: 'localhost', from, until });
  });
  afterEach(() => smtp.stop());

  const start = async (
    behaviour: SmtpBehaviour & { readonly isTrusted?: boolean; readonly user?: string } = {},
  ) => {
    const { isTrusted = true, user = 'formulieren', ...replies } = behaviour;
    smtp = await startRealSmtpServer({ key: pair.key, cert: pair.cert, ...replies });
    const scheme = behaviour.secure === true ? 'smtps' : 'smtp';
    const url = new URL(`${scheme}://${user}:geheim-woord@localhost:${String(smtp.port)}`);
    if (isTrusted) url.searchParams.set('tls.ca', pair.cert);
    return { url: url.href, isTlsRequired: true };
  };
  const send = (server: Parameters<typeof createSmtpTransport>[0]) =>
    createSmtpTransport(server)({ slug: 'demo' }, mail);

  test.each([
    ['STARTTLS', false],
    ['implicit TLS', true],
  ])('is encrypted by %s, authenticated, and whole', async (_, secure) => {
    const server = await start({ secure });
    await verifySmtp(server);
    await send(server);
    expect(smtp.mails).toMatchObject([
      { to: ['ada@voorbeeld.nl'], isEncrypted: true, user: 'formulieren' },
    ]);
    expect(smtp.mails[0]?.content).toContain('Subject: Uw formulier');
    expect(smtp.mails[0]?.content).toContain('<p>Uw formulier staat klaar.</p>');
  });

  test.each([false, true])('is not sent when its certificate is not trusted', async (secure) => {
    const server = await start({ secure, isTrusted: false });
    await expect(send(server)).rejects.toMatchObject({ code: 'ESOCKET' });
    expect(smtp.mails).toEqual([]);
  });

  test('waits when the account is refused: it is not the recipient who is wrong', async () => {
    const server = await start({ password: 'another' });
    const failure = await send(server).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'EAUTH', responseCode: 535 });
    expect(failure).not.toBeInstanceOf(MailRejectedError);
    await expect(verifySmtp(server)).rejects.toMatchObject({ code: 'EAUTH' });
  });

  test('is rejected for good when the address does not exist', async () => {
    const server = await start({ replyTo: () => [550, 'No such user'] });
    await expect(send(server)).rejects.toBeInstanceOf(MailRejectedError);
  });

  test('is accepted at the next try by a server that greylists', async () => {
    const server = await start({
      replyTo: (_, before) => (before === 0 ? [451, 'Greylisted, try again later'] : null),
    });
    const failure = await send(server).catch((error: unknown) => error);
    expect(failure).toMatchObject({ responseCode: 451 });
    expect(failure).not.toBeInstanceOf(MailRejectedError);
    await send(server);
    expect(smtp.mails).toHaveLength(1);
  });
});

describe('mail to a server whose STARTTLS somebody on the way took out', () => {
  test('is not sent, nor is the password', async () => {
    const state = { passwords: 0 };
    const smtp = await startRealSmtpServer({
      disabledCommands: ['STARTTLS'],
      onPassword: () => {
        state.passwords += 1;
      },
    });
    const url = `smtp://formulieren:geheim-woord@localhost:${String(smtp.port)}`;
    const send = createSmtpTransport({ url, isTlsRequired: true })({ slug: 'demo' }, mail);
    await expect(send).rejects.toMatchObject({ command: 'STARTTLS' });
    expect([smtp.mails, state.passwords]).toEqual([[], 0]);
    await smtp.stop();
  });
});
