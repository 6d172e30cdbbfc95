import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import { startSmtpService, type SmtpService } from '../../../testing/smtp-service.ts';
import {
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const email = { id: 'email', short_id: 'mail', type: 'email', label: 'E-mailadres' } as const;

describe('a mail that finally failed', () => {
  let smtp: SmtpService;
  let server: TestServer;
  let handler: SignedInUser;
  let versionId: string;

  beforeAll(async () => {
    smtp = await startSmtpService();
    server = await startTestServer({
      database: 'embedded',
      environment: { SMTP_URL: smtp.url, MAIL_FROM: 'formulieren@gemeente.example' },
    });
    const { demo } = server.tenants;
    const root = await server.signIn(demo, { isRoot: true });
    handler = await server.signIn(demo, { permissions: ['submission-read'] });
    ({ versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: {
        pages: onePage([...questions, email]),
        settings: {
          'confirmation_mail.is_enabled': true,
          'confirmation_mail.recipient': 'email',
          'confirmation_mail.subject': 'Ontvangen',
        },
      },
    }));
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });

  const readMail = async (id: string) => {
    const { data } = await handler.client.getSubmission({ params: { id } });
    const [mail] = data.mails;
    if (mail === undefined) throw new Error('There is no mail.');
    return mail;
  };
  const waitFor = (id: string, state: string) =>
    vi.waitUntil(
      async () => {
        const mail = await readMail(id);
        return mail.state === state && mail;
      },
      { timeout: 25_000, interval: 100 },
    );
  /** A submission whose confirmation the mail server rejected. */
  const failed = async (address = `${server.runtime.createId()}@voorbeeld.nl`) => {
    smtp.answer({ recipient: '550 no such mailbox' });
    const { data } = await server.client(server.tenants.demo).createSubmission({
      body: {
        form_version_id: versionId,
        data: { name: 'Ada', email: address },
        status: 'final',
      },
    });
    const mail = await waitFor(data.id, 'failed');
    return { id: data.id, mail_id: mail.id };
  };
  const retry = (params: { readonly id: string; readonly mail_id: string }, by = handler) =>
    by.client.retryMail({ params });

  test('is sent again to the same address, and the logbook says who asked', async () => {
    const params = await failed();
    smtp.answer({});
    const { data } = await retry(params);
    expect(data).toMatchObject({ id: params.mail_id, state: 'waiting', ended_at: null });
    expect(await waitFor(params.id, 'sent')).toMatchObject({ recipient: data.recipient });
    expect(smtp.mails.at(-1)).toContain(`Message-ID: <${params.mail_id}@gemeente.example>`);
    const { rows } = await server.pool.query(
      "select actor_id, details from logbook where subject_id = $1 and action = 'submission.mail_retried'",
      [params.id],
    );
    expect(rows).toEqual([{ actor_id: handler.id, details: { name: 'confirmation' } }]);
  });

  test('is not sent again twice at once, nor after it was sent', async () => {
    const params = await failed();
    smtp.answer({});
    const outcomes = await Promise.allSettled([retry(params), retry(params)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await waitFor(params.id, 'sent');
    expect(await refusalCode(retry(params))).toBe('transition_not_allowed');
  });

  test('is not sent by who may not read submissions, by another tenant, or for another submission', async () => {
    const params = await failed();
    const { demo, other } = server.tenants;
    const lister = await server.signIn(demo, { permissions: ['submission-list'] });
    const stranger = await server.signIn(other, { isRoot: true });
    const elsewhere = await failed();
    expect(await refusalCode(retry(params, lister))).toBe('forbidden');
    expect(await refusalCode(retry(params, stranger))).toBe('not_found');
    expect(await refusalCode(retry({ ...params, id: elsewhere.id }))).toBe('not_found');
    expect((await readMail(params.id)).state).toBe('failed');
  });

  test('is sent again five times a day', async () => {
    const params = await failed();
    for (let turn = 0; turn < 5; turn += 1) {
      await retry(params);
      await waitFor(params.id, 'failed');
    }
    expect(await refusalCode(retry(params))).toBe('too_many_requests');
  });

  test('counts for its recipient, whom no more than ten mails an hour reach', async () => {
    const address = `${server.runtime.createId()}@voorbeeld.nl`;
    const first = await failed(address);
    const others = [];
    for (let turn = 0; turn < 9; turn += 1) others.push(await failed(address));
    expect(await refusalCode(retry(first))).toBe('too_many_requests');
  });
});
