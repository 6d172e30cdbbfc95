import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { refusalCode } from '../../../testing/refusal.ts';

const emailQuestion: Field = {
  id: 'email',
  short_id: 'mail',
  type: 'email',
  label: 'Uw e-mailadres',
};

describe.each(databases)('two-step verification on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  const visitor = () => server.client(server.tenants.demo);
  const seed = () =>
    seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: {
        pages: onePage([...questions, emailQuestion]),
        submission_settings: { is_public: true, verification_field: 'email' },
      },
    });
  const newAddress = () => `${server.runtime.createId()}@voorbeeld.nl`;
  const mailsTo = (address: string) =>
    (server.mailbox?.list(server.tenants.demo) ?? []).filter(({ to }) => to === address);

  interface Own {
    readonly id: string;
    readonly key: string;
  }
  const request = ({ id, key }: Own) => ({
    params: { id },
    headers: { 'x-submission-key': key },
  });
  const send = async (versionId: string, data: object) => {
    const { data: own } = await visitor().createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: 'Ada', ...data }, status: 'final' },
    });
    return { ...own, key: own.public_key ?? '' };
  };
  /** Submits a form, and returns it with the mailed code. */
  const sendWithCode = async () => {
    const { versionId } = await seed();
    const email = newAddress();
    const own = await send(versionId, { email });
    return { own, email, versionId, code: await codeFor(email) };
  };
  const codeFor = async (email: string, count = 1) => {
    const mails = await vi.waitUntil(() => {
      const found = mailsTo(email);
      return found.length >= count && found;
    }, 15_000);
    return /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '';
  };
  const verify = (own: Own, code: string) =>
    visitor().verifySubmission({ ...request(own), body: { code } });
  const other = (code: string) => (code === '111111' ? '222222' : '111111');

  test('a submission waits, without a number, until the code is entered', async () => {
    const { own, code } = await sendWithCode();
    expect(own).toMatchObject({ status: 'draft', awaits: 'verification', title: null });
    const { data: waiting } = await root.client.getSubmission({ params: { id: own.id } });
    expect(waiting.state).toBe('pending_verification');
    const { data } = await verify(own, code);
    expect(data).toMatchObject({ status: 'final', awaits: null, title: 'PF-000001' });
  });

  test('takes a code that was pasted with a space in it', async () => {
    const { own, code } = await sendWithCode();
    const { data } = await verify(own, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(data.status).toBe('final');
  });

  test('refuses another code, another key and another tenant', async () => {
    const { own, code } = await sendWithCode();
    expect(await refusalCode(verify(own, other(code)))).toBe('code_wrong');
    expect(await refusalCode(verify({ id: own.id, key: 'x' }, code))).toBe('not_found');
    const elsewhere = server.client(server.tenants.other);
    const call = elsewhere.verifySubmission({ ...request(own), body: { code } });
    expect(await refusalCode(call)).toBe('not_found');
  });

  test('completes once when the code is entered twice at the same moment', async () => {
    const { own, code, versionId } = await sendWithCode();
    const outcomes = await Promise.allSettled([verify(own, code), verify(own, code)]);
    const titles = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value.data.title] : [],
    );
    expect(new Set(titles)).toEqual(new Set(['PF-000001']));
    const next = await send(versionId, { email: newAddress() });
    expect(next.title).toBeNull();
    const { data } = await root.client.getSubmission({ params: { id: own.id } });
    expect(data.state).toBe('completed');
  });

  test('other answers withdraw the submission; another address needs a new code', async () => {
    const { own, code } = await sendWithCode();
    const again = newAddress();
    const change = (status: 'draft' | 'final') =>
      visitor().updateSubmission({
        ...request(own),
        body: { data: { name: 'Ada', email: again }, status },
      });
    expect((await change('draft')).data.awaits).toBeNull();
    expect(await refusalCode(verify(own, code))).toBe('transition_not_allowed');
    expect((await change('final')).data.awaits).toBe('verification');
    const fresh = await codeFor(again);
    if (fresh !== code) expect(await refusalCode(verify(own, code))).toBe('code_wrong');
    expect((await verify(own, fresh)).data.status).toBe('final');
  });

  test('a new code replaces the one before', async () => {
    server.startWindow(60_000);
    const { own, email, code } = await sendWithCode();
    const ask = () => visitor().requestVerificationCode(request(own));
    expect(await refusalCode(ask())).toBe('too_many_requests');
    server.advance(60_000);
    await ask();
    const fresh = await codeFor(email, 2);
    if (fresh !== code) expect(await refusalCode(verify(own, code))).toBe('code_wrong');
    expect((await verify(own, fresh)).data.status).toBe('final');
  });

  test('requires nothing without an address', async () => {
    const { versionId } = await seed();
    expect(await send(versionId, {})).toMatchObject({ status: 'final', awaits: null });
  });

  test('uses the language of the visitor', async () => {
    const { versionId } = await seed();
    const email = newAddress();
    await server.client(server.tenants.demo, { 'accept-language': 'de' }).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: 'Ada', email }, status: 'final' },
    });
    await codeFor(email);
    expect(mailsTo(email)[0]?.subject).toContain('ist Ihr Code');
  });
});

describe('without a mail server in production', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      database: 'embedded',
      environment: { NODE_ENV: 'production' },
    });
  });
  afterAll(() => server.stop());

  test('refuses what needs mail, and shows no mailbox', async () => {
    const { demo } = server.tenants;
    const root = await server.signIn(demo, { isRoot: true });
    const { versionId } = await seedForm(server, demo, { actor: { id: root.id, name: 'x' } });
    const { data: own } = await server.client(demo).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: 'Ada' }, status: 'draft' },
    });
    const call = server.client(demo).mailResumeLink({
      params: { id: own.id },
      headers: { 'x-submission-key': own.public_key ?? '' },
      body: { email: 'ada@voorbeeld.nl' },
    });
    expect(await refusalCode(call)).toBe('mail_unavailable');
    expect(server.mailbox).toBeNull();
    expect((await server.fetch(demo)('/dev/mailbox')).status).toBe(404);
  });
});
