import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedForm } from '../../testing/seed-form.ts';
import { refusalCode } from '../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

const hourMs = 3_600_000;

describe.each(databases)('a version under review on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let reviewer: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    reviewer = await server.signIn(server.tenants.demo, {
      permissions: ['form-read', 'form-review-test'],
    });
  });
  afterAll(() => server.stop());

  type Environment = 'test' | 'production';
  const propose = async (environment: Environment) => {
    const seeded = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      publishedIn: [],
    });
    await root.client.proposeVersion({ params: { id: seeded.versionId, environment }, body: {} });
    return seeded;
  };
  const link = async (id: string, environment: Environment, by = root, hours = 72) => {
    const params = { id, environment };
    const { data } = await by.client.createReviewLink({ params, body: { hours } });
    const url = new URL(data.url);
    return { ...data, url, key: url.hash.replace('#review=', '') };
  };
  const visitor = (key?: string) =>
    server.client(server.tenants.demo, key === undefined ? {} : { authorization: `Review ${key}` });
  const read = (id: string, environment: Environment, key?: string) =>
    visitor(key).getPublicForm({ params: { id }, query: { environment } });

  test('is shown by its link, as a test, to a visitor without an account', async () => {
    const { formId, versionId } = await propose('production');
    const { url, key } = await link(versionId, 'production');
    expect(url.pathname).toBe(`/renderreview/${formId}/production`);
    const { data } = await read(formId, 'production', key);
    expect(data).toMatchObject({ version_id: versionId, is_test: true });
    expect(await refusalCode(read(formId, 'production'))).toBe('form_not_published');
  });

  test('takes what is sent by the link as a test, which has numbers of its own', async () => {
    const { versionId } = await propose('production');
    const { key } = await link(versionId, 'production');
    const body = { form_version_id: versionId, data: { name: 'Ada' }, status: 'final' as const };
    const { data } = await visitor(key).createSubmission({ body });
    expect(data).toMatchObject({ is_test: true, title: 'PF-000001' });
    expect(await refusalCode(visitor().createSubmission({ body }))).toBe('form_not_published');
  });

  test('lets a draft of a reviewer be finished', async () => {
    const { versionId } = await propose('production');
    const { key } = await link(versionId, 'production');
    const draft = await visitor(key).createSubmission({
      body: { form_version_id: versionId, data: {}, status: 'draft' },
    });
    const { data } = await visitor(key).updateSubmission({
      params: { id: draft.data.id },
      headers: { 'x-submission-key': draft.data.public_key ?? '' },
      body: { data: { name: 'Ada' }, status: 'final' },
    });
    expect(data).toMatchObject({ status: 'final', is_test: true });
  });

  test('opens nothing else: no other form, version or environment', async () => {
    const [one, other] = [await propose('test'), await propose('test')];
    const { key } = await link(one.versionId, 'test');
    expect(await refusalCode(read(other.formId, 'test', key))).toBe('review_link_invalid');
    expect(await refusalCode(read(one.formId, 'production', key))).toBe('review_link_invalid');
    const body = {
      form_version_id: other.versionId,
      data: { name: 'x' },
      status: 'final' as const,
    };
    expect(
      await refusalCode(visitor(key).createSubmission({ body: { ...body, environment: 'test' } })),
    ).toBe('review_link_invalid');
    expect(await refusalCode(visitor(key).listForms())).toBe('not_authenticated');
  });

  test('is closed when the link is over, wrong, or the version is rejected', async () => {
    const { formId, versionId } = await propose('test');
    const { key, expires_at } = await link(versionId, 'test', root, 1);
    expect(Date.parse(expires_at) - server.runtime.now()).toBeLessThanOrEqual(hourMs);
    await read(formId, 'test', key);
    expect(await refusalCode(read(formId, 'test', 'wrong'))).toBe('review_link_invalid');
    server.advance(hourMs + 1);
    expect(await refusalCode(read(formId, 'test', key))).toBe('review_link_invalid');
    server.advance(-hourMs - 1);
    const { key: next } = await link(versionId, 'test');
    await root.client.rejectVersion({
      params: { id: versionId, environment: 'test' },
      body: { remark: 'Nog niet' },
    });
    expect(await refusalCode(read(formId, 'test', next))).toBe('review_link_invalid');
  });

  test('is shared by a user who may propose or review it there, and the logbook records it', async () => {
    const { versionId } = await propose('test');
    await link(versionId, 'test', reviewer);
    const lines = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select(['action', 'actor_id'])
        .where('subject_id', '=', versionId)
        .where('action', '=', 'version.shared')
        .execute(),
    );
    expect(lines).toEqual([{ action: 'version.shared', actor_id: reviewer.id }]);
    const production = await propose('production');
    expect(await refusalCode(link(production.versionId, 'production', reviewer))).toBe('forbidden');
  });

  test('has no link before it is proposed', async () => {
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      publishedIn: [],
    });
    expect(await refusalCode(link(versionId, 'test'))).toBe('transition_not_allowed');
  });

  test('keeps the key of its link out of logs and database', async () => {
    const { formId, versionId } = await propose('test');
    const { key } = await link(versionId, 'test');
    await read(formId, 'test', key);
    expect(server.logLines.join()).not.toContain(key);
    const { rows } = await server.pool.query<{ found: boolean }>(
      `select exists (select from review_links where encode(key_hash, 'escape') = $1) as found`,
      [key],
    );
    expect(rows[0]?.found).toBe(false);
  });

  test('has a page that requests nothing before it has the key', async () => {
    const { formId } = await propose('test');
    const page = await server.fetch(server.tenants.demo)(`/renderreview/${formId}/test`);
    const html = await page.text();
    expect(html).toContain(`data-form-id="${formId}" data-needs-key environment="test"`);
    expect(html).not.toContain(' form-id=');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const script = await server.fetch(server.tenants.demo)('/pages/review.js');
    expect(script.headers.get('content-type')).toContain('javascript');
  });
});
