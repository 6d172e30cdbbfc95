import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import { onePage, questions } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

describe.each(databases)('the reviews of a form on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let reviewer: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    designer = await server.signIn(demo, {
      permissions: ['form-create', 'form-edit', 'form-propose-test', 'form-publish-development'],
    });
    reviewer = await server.signIn(demo, { permissions: ['form-read', 'form-review-test'] });
  });
  afterAll(() => server.stop());

  const createForm = async () => {
    const { data: form } = await designer.client.createForm({ body: { name: 'Vergunning' } });
    const versionId = form.draft?.id ?? '';
    await designer.client.updateVersion({
      params: { id: versionId },
      headers: { 'if-match': '"1"' },
      body: { pages: onePage(questions) },
    });
    return { id: form.id, versionId };
  };
  const reviewsOf = (id: string, query = {}) =>
    reviewer.client.listReviews({ params: { id }, query });

  test('are none before the first proposal; development needs no review', async () => {
    const { id, versionId } = await createForm();
    const params = { id: versionId, environment: 'development' as const };
    await designer.client.publishVersion({ params, body: {} });
    expect(await reviewsOf(id)).toMatchObject({ data: [], meta: { total: 0 } });
  });

  test('say who proposed and who reviewed, with remarks, the newest proposal first', async () => {
    const { id, versionId } = await createForm();
    const params = { id: versionId, environment: 'test' as const };
    await designer.client.proposeVersion({ params, body: { remark: 'Eerste' } });
    await reviewer.client.rejectVersion({ params, body: { remark: 'Pas aan' } });
    const { data: version } = await designer.client.getVersion({ params: { id: versionId } });
    const save = (revision: number, title: string) =>
      designer.client.updateVersion({
        params: { id: versionId },
        headers: { 'if-match': `"${String(revision)}"` },
        body: { title },
      });
    const { data: saved } = await save(version.revision, 'Anders');
    await designer.client.proposeVersion({ params, body: {} });
    await save(saved.revision, 'Nog anders');
    const { data, meta } = await reviewsOf(id);
    expect(meta.total).toBe(2);
    const about = { version: { id: versionId, number: 1 }, environment: 'test' };
    expect(data).toMatchObject([
      {
        ...about,
        steps: [
          { state: 'proposed', user: { id: designer.id }, remark: null },
          { state: null, user: { id: designer.id } },
        ],
      },
      {
        ...about,
        steps: [
          { state: 'proposed', remark: 'Eerste', warnings: expect.any(Number) as number },
          { state: 'rejected', user: { id: reviewer.id }, remark: 'Pas aan', warnings: null },
        ],
      },
    ]);
    const oldestFirst = await reviewsOf(id, { sort: 'at' });
    expect(oldestFirst.data).toEqual(data.toReversed());
    const second = await reviewsOf(id, { page: '2', limit: '1' });
    expect(second.data.map((review) => review.id)).toEqual([data[1]?.id]);
  });

  test('are readable with the form only', async () => {
    const { id } = await createForm();
    await designer.client.updateForm({
      params: { id },
      headers: { 'if-match': '"1"' },
      body: { confidentiality_level: 'private' },
    });
    expect(await refusalCode(reviewsOf(id))).toBe('not_found');
    const { demo, other } = server.tenants;
    const stranger = await server.signIn(other, { isRoot: true });
    expect(await refusalCode(stranger.client.listReviews({ params: { id } }))).toBe('not_found');
    const handler = await server.signIn(demo, { permissions: ['submission-list'] });
    expect(await refusalCode(handler.client.listReviews({ params: { id } }))).toBe('forbidden');
  });
});
