import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { refusalCode } from '../../../testing/refusal.ts';

const minuteMs = 60_000;

describe.each(databases)('going on with a draft on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  const visitor = () => server.client(server.tenants.demo);
  const seed = (submissionSettings: object = {}) =>
    seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: { submission_settings: { is_public: true, ...submissionSettings } },
    });

  interface Own {
    readonly id: string;
    readonly key: string;
  }

  /** Creates a draft, with the key that the visitor's device stores. */
  const begin = async (versionId: string, members: object = {}): Promise<Own> => {
    const { data } = await visitor().createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: 'Ada' }, status: 'draft', ...members },
    });
    return { id: data.id, key: data.public_key ?? '' };
  };
  const request = ({ id, key }: Own) => ({
    params: { id },
    headers: { 'x-submission-key': key },
  });
  const resume = (own: Own, code?: string) =>
    visitor().resumeSubmission({ ...request(own), body: code === undefined ? {} : { code } });
  const change = (own: Own, body: object, ifMatch?: string) =>
    visitor().updateSubmission({
      params: { id: own.id },
      headers: {
        'x-submission-key': own.key,
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      body: { data: { name: 'Ada' }, status: 'draft', ...body },
    });

  const mailsTo = (address: string) =>
    (server.mailbox?.list(server.tenants.demo) ?? []).filter(({ to }) => to === address);
  /** Returns the next mail to an address, once it has arrived. */
  const mailTo = (address: string) => vi.waitUntil(() => mailsTo(address)[0], 15_000);
  const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
  const newAddress = () => `${server.runtime.createId()}@voorbeeld.nl`;

  /** Requests the mail, and parses its link. */
  const mailLink = async (own: Own, email = newAddress()) => {
    await visitor().mailResumeLink({ ...request(own), body: { email } });
    const { text } = await mailTo(email);
    const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
    const [, id = '', key = ''] = /^#fb-resume=([^.]+)\.(.+)$/.exec(link.hash) ?? [];
    return { email, link, own: { id, key } };
  };

  test('gives the answers, the page and the form to a visitor with the key', async () => {
    const { versionId, formId } = await seed();
    const own = await begin(versionId, { context: { page: 'first' }, is_saved: true });
    const { data } = await resume(own);
    expect(data).toMatchObject({
      id: own.id,
      status: 'draft',
      answers: { name: 'Ada' },
      context: { page: 'first' },
      public_key: null,
      successor: null,
      form: { id: formId, version_id: versionId },
    });
    expect(data.saved_at).not.toBeNull();
  });

  test('is refused with another key, without one, and for another tenant', async () => {
    const { versionId } = await seed();
    const own = await begin(versionId);
    const other = await begin(versionId);
    expect(await refusalCode(resume({ id: own.id, key: other.key }))).toBe('not_found');
    expect(await refusalCode(resume({ id: own.id, key: '' }))).toBe('not_found');
    const elsewhere = server.client(server.tenants.other);
    const call = elsewhere.resumeSubmission({ ...request(own), body: {} });
    expect(await refusalCode(call)).toBe('not_found');
  });

  test('takes an abortion back', async () => {
    const { versionId } = await seed();
    const own = await begin(versionId, { is_saved: true, is_aborted: true });
    const state = async () =>
      (await root.client.getSubmission({ params: { id: own.id } })).data.state;
    expect(await state()).toBe('saved_and_aborted');
    await resume(own);
    expect(await state()).toBe('saved');
  });

  test('is refused once the form was sent', async () => {
    const { versionId } = await seed();
    const own = await begin(versionId);
    await change(own, { status: 'final' });
    expect(await refusalCode(resume(own))).toBe('transition_not_allowed');
  });

  test('a write on a draft that another tab wrote since is stale, and changes nothing', async () => {
    const { versionId } = await seed();
    const own = await begin(versionId);
    const { data: first } = await change(own, { data: { name: 'Grace' } }, '"1"');
    expect(first.revision).toBe(2);
    expect(await refusalCode(change(own, { data: { name: 'Ada' } }, '"1"'))).toBe('stale');
    expect((await resume(own)).data.answers).toMatchObject({ name: 'Grace' });
  });

  describe('by mail', () => {
    test('a link opens the draft on any device, with a key of its own', async () => {
      const { versionId, formId } = await seed();
      const first = await begin(versionId);
      const { link, own } = await mailLink(first);
      expect(link.pathname).toBe(`/render/${formId}`);
      expect(link.search).toBe('?omgeving=production');
      expect(own.id).toBe(first.id);
      expect(own.key).not.toBe(first.key);
      expect((await resume(own)).data.answers).toMatchObject({ name: 'Ada' });
      await change(own, { data: { name: 'Grace' } });
      expect((await resume(first)).data.answers).toMatchObject({ name: 'Grace' });
    });

    test('marks the draft as saved', async () => {
      const { versionId } = await seed();
      const own = await begin(versionId);
      await mailLink(own);
      const { data } = await root.client.getSubmission({ params: { id: own.id } });
      expect(data.state).toBe('saved');
    });

    test('is refused for what is no address, and after five links', async () => {
      const { versionId } = await seed();
      const own = await begin(versionId);
      const mail = (email: string) =>
        visitor().mailResumeLink({ ...request(own), body: { email } });
      expect(await refusalCode(mail('geen adres'))).toBe('invalid');
      for (let count = 0; count < 5; count += 1) await mailLink(own);
      expect(await refusalCode(mail(newAddress()))).toBe('too_many_requests');
    });

    test('keeps keys and addresses out of the log', async () => {
      const { versionId } = await seed();
      const { own, email } = await mailLink(await begin(versionId));
      await resume(own);
      const log = server.logLines.join('\n');
      expect(log).not.toContain(own.key);
      expect(log).not.toContain(email);
    });
  });

  describe('after a newer version', () => {
    const publishNext = async (formId: string, settings: object = {}) => {
      const { data: next } = await root.client.createVersion({ body: { form_id: formId } });
      await root.client.updateVersion({
        params: { id: next.id },
        headers: { 'if-match': `"${String(next.revision)}"` },
        body: { submission_settings: { is_public: true, ...settings } },
      });
      const params = { id: next.id, environment: 'production' } as const;
      await root.client.publishVersion({ params, body: {} });
      return next.id;
    };

    test('a draft continues in its own version', async () => {
      const { formId, versionId } = await seed();
      const own = await begin(versionId);
      await publishNext(formId);
      const { data } = await resume(own);
      expect(data.form.version_id).toBe(versionId);
      expect(data.successor).toBeNull();
      expect((await change(own, { status: 'final' })).data.title).toBe('PF-000001');
    });

    test('a draft moves to a newer version that is set to take drafts', async () => {
      const { formId, versionId } = await seed();
      const own = await begin(versionId);
      const next = await publishNext(formId, { may_finish_older: false });
      const { data } = await resume(own);
      expect(data.successor?.version_id).toBe(next);
      expect(await refusalCode(change(own, { status: 'final' }))).toBe('form_not_published');
      await change(own, { form_version_id: next });
      expect((await resume(own)).data).toMatchObject({
        form: { version_id: next },
        successor: null,
      });
      expect((await change(own, { status: 'final' })).data.status).toBe('final');
    });

    test('it can be saved but not sent when nothing is published any more', async () => {
      const { versionId } = await seed();
      const own = await begin(versionId);
      await root.client.withdrawVersion({
        params: { id: versionId, environment: 'production' },
        body: {},
      });
      expect(await refusalCode(change(own, { status: 'final' }))).toBe('form_not_published');
      expect(await refusalCode(resume(own))).toBe('form_not_published');
      expect((await change(own, { data: { name: 'Grace' } })).data.status).toBe('draft');
    });

    test('it does not move to a version of another form, or one that is not shown', async () => {
      const { formId, versionId } = await seed();
      const other = await seed();
      const own = await begin(versionId);
      const { data: unpublished } = await root.client.createVersion({ body: { form_id: formId } });
      const move = (id: string) => refusalCode(change(own, { form_version_id: id }));
      expect(await move(other.versionId)).toBe('form_not_found');
      expect(await move(unpublished.id)).toBe('form_not_published');
    });

    test('a device that began in it can read the older version, but none that was never shown', async () => {
      const { formId, versionId } = await seed();
      const next = await publishNext(formId, { may_finish_older: false });
      const read = (version: string) =>
        visitor().getDraftVersion({ params: { id: formId, version }, query: {} });
      const { data } = await read(versionId);
      expect(data.form.version_id).toBe(versionId);
      expect(data.successor?.version_id).toBe(next);
      const { data: draft } = await root.client.createVersion({ body: { form_id: formId } });
      expect(await refusalCode(read(draft.id))).toBe('form_not_published');
    });
  });

  describe('an attempt whose answer was lost', () => {
    const sendWith = (versionId: string, key: string, data: object) =>
      visitor().createSubmission({
        headers: { 'idempotency-key': key },
        body: { form_version_id: versionId, data: { ...data }, status: 'final' },
      });

    test('returns its result to a visitor with its key', async () => {
      const { versionId } = await seed();
      const key = `attempt-${server.runtime.createId()}`;
      const { data: sent } = await sendWith(versionId, key, { name: 'Ada' });
      expect(await refusalCode(sendWith(versionId, key, { name: 'Grace' }))).toBe(
        'attempt_differs',
      );
      const { data } = await visitor().findAttempt({ headers: { 'idempotency-key': key } });
      expect(data).toEqual(sent);
      const unknown = visitor().findAttempt({ headers: { 'idempotency-key': 'never-came' } });
      expect(await refusalCode(unknown)).toBe('not_found');
    });
  });

  // Must be the last test: advancing the clock ends the sign-ins.
  describe('with a code', () => {
    const begun = async () => {
      const { versionId } = await seed({ resume_code: true });
      return mailLink(await begin(versionId));
    };
    const askCode = async ({ own, email }: Awaited<ReturnType<typeof begun>>) => {
      const before = mailsTo(email).length;
      await visitor().requestResumeCode(request(own));
      await vi.waitUntil(() => mailsTo(email).length > before, 15_000);
      return codeIn(mailsTo(email)[0]?.text ?? '');
    };

    test('the link alone opens nothing and changes nothing', async () => {
      const { own } = await begun();
      expect(await refusalCode(resume(own))).toBe('code_needed');
      expect(await refusalCode(change(own, {}))).toBe('code_needed');
      expect(await refusalCode(visitor().getOwnSubmission(request(own)))).toBe('code_needed');
    });

    test('the code opens the draft and returns a key that needs no code', async () => {
      const saved = await begun();
      const code = await askCode(saved);
      const { data } = await resume(saved.own, code);
      expect(data.answers).toMatchObject({ name: 'Ada' });
      const own = { id: saved.own.id, key: data.public_key ?? '' };
      expect((await resume(own)).data.public_key).toBeNull();
      expect(await refusalCode(resume(saved.own, code))).toBe('code_expired');
    });

    test('five wrong codes end it, the right one included', async () => {
      const saved = await begun();
      const code = await askCode(saved);
      const wrong = code === '000000' ? '000001' : '000000';
      const answers: string[] = [];
      for (let count = 0; count < 5; count += 1)
        answers.push(await refusalCode(resume(saved.own, wrong)));
      expect(answers).toEqual([
        'code_wrong',
        'code_wrong',
        'code_wrong',
        'code_wrong',
        'code_expired',
      ]);
      expect(await refusalCode(resume(saved.own, code))).toBe('code_expired');
    });

    test('tries at the same moment do not share one', async () => {
      const saved = await begun();
      const code = await askCode(saved);
      const wrong = code === '000000' ? '000001' : '000000';
      await Promise.all(Array.from({ length: 8 }, () => refusalCode(resume(saved.own, wrong))));
      expect(await refusalCode(resume(saved.own, code))).toBe('code_expired');
    });

    test('a new code replaces the one before, once a minute and five an hour', async () => {
      server.startWindow(3_600_000);
      const saved = await begun();
      const first = await askCode(saved);
      expect(await refusalCode(visitor().requestResumeCode(request(saved.own)))).toBe(
        'too_many_requests',
      );
      server.advance(minuteMs);
      const second = await askCode(saved);
      if (first !== second) {
        expect(await refusalCode(resume(saved.own, first))).toBe('code_wrong');
      }
      expect((await resume(saved.own, second)).data.answers).toMatchObject({ name: 'Ada' });
      for (let count = 0; count < 3; count += 1) {
        server.advance(minuteMs);
        await visitor().requestResumeCode(request(saved.own));
      }
      server.advance(minuteMs);
      expect(await refusalCode(visitor().requestResumeCode(request(saved.own)))).toBe(
        'too_many_requests',
      );
    });

    test('a code is worth nothing after 15 minutes', async () => {
      const saved = await begun();
      const code = await askCode(saved);
      server.advance(15 * minuteMs);
      expect(await refusalCode(resume(saved.own, code))).toBe('code_expired');
    });

    test('keeps no code and no key in the database', async () => {
      const saved = await begun();
      const code = await askCode(saved);
      const { rows } = await server.pool.query('select data::text as data from jobs.job');
      const stored = await server.transaction(server.tenants.demo)(async (tx) =>
        JSON.stringify([
          rows,
          await tx.selectFrom('submission_codes').selectAll().execute(),
          await tx.selectFrom('submission_keys').selectAll().execute(),
        ]),
      );
      expect(stored).not.toContain(`"${code}"`);
      expect(stored).not.toContain(saved.own.key);
      expect(stored).not.toContain(saved.email);
    });
  });
});
