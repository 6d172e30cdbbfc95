import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode, refusalOf } from '../../../testing/refusal.ts';
import { onePage, questions } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

describe.each(databases)('four eyes on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let reviewer: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database, hasFourEyes: true });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    reviewer = await server.signIn(server.tenants.demo, {
      permissions: ['form-read', 'form-review-test'],
    });
  });
  afterAll(() => server.stop());

  /** A new version in an environment, as the endpoints of its transitions want it. */
  const draftIn = async (environment: EnvironmentId) => {
    const { data: form } = await root.client.createForm({ body: { name: 'Vergunning' } });
    const params = { id: form.draft?.id ?? '' };
    const body = { pages: onePage(questions) };
    await root.client.updateVersion({ params, headers: { 'if-match': '"1"' }, body });
    return { params: { ...params, environment }, body: {} };
  };

  test('are on until the tenant switches them off', async () => {
    const { data } = await root.client.getSettings();
    expect(data['four_eyes']).toBe(true);
    await root.client.updateSettings({ body: [{ id: 'four_eyes', value: false }] });
    await root.client.publishVersion(await draftIn('test'));
    await root.client.updateSettings({ body: [{ id: 'four_eyes', value: true }] });
  });

  test('prevent users from approving their own proposal, also root', async () => {
    const version = await draftIn('test');
    expect(await refusalCode(root.client.publishVersion(version))).toBe('own_proposal');
    await root.client.proposeVersion(version);
    const problem = await refusalOf(root.client.approveVersion(version));
    expect([problem.code, problem.detail]).toEqual([
      'own_proposal',
      'Je hebt deze versie zelf voorgesteld. Iemand anders moet die goedkeuren.',
    ]);
    expect(await refusalCode(root.client.publishVersion(version))).toBe('own_proposal');
  });

  test('let a user go back in one step to a version that was published before', async () => {
    const first = await draftIn('test');
    await root.client.proposeVersion(first);
    await reviewer.client.approveVersion(first);
    await root.client.publishVersion(first);
    const { data: made } = await root.client.getVersion({ params: first.params });
    const { data: copy } = await root.client.createVersion({ body: { form_id: made.form_id } });
    const second = { params: { ...first.params, id: copy.id }, body: {} };
    await root.client.proposeVersion(second);
    await reviewer.client.approveVersion(second);
    await root.client.publishVersion(second);
    const stateOf = async ({ params }: typeof first) =>
      (await root.client.getVersion({ params })).data.environments[0]?.state;
    expect([await stateOf(first), await stateOf(second)]).toEqual(['superseded', 'published']);

    const publisher = await server.signIn(server.tenants.demo, {
      permissions: ['form-read', 'form-edit', 'form-publish-test'],
    });
    await publisher.client.publishVersion(first);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['published', 'superseded']);
    await publisher.client.withdrawVersion(first);
    await publisher.client.publishVersion(first);
    expect(await stateOf(first)).toBe('published');
  });

  test('let the proposer publish what a colleague approved', async () => {
    const version = await draftIn('test');
    await root.client.proposeVersion(version);
    await reviewer.client.approveVersion(version);
    await root.client.publishVersion(version);
  });

  test('leave development free', async () => {
    await root.client.publishVersion(await draftIn('development'));
  });
});
