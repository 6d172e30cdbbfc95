import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { VersionSettings } from '@form-builder/core/version-settings/version-settings-schema.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { NewVersion } from '../../versions/insert-version.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import { startSmtpService, type SmtpService } from '../../../testing/smtp-service.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const more: readonly Field[] = [
  { id: 'email', short_id: 'mail', type: 'email', label: 'E-mailadres' },
  { id: 'bsn', short_id: 'bsn1', type: 'bsn', label: 'BSN' },
  { id: 'secret', short_id: 'secr', type: 'date', label: 'Geboren', is_sensitive: true },
];

const settings: VersionSettings = {
  'confirmation_mail.is_enabled': true,
  'confirmation_mail.recipient': 'email',
  'confirmation_mail.subject': 'Ontvangen van {{ {name} }}: {{ {submission_number} }}',
  'confirmation_mail.text': 'Beste {{ {name} }},\n\nU vroeg er {{ {amount} }}. BSN {{ {bsn1} }}.',
};

const data = { name: 'Ada', amount: 3, bsn: '111222333', secret: '1970-01-02' };

/** The set-up that tests of confirmations share. */
const actorsOn = (server: TestServer, root: SignedInUser) => {
  const { demo } = server.tenants;
  const seed = (version: Partial<NewVersion> = {}) =>
    seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage([...questions, ...more]), settings, ...version },
    });
  const send = async (versionId: string, answers: object, locale = 'nl-NL', key?: string) => {
    const sent = await server.client(demo).createSubmission({
      headers: key === undefined ? {} : { 'idempotency-key': key },
      body: { form_version_id: versionId, data: { ...data, ...answers }, status: 'final', locale },
    });
    return sent.data;
  };
  const read = async (id: string) =>
    (await root.client.getSubmission({ params: { id } })).data.mails;
  const until = (id: string, ...states: readonly string[]) =>
    vi.waitUntil(
      async () => {
        const mails = await read(id);
        return mails.length > 0 && mails.every(({ state }) => states.includes(state)) && mails;
      },
      { timeout: 25_000, interval: 100 },
    );
  const newAddress = () => `${server.runtime.createId()}@voorbeeld.nl`;
  return { seed, send, read, until, newAddress };
};

const loggedActions = async (server: TestServer, id: string) => {
  const { rows } = await server.pool.query<{ action: string; details: object }>(
    "select action, details from logbook where subject_id = $1 and action like '%mail%'",
    [id],
  );
  return rows;
};

describe.each(databases)('the confirmation mail on %s', (database) => {
  let server: TestServer;
  let actors: ReturnType<typeof actorsOn>;

  beforeAll(async () => {
    server = await startTestServer({ database });
    actors = actorsOn(server, await server.signIn(server.tenants.demo, { isRoot: true }));
  });
  afterAll(() => server.stop());

  const mailsTo = (address: string) =>
    (server.mailbox?.list(server.tenants.demo) ?? []).filter(({ to }) => to === address);
  const sendAndRead = async (version: Partial<NewVersion>, locale?: string) => {
    const email = actors.newAddress();
    const { versionId } = await actors.seed(version);
    const { id } = await actors.send(versionId, { email }, locale);
    const states = await actors.until(id, 'sent');
    const [mail, ...others] = mailsTo(email);
    if (mail === undefined) throw new Error('There is no mail.');
    expect(others).toEqual([]);
    return { id, email, mail, states };
  };

  test('says what the designer wrote, with the answers and the number', async () => {
    const { mail } = await sendAndRead({});
    expect(mail.subject).toMatch(/^Ontvangen van Ada: [A-Z]+-\d{6}$/);
    expect(mail.text).toContain('Beste Ada,\n\nU vroeg er 3.');
    expect(mail.text).toMatch(/Uw nummer: [A-Z]+-\d{6}\nOntvangen op: /);
    expect(mail.text).toContain('Met vriendelijke groet,\nGemeente demo');
    expect(mail.attachments).toEqual([]);
  });

  test('never shows a BSN, nor an answer marked sensitive, in its text, table or PDF', async () => {
    const { mail } = await sendAndRead({
      settings: {
        ...settings,
        'confirmation_mail.has_answers': true,
        'confirmation_mail.has_pdf': true,
      },
    });
    const pdf = await readPdf(new Uint8Array(mail.attachments?.[0]?.content ?? []));
    for (const text of [mail.text, mail.html, pdf.text]) {
      expect(text).toContain('Ada');
      expect(text).not.toContain('111222333');
      expect(text).not.toMatch(/1970/);
    }
    expect(mail.text).toContain('BSN ••••••333');
    expect(mail.text).toContain('Geboren: ••••••');
  });

  test('writes answers as text into its HTML, and no link that a visitor typed', async () => {
    const email = actors.newAddress();
    const { versionId } = await actors.seed({
      settings: { ...settings, 'confirmation_mail.has_answers': true },
    });
    const name = '<img src=x> https://evil.example/pay';
    const { id } = await actors.send(versionId, { email, name });
    await actors.until(id, 'sent');
    const [mail] = mailsTo(email);
    expect(mail?.html).toContain('&lt;img src=x&gt; (link weggelaten)');
    expect(`${mail?.html ?? ''}${mail?.text ?? ''}${mail?.subject ?? ''}`).not.toContain('evil');
  });

  test('is in the language that the form was filled in, else in the form’s own', async () => {
    const translated = {
      settings: { ...settings, 'translations.least_percent': 1 },
      languages: ['nl', 'en'],
      translations: {
        en: {
          title: 'Report',
          'settings.confirmation_mail.subject': 'Received from {{ {name} }}',
          'settings.confirmation_mail.text': 'Dear {{ {name} }},',
        },
      },
    };
    const english = await sendAndRead(translated, 'en-GB');
    expect(english.mail.subject).toBe('Received from Ada');
    expect(english.mail.text).toMatch(/^Dear Ada,\n\nYour number: /);
    expect(english.mail.html).toContain('<html lang="en">');
    const german = await sendAndRead(translated, 'de-DE');
    expect(german.mail.text).toContain('Uw nummer');
  });

  test('has a text of its own where the designer wrote none', async () => {
    const { mail } = await sendAndRead({
      settings: { ...settings, 'confirmation_mail.text': '' },
    });
    expect(mail.text).toContain('Wij hebben uw formulier "Melding doen" ontvangen.');
  });

  test('has the answers as a PDF when the form is set to', async () => {
    const { mail } = await sendAndRead({
      settings: { ...settings, 'confirmation_mail.has_pdf': true },
    });
    const [pdf] = mail.attachments ?? [];
    expect(pdf?.fileName).toMatch(/^[A-Z]+-\d{6}\.pdf$/);
    expect(mail.text).toContain('Uw antwoorden staan in de bijlage.');
  });

  test('is shown to staff with a masked address, and logged without one', async () => {
    const { id, email, states } = await sendAndRead({});
    expect(states).toMatchObject([
      { kind: 'confirmation', state: 'sent', recipient: `${email.slice(0, 1)}•••@voorbeeld.nl` },
    ]);
    expect(await loggedActions(server, id)).toEqual([
      { action: 'submission.mail_sent', details: { name: 'confirmation' } },
    ]);
    const { rows } = await server.pool.query('select * from submission_mails');
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(rows.some(({ sealed_recipient: sealed }) => String(sealed).includes(email))).toBe(false);
  });

  test.each([
    ['the form sends none', { settings: {} }, {}],
    ['the address is not given', {}, { email: null }],
    [
      'the form sends none any more',
      { settings: { ...settings, 'confirmation_mail.is_enabled': false } },
      {},
    ],
  ])('is not made when %s', async (_, version, answers) => {
    const { versionId } = await actors.seed(version);
    const { id } = await actors.send(versionId, { email: actors.newAddress(), ...answers });
    expect(await actors.read(id)).toEqual([]);
  });

  test('is sent once the address is confirmed, and only once for repeated completion', async () => {
    const { versionId } = await actors.seed({
      submission_settings: { is_public: true, verification_field: 'email' },
    });
    const email = actors.newAddress();
    const key = `attempt-${email}`;
    const own = await actors.send(versionId, { email }, 'nl-NL', key);
    await actors.send(versionId, { email }, 'nl-NL', key);
    expect(await actors.read(own.id)).toEqual([]);
    const code = await vi.waitUntil(
      () => /\b\d{6}\b/.exec(mailsTo(email)[0]?.text ?? '')?.[0],
      15_000,
    );
    await server.client(server.tenants.demo).verifySubmission({
      params: { id: own.id },
      headers: { 'x-submission-key': own.public_key ?? '' },
      body: { code },
    });
    await actors.send(versionId, { email }, 'nl-NL', key);
    expect(await actors.until(own.id, 'sent')).toHaveLength(1);
  });

  test('stops at ten an hour to one recipient; every submission is accepted', async () => {
    const { versionId } = await actors.seed();
    const email = actors.newAddress();
    const sent = [];
    for (let turn = 0; turn < 12; turn += 1) sent.push(await actors.send(versionId, { email }));
    const mails = await Promise.all(sent.map(({ id }) => actors.until(id, 'sent', 'limited')));
    const states = mails.flat().map(({ state }) => state);
    expect(states.filter((state) => state === 'sent')).toHaveLength(10);
    expect(mailsTo(email)).toHaveLength(10);
  });

  test('is deleted with its submission', async () => {
    const { id } = await sendAndRead({});
    await server.pool.query('delete from submissions where id = $1', [id]);
    const { rows } = await server.pool.query(
      'select * from submission_mails where submission_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });
});

describe('the confirmation mail and a mail server', () => {
  let smtp: SmtpService;
  let server: TestServer;
  let actors: ReturnType<typeof actorsOn>;

  beforeAll(async () => {
    smtp = await startSmtpService();
    server = await startTestServer({
      database: 'embedded',
      environment: { SMTP_URL: smtp.url, MAIL_FROM: 'formulieren@gemeente.example' },
    });
    actors = actorsOn(server, await server.signIn(server.tenants.demo, { isRoot: true }));
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });

  const send = async () => {
    const { versionId } = await actors.seed();
    const { id } = await actors.send(versionId, { email: actors.newAddress() });
    return id;
  };
  const messageIds = () => smtp.mails.map((mail) => /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? '');

  test('has a message id of its own and is sent to the one address', async () => {
    const id = await send();
    const [mail] = await actors.until(id, 'sent');
    expect(messageIds()).toEqual([`<${mail?.id ?? ''}@gemeente.example>`]);
  });

  test('is sent again after a fault, under the same message id', async () => {
    smtp.answer({ isCutOff: true });
    const before = smtp.mails.length;
    const id = await send();
    await vi.waitUntil(() => smtp.mails.length > before, 15_000);
    expect((await actors.read(id))[0]?.state).toBe('waiting');
    smtp.answer({});
    await actors.until(id, 'sent');
    const again = messageIds().slice(before);
    expect(again.length).toBeGreaterThan(1);
    expect(new Set(again).size).toBe(1);
  });

  test('fails when the mail server rejects the recipient; the submission stays', async () => {
    smtp.answer({ recipient: '550 no such mailbox' });
    const id = await send();
    await actors.until(id, 'failed');
    expect(await loggedActions(server, id)).toEqual([
      { action: 'submission.mail_failed', details: { name: 'confirmation' } },
    ]);
    const { rows } = await server.pool.query('select status from submissions where id = $1', [id]);
    expect(rows).toEqual([{ status: 'final' }]);
    smtp.answer({});
  });
});
