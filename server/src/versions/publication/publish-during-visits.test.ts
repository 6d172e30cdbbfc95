import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const visitors = Array.from({ length: 100 }, (_, index) => index);

describe.each(databases)('publishing on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  /** Replaces the form by one with another required question, which no visitor of before has seen. */
  async function publishNext(formId: string): Promise<void> {
    const { data: next } = await root.client.createVersion({ body: { form_id: formId } });
    const field = { id: 'extra', short_id: 'extra', label: 'Nieuw?', is_required: true };
    await root.client.updateVersion({
      params: { id: next.id },
      headers: { 'if-match': `"${String(next.revision)}"` },
      body: { pages: [...onePage([...questions, { ...field, type: 'text' }])] },
    });
    const params = { id: next.id, environment: 'production' } as const;
    await root.client.publishVersion({ params, body: {} });
  }

  test('disturbs none of a hundred visitors who are half way, with a draft here or on their device', async () => {
    const { demo } = server.tenants;
    const { formId, versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
    });
    const visitor = server.client(demo);
    const body = (index: number, status: 'draft' | 'final') => ({
      form_version_id: versionId,
      data: { name: `Bezoeker ${String(index)}`, amount: index },
      status,
    });
    const answers = (index: number) => ({
      ...body(index, 'final').data,
      ...(index > 10 && { reason: 'Feest' }),
    });
    // Every other one saved; the others have typed in their browser only.
    const drafts = await Promise.all(
      visitors.map(async (index) =>
        index % 2 === 0
          ? (await visitor.createSubmission({ headers: {}, body: body(index, 'draft') })).data
          : undefined,
      ),
    );
    const finish = async (index: number) => {
      const own = drafts[index];
      const { data } = own
        ? await visitor.updateSubmission({
            params: { id: own.id },
            headers: { 'x-submission-key': own.public_key ?? '' },
            body: { data: answers(index), status: 'final' },
          })
        : await visitor.createSubmission({
            headers: {},
            body: { ...body(index, 'final'), data: answers(index) },
          });
      return data;
    };
    // The version changes while the first half of them sends.
    const [first] = await Promise.all([
      Promise.all(visitors.slice(0, 50).map(finish)),
      publishNext(formId),
    ]);
    const sent = [...first, ...(await Promise.all(visitors.slice(50).map(finish)))];
    expect(sent.filter(({ status }) => status !== 'final')).toEqual([]);
    expect(new Set(sent.map(({ title }) => title)).size).toBe(visitors.length);
    for (const own of drafts.flatMap((draft, index) => (draft ? [{ draft, index }] : [])))
      expect(sent[own.index]?.id).toBe(own.draft.id);
    const stored = await server.transaction(demo)((tx) =>
      tx
        .selectFrom('submissions')
        .select(['version_id', 'status'])
        .where('form_id', '=', formId)
        .execute(),
    );
    expect(stored).toEqual(visitors.map(() => ({ version_id: versionId, status: 'final' })));
  });
});
