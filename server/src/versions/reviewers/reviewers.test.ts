import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, questions } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

describe.each(databases)('whom a designer asks to review on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let asked: SignedInUser;
  let other: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database, hasFourEyes: true });
    const { demo } = server.tenants;
    designer = await server.signIn(demo, {
      permissions: ['form-create', 'form-edit', 'form-propose-test', 'form-review-test'],
    });
    asked = await server.signIn(demo, { permissions: ['form-read', 'form-review-test'] });
    other = await server.signIn(demo, { permissions: ['form-read', 'form-review-test'] });
  });
  afterAll(() => server.stop());

  const createVersion = async (confidentiality_level: 'public' | 'private' = 'public') => {
    const { data: form } = await designer.client.createForm({
      body: { name: 'Vergunning', confidentiality_level },
    });
    const id = form.draft?.id ?? '';
    await designer.client.updateVersion({
      params: { id },
      headers: { 'if-match': '"1"' },
      body: { pages: onePage(questions) },
    });
    return { formId: form.id, params: { id, environment: 'test' as const } };
  };
  const propose = async (...reviewers: SignedInUser[]) => {
    const version = await createVersion();
    const body = { remark: 'Graag', reviewers: reviewers.map(({ id }) => id) };
    const { data } = await designer.client.proposeVersion({ params: version.params, body });
    return { ...version, proposed: data };
  };
  const notified = async ({ client }: SignedInUser, { id }: { id: string }) =>
    (await client.listNotifications({})).data.some(({ subject_id: subject }) => subject === id);
  const mailsTo = ({ email }: SignedInUser, { id }: { id: string }) =>
    (server.mailbox?.list(server.tenants.demo) ?? []).filter(
      ({ to, text }) => to === email && text.includes(id),
    );
  const candidates = async (params: { id: string; environment: 'test' }, search = '') => {
    const { data } = await designer.client.listReviewers({ params, query: { search } });
    return data.map(({ id }) => id);
  };

  test('are colleagues who may review there, and see the form; never oneself', async () => {
    const reader = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    const blind = await server.signIn(server.tenants.demo, { permissions: ['form-review-test'] });
    const { params } = await createVersion();
    const found = await candidates(params);
    expect(found).toEqual(expect.arrayContaining([asked.id, other.id]));
    for (const { id } of [reader, blind, designer]) expect(found).not.toContain(id);
    expect(await candidates(params, asked.email)).toEqual([asked.id]);
    const hidden = await createVersion('private');
    expect(await candidates(hidden.params)).not.toContain(asked.id);
    const listing = asked.client.listReviewers({ params, query: { search: '' } });
    expect(await refusalCode(listing)).toBe('forbidden');
  });

  test('are shown with the proposal, and told: others are not, though they may decide', async () => {
    const { params, formId, proposed } = await propose(asked);
    expect(proposed.environments).toMatchObject([
      { state: 'proposed', reviewers: [{ id: asked.id }] },
    ]);
    expect(await notified(asked, params)).toBe(true);
    expect(await notified(other, params)).toBe(false);
    await expect.poll(() => mailsTo(asked, params).length, { timeout: 8000 }).toBe(1);
    expect(mailsTo(asked, params)[0]?.text).toContain(`/forms/review/${params.id}`);
    expect(mailsTo(asked, params)[0]?.text).toContain('“Graag”');
    expect(mailsTo(other, params)).toEqual([]);
    const ask = (user: SignedInUser) =>
      user.client.listReviews({ params: { id: formId }, query: { filter: { asked: 'me' } } });
    expect((await ask(asked)).data).toMatchObject([{ steps: [{ reviewers: [{ id: asked.id }] }] }]);
    expect((await ask(other)).data).toEqual([]);
    const { data } = await other.client.approveVersion({ params, body: {} });
    expect(data.environments).toMatchObject([{ state: 'approved', reviewers: [] }]);
  });

  test('are all who may when nobody is chosen, or nobody of them has an account any more', async () => {
    const { params } = await propose();
    expect(await notified(asked, params)).toBe(true);
    expect(await notified(other, params)).toBe(true);
    const left = await server.signIn(server.tenants.demo, {
      permissions: ['form-read', 'form-review-test'],
    });
    const second = await propose(left);
    expect(await notified(other, second.params)).toBe(false);
    await server.transaction(server.tenants.demo)((tx) =>
      tx.updateTable('users').set({ is_active: false }).where('id', '=', left.id).execute(),
    );
    expect(await notified(other, second.params)).toBe(true);
  });

  test('are chosen anew with each proposal', async () => {
    const { params } = await propose(asked);
    await asked.client.rejectVersion({ params, body: { remark: 'Nog niet' } });
    server.advance(1_000);
    await designer.client.updateVersion({
      params: { id: params.id },
      headers: { 'if-match': '"2"' },
      body: { title: 'Anders' },
    });
    const body = { reviewers: [other.id] };
    const { data } = await designer.client.proposeVersion({ params, body });
    expect(data.environments).toMatchObject([{ reviewers: [{ id: other.id }] }]);
    expect(await notified(asked, params)).toBe(false);
  });

  test('may review: somebody else is refused, and the version stays a draft', async () => {
    const { params } = await createVersion();
    const reader = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    for (const { id } of [reader, stranger, designer]) {
      const body = { reviewers: [asked.id, id] };
      expect(await refusalCode(designer.client.proposeVersion({ params, body }))).toBe(
        'reviewer_not_allowed',
      );
    }
    const { data } = await designer.client.getVersion({ params: { id: params.id } });
    expect(data.environments).toEqual([]);
  });
});
