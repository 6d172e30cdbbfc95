import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedForm } from '../../../testing/seed-form.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const hourMs = 3_600_000;

describe.each(databases)('going on with a draft under review on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  interface Own {
    readonly id: string;
    readonly key: string;
  }

  const visitor = (reviewKey?: string) =>
    server.client(
      server.tenants.demo,
      reviewKey === undefined ? {} : { authorization: `Review ${reviewKey}` },
    );
  const newAddress = () => `${server.runtime.createId()}@voorbeeld.nl`;
  const request = ({ id, key }: Own) => ({ params: { id }, headers: { 'x-submission-key': key } });
  const resume = (own: Own, reviewKey?: string) =>
    visitor(reviewKey).resumeSubmission({ ...request(own), body: {} });

  /** Creates a version that is proposed in the test environment, and a review link to it. */
  const propose = async () => {
    const { formId, versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      publishedIn: [],
    });
    const params = { id: versionId, environment: 'test' } as const;
    await root.client.proposeVersion({ params, body: {} });
    const { data } = await root.client.createReviewLink({ params, body: { hours: 2 } });
    return {
      formId,
      versionId,
      params,
      reviewKey: new URL(data.url).hash.slice('#review='.length),
    };
  };

  const begin = async (versionId: string, reviewKey: string): Promise<Own> => {
    const { data } = await visitor(reviewKey).createSubmission({
      body: {
        form_version_id: versionId,
        environment: 'test',
        data: { name: 'Ada' },
        status: 'draft',
      },
    });
    return { id: data.id, key: data.public_key ?? '' };
  };

  /** Requests the mail, and parses its link. */
  const mailLink = async (own: Own, reviewKey: string) => {
    const email = newAddress();
    await visitor(reviewKey).mailResumeLink({ ...request(own), body: { email } });
    const mails = () =>
      (server.mailbox?.list(server.tenants.demo) ?? []).filter(({ to }) => to === email);
    const { text } = await vi.waitUntil(() => mails()[0], 15_000);
    const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
    const found = /^#review=([\w-]+)&fb-resume=([^.]+)\.(.+)$/.exec(link.hash) ?? [];
    const [, passKey = '', id = '', key = ''] = found;
    return { link, passKey, own: { id, key } };
  };

  test('a mailed link gives a visitor without an account the form and the draft, as a test', async () => {
    const { formId, versionId, reviewKey } = await propose();
    const { link, passKey, own } = await mailLink(await begin(versionId, reviewKey), reviewKey);
    expect(link.pathname).toBe(`/renderreview/${formId}/test`);
    expect(passKey).not.toBe(reviewKey);
    const shown = await visitor(passKey).getPublicForm({
      params: { id: formId },
      query: { environment: 'test' },
    });
    expect(shown.data.version_id).toBe(versionId);
    const { data } = await resume(own, passKey);
    expect(data).toMatchObject({
      answers: { name: 'Ada' },
      form: { version_id: versionId, is_test: true },
      successor: null,
    });
    const sent = await visitor(passKey).updateSubmission({
      params: { id: own.id },
      headers: { 'x-submission-key': own.key },
      body: { data: { name: 'Ada' }, status: 'final' },
    });
    expect(sent.data).toMatchObject({ status: 'final', is_test: true });
  });

  test('it leads to the page under review also once the version is published', async () => {
    const { formId, versionId, params, reviewKey } = await propose();
    const own = await begin(versionId, reviewKey);
    await root.client.publishVersion({ params, body: {} });
    const { link, passKey, own: mailed } = await mailLink(own, reviewKey);
    expect(`${link.pathname}${link.search}`).toBe(`/renderreview/${formId}/test`);
    expect((await resume(mailed, passKey)).data.answers).toMatchObject({ name: 'Ada' });
  });

  test('it lasts no longer than the link that the form was opened by', async () => {
    const { versionId, reviewKey } = await propose();
    const own = await begin(versionId, reviewKey);
    server.advance(hourMs);
    const { passKey, own: mailed } = await mailLink(own, reviewKey);
    server.advance(hourMs + 1);
    expect(await refusalCode(resume(mailed, passKey))).toBe('review_link_invalid');
    server.advance(-2 * hourMs - 1);
  });

  test('the key of the draft opens nothing without a link, and not with that of another version', async () => {
    const { versionId, reviewKey } = await propose();
    const other = await propose();
    const own = await begin(versionId, reviewKey);
    expect(await refusalCode(resume(own))).toBe('environment_not_allowed');
    expect(await refusalCode(resume(own, other.reviewKey))).toBe('review_link_invalid');
    const mail = visitor(other.reviewKey).mailResumeLink({
      ...request(own),
      body: { email: newAddress() },
    });
    expect(await refusalCode(mail)).toBe('review_link_invalid');
  });

  test('a link without the key of the draft opens no draft', async () => {
    const { versionId, reviewKey } = await propose();
    const own = await begin(versionId, reviewKey);
    const [mine, yours] = [await begin(versionId, reviewKey), await mailLink(own, reviewKey)];
    const mixed = { id: mine.id, key: yours.own.key };
    expect(await refusalCode(resume(mixed, yours.passKey))).toBe('not_found');
    const elsewhere = server.client(server.tenants.other, {
      authorization: `Review ${yours.passKey}`,
    });
    const stolen = elsewhere.resumeSubmission({ ...request(yours.own), body: {} });
    expect(await refusalCode(stolen)).toBe('not_found');
  });

  test('a draft on the device continues in the version under review, and in no other', async () => {
    const { formId, versionId, reviewKey } = await propose();
    const read = (version: string, key?: string) =>
      visitor(key).getDraftVersion({
        params: { id: formId, version },
        query: { environment: 'test' },
      });
    const { data } = await read(versionId, reviewKey);
    expect(data).toMatchObject({ form: { version_id: versionId, is_test: true }, successor: null });
    expect(await refusalCode(read(versionId))).toBe('environment_not_allowed');
    const { versionId: another } = await propose();
    expect(await refusalCode(read(another, reviewKey))).toBe('review_link_invalid');
  });

  test('keeps the keys of mailed links out of logs, jobs and database', async () => {
    const { versionId, reviewKey } = await propose();
    const { passKey, own } = await mailLink(await begin(versionId, reviewKey), reviewKey);
    await resume(own, passKey);
    const { rows } = await server.pool.query('select data::text as data from jobs.job');
    const links = await server.transaction(server.tenants.demo)((tx) =>
      tx.selectFrom('review_links').selectAll().execute(),
    );
    const stored = JSON.stringify([rows, links]);
    for (const key of [passKey, reviewKey, own.key]) {
      expect(stored).not.toContain(key);
      expect(server.logLines.join('\n')).not.toContain(key);
    }
  });
});
