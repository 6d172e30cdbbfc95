import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addExport } from '../../testing/add-export.ts';
import { dataRequestBody } from '../../testing/data-request.ts';
import { addFailedDelivery } from '../../testing/failed-delivery.ts';
import { onePage, questions } from '../../testing/seed-form.ts';
import { seedSubmissions } from '../../testing/seed-submissions.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

describe.each(databases)('notifications on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let designer: SignedInUser;
  let reviewer: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database, hasFourEyes: true });
    const { demo } = server.tenants;
    root = await server.signIn(demo, { isRoot: true });
    designer = await server.signIn(demo, {
      permissions: [
        'form-read',
        'form-edit',
        'form-create',
        'form-propose-test',
        'form-review-test',
      ],
    });
    reviewer = await server.signIn(demo, { permissions: ['form-read', 'form-review-test'] });
  });
  afterAll(() => server.stop());

  const list = async ({ client }: SignedInUser) => (await client.listNotifications({})).data;
  const kinds = async (user: SignedInUser) => (await list(user)).map(({ kind }) => kind);

  async function propose(confidentiality: 'public' | 'private' = 'public') {
    const { data: form } = await designer.client.createForm({ body: { name: 'Vergunning' } });
    await designer.client.updateForm({
      params: { id: form.id },
      headers: { 'if-match': `"${String(form.revision)}"` },
      body: { confidentiality_level: confidentiality },
    });
    const params = { id: form.draft?.id ?? '', environment: 'test' as const };
    const body = { pages: onePage(questions), title: 'Vergunning' };
    const headers = { 'if-match': '"1"' };
    await designer.client.updateVersion({ params: { id: params.id }, headers, body });
    await designer.client.proposeVersion({ params, body: {} });
    return { params, formId: form.id };
  }

  test('a proposal waits for who may approve it, and its proposer hears the decision', async () => {
    const { params } = await propose();
    const [waiting] = await list(reviewer);
    expect(waiting).toMatchObject({
      kind: 'proposal_waiting',
      subject: 'Vergunning',
      subject_id: params.id,
      environment: 'test',
      is_read: false,
    });
    expect(await kinds(designer)).toEqual([]);
    const reader = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    expect(await kinds(reader)).toEqual([]);
    await reviewer.client.rejectVersion({ params, body: { remark: 'Nog niet' } });
    expect(await kinds(reviewer)).toEqual([]);
    expect(await kinds(designer)).toEqual(['proposal_rejected']);
  });

  test('of a private form are for its members', async () => {
    await propose('private');
    expect(await kinds(reviewer)).toEqual([]);
    expect(await kinds(root)).toContain('proposal_waiting');
  });

  test('exports are for who asked for them, while there is a file', async () => {
    const { formId } = await propose('private');
    const user = await server.signIn(server.tenants.demo, { permissions: ['submission-export'] });
    const at = new Date(server.runtime.now());
    const ofUser = { form_id: formId, user_id: user.id, ended_at: at };
    await addExport(server, server.tenants.demo, ofUser);
    const expires_at = new Date(at.getTime() - 1);
    await addExport(server, server.tenants.demo, {
      ...ofUser,
      status: 'available',
      failure: null,
      file_name: 'export.csv',
      size_bytes: 1,
      expires_at,
    });
    expect(await kinds(user)).toEqual(['export_failed']);
    expect(await kinds(root)).not.toContain('export_failed');
  });

  test('failed deliveries are one notification per form, for who may read its submissions', async () => {
    const { demo } = server.tenants;
    const { formId, params } = await propose();
    await seedSubmissions(server, demo, { formId, versionId: params.id, count: 2 });
    const ids = await server.transaction(demo)((tx) =>
      tx.selectFrom('submissions').select('id').where('form_id', '=', formId).execute(),
    );
    for (const { id } of ids) await addFailedDelivery(server, demo, id);
    const handler = await server.signIn(demo, { permissions: ['submission-read'] });
    expect(await list(handler)).toMatchObject([
      { kind: 'deliveries_failed', subject_id: formId, count: 2 },
    ]);
    expect(await kinds(reviewer)).not.toContain('deliveries_failed');
    const elsewhere = await server.signIn(server.tenants.other, { isRoot: true });
    expect(await kinds(elsewhere)).toEqual([]);
  });

  test('requests of citizens are announced a week before they are due', async () => {
    const officer = await server.signIn(server.tenants.demo, { permissions: ['privacy-requests'] });
    await officer.client.createDataRequest({ body: dataRequestBody });
    expect(await list(officer)).toMatchObject([
      { kind: 'data_request_due', subject: dataRequestBody.reference, due_on: '2026-02-28' },
    ]);
  });

  test('are read one by one or all at once; what happens again is unread', async () => {
    const { params } = await propose();
    const [first] = await list(reviewer);
    const { data: one } = await reviewer.client.readNotifications({
      body: { id: first?.id ?? '' },
    });
    expect((await list(reviewer)).find(({ id }) => id === first?.id)?.is_read).toBe(true);
    const { as_of: until } = await reviewer.client.listNotifications({});
    const { data: all } = await reviewer.client.readNotifications({ body: { until } });
    expect([one.unread >= all.unread, all.unread]).toEqual([true, 0]);
    await reviewer.client.rejectVersion({ params, body: { remark: 'Nog niet' } });
    server.advance(1000);
    await designer.client.updateVersion({
      params: { id: params.id },
      headers: { 'if-match': '"2"' },
      body: { title: 'Vergunning opnieuw' },
    });
    await designer.client.proposeVersion({ params, body: {} });
    expect((await list(reviewer)).filter(({ is_read: isRead }) => !isRead)).toMatchObject([
      { kind: 'proposal_waiting', subject: 'Vergunning opnieuw' },
    ]);
  });
});
