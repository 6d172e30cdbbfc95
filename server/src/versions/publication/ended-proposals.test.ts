import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, questions } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

describe.each(databases)('a proposal that ends without a decision on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let colleague: SignedInUser;
  let reviewer: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database, hasFourEyes: true });
    const { demo } = server.tenants;
    designer = await server.signIn(demo, {
      permissions: ['form-create', 'form-read', 'form-edit', 'form-propose-test'],
    });
    colleague = await server.signIn(demo, { permissions: ['form-read', 'form-edit'] });
    reviewer = await server.signIn(demo, {
      permissions: ['form-read', 'form-review-test', 'form-publish-test', 'form-edit'],
    });
  });
  afterAll(() => server.stop());

  const draft = async () => {
    const { data: form } = await designer.client.createForm({ body: { name: 'Vergunning' } });
    const params = { id: form.draft?.id ?? '', environment: 'test' as const };
    await designer.client.updateVersion({
      params: { id: params.id },
      headers: { 'if-match': '"1"' },
      body: { pages: onePage(questions) },
    });
    return { params, formId: form.id };
  };
  const propose = async () => {
    const version = await draft();
    const body = { reviewers: [reviewer.id] };
    await designer.client.proposeVersion({ params: version.params, body });
    return version;
  };
  const edit = ({ client }: SignedInUser, id: string, title: string, revision: number) =>
    client.changeVersion({
      params: { id },
      headers: { 'if-match': `"${String(revision)}"` },
      body: {
        changes: [
          { kind: 'version_changed', effect: 'wording', name: 'title', before: '', after: title },
        ],
      },
    });
  const read = async ({ id }: { readonly id: string }) =>
    (await designer.client.getVersion({ params: { id } })).data;
  const notices = async ({ client }: SignedInUser, { id }: { readonly id: string }) =>
    (await client.listNotifications({})).data
      .filter(({ subject_id: subject }) => subject === id)
      .map(({ kind }) => kind);

  test('because of an edit says so to who edits, who proposed and who was asked', async () => {
    const { params } = await propose();
    const { data: first } = await edit(colleague, params.id, 'Anders', 2);
    expect(first).toEqual({ revision: 3, ended_proposals: ['test'] });
    const { data: second } = await edit(colleague, params.id, 'Weer anders', 3);
    expect(second).toEqual({ revision: 4 });
    expect(await read(params)).toMatchObject({
      environments: [],
      ended_proposals: [{ environment: 'test', cause: 'edited', user: { id: colleague.id } }],
    });
    expect(await notices(designer, params)).toEqual(['proposal_changed']);
    expect(await notices(reviewer, params)).toEqual(['proposal_changed']);
    expect(await notices(colleague, params)).toEqual([]);
  });

  test('says nothing any more once the version is proposed again', async () => {
    const { params } = await propose();
    await edit(designer, params.id, 'Anders', 2);
    expect(await notices(designer, params)).toEqual([]);
    expect(await notices(reviewer, params)).toEqual(['proposal_changed']);
    server.advance(1000);
    await designer.client.proposeVersion({ params, body: { reviewers: [reviewer.id] } });
    expect(await notices(reviewer, params)).toEqual(['proposal_waiting']);
    expect((await read(params)).ended_proposals).toEqual([]);
  });

  test('is retracted by who may propose there, with an entry in the logbook', async () => {
    const { params } = await propose();
    expect(await notices(reviewer, params)).toEqual(['proposal_waiting']);
    for (const { client } of [colleague, reviewer])
      expect(await refusalCode(client.retractProposal({ params, body: {} }))).toBe('forbidden');
    const { data } = await designer.client.retractProposal({ params, body: {} });
    expect(data).toMatchObject({ environments: [], is_editable: true });
    expect((await read(params)).ended_proposals).toMatchObject([
      { environment: 'test', cause: 'retracted', user: { id: designer.id } },
    ]);
    expect(await notices(reviewer, params)).toEqual(['proposal_retracted']);
    const entry = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select(['actor_id', 'details'])
        .where('subject_id', '=', params.id)
        .where('action', '=', 'version.moved')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    );
    expect(entry).toEqual({
      actor_id: designer.id,
      details: {
        environment: 'test',
        from: 'proposed',
        to: null,
        remark: null,
        cause: 'retracted',
      },
    });
    await designer.client.proposeVersion({ params, body: {} });
  });

  test('cannot be retracted after the decision', async () => {
    const { params } = await propose();
    await reviewer.client.approveVersion({ params, body: {} });
    expect(await refusalCode(designer.client.retractProposal({ params, body: {} }))).toBe(
      'transition_not_allowed',
    );
  });

  test('leaves a version that was published before locked', async () => {
    const { params, formId } = await propose();
    const publish = async (place: typeof params) => {
      await reviewer.client.approveVersion({ params: place, body: {} });
      await reviewer.client.publishVersion({ params: place, body: {} });
    };
    await publish(params);
    await reviewer.client.withdrawVersion({ params, body: {} });
    await designer.client.proposeVersion({ params, body: {} });
    const { data: hidden } = await designer.client.retractProposal({ params, body: {} });
    expect(hidden).toMatchObject({ environments: [{ state: 'withdrawn' }], is_editable: false });
    const { data: copy } = await designer.client.createVersion({ body: { form_id: formId } });
    const next = { ...params, id: copy.id };
    await designer.client.proposeVersion({ params: next, body: {} });
    await publish(next);
    await designer.client.proposeVersion({ params, body: {} });
    const { data: replaced } = await designer.client.retractProposal({ params, body: {} });
    expect(replaced).toMatchObject({ environments: [{ state: 'superseded' }], is_editable: false });
  });
});
