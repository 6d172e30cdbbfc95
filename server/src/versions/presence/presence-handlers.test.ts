import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { presenceLifetimeMs } from '@form-builder/core/contract/staff/forms/presence.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, questions } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

describe.each(databases)('who has a version open, on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let colleague: SignedInUser;
  let root: SignedInUser;
  let id: string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    designer = await server.signIn(demo, {
      permissions: ['form-read', 'form-create', 'form-edit', 'form-delete'],
    });
    root = await server.signIn(demo, { isRoot: true });
    colleague = await server.signIn(demo, { permissions: ['form-read', 'form-edit'] });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    const { data: form } = await designer.client.createForm({ body: { name: 'Vergunning' } });
    id = form.draft?.id ?? '';
  });

  const [firstTab, secondTab] = [
    '0190a000-0000-7000-8000-00000000aaaa',
    '0190a000-0000-7000-8000-00000000bbbb',
  ] as const;
  const announce = async (
    user: SignedInUser,
    tab: string,
    field: string | null = null,
    versionId = id,
  ) =>
    (
      await user.client.announcePresence({
        params: { id: versionId, tab_id: tab },
        body: { page_id: 'one', field_id: field },
      })
    ).data;
  const seenBy = async (user: SignedInUser) =>
    (await announce(user, secondTab)).users.map(({ user: { id: userId }, field_id: field }) => [
      userId,
      field,
    ]);

  test('lists the other users with their page and field, and leaves out the caller', async () => {
    expect((await announce(designer, firstTab, 'name')).users).toEqual([]);
    expect(await announce(colleague, secondTab)).toMatchObject({
      revision: 1,
      users: [{ user: { id: designer.id }, page_id: 'one', field_id: 'name' }],
    });
    await announce(designer, firstTab, 'street');
    expect(await seenBy(colleague)).toEqual([[designer.id, 'street']]);
  });

  test('is the place of the tab where somebody moved last', async () => {
    const [older, newer] = [firstTab, '0190a000-0000-7000-8000-00000000cccc'];
    await announce(designer, older, 'name');
    server.advance(1_000);
    await announce(designer, newer, 'street');
    server.advance(1_000);
    await announce(designer, older, 'name');
    expect(await seenBy(colleague)).toEqual([[designer.id, 'street']]);
    await announce(designer, older, 'city');
    expect(await seenBy(colleague)).toEqual([[designer.id, 'city']]);
  });

  test('tells in which state the version is in each environment', async () => {
    expect((await announce(colleague, secondTab)).environments).toEqual([]);
    const form = await designer.client.updateVersion({
      params: { id },
      headers: { 'if-match': '"1"' },
      body: { pages: onePage(questions) },
    });
    const params = { id: form.data.id, environment: 'production' } as const;
    await root.client.proposeVersion({ params, body: {} });
    expect((await announce(colleague, secondTab)).environments).toEqual([
      { id: 'production', state: 'proposed' },
    ]);
  });

  test('ends when a tab no longer reports', async () => {
    await announce(designer, firstTab, 'name');
    server.advance(presenceLifetimeMs + 1);
    expect(await seenBy(colleague)).toEqual([]);
  });

  test('cannot be changed with the tab of somebody else', async () => {
    await announce(designer, firstTab, 'name');
    await announce(colleague, firstTab, 'street');
    expect(await seenBy(colleague)).toEqual([[designer.id, 'name']]);
    expect((await announce(designer, firstTab, 'name')).users).toHaveLength(1);
  });

  test('is hidden with a private form', async () => {
    const { data: form } = await designer.client.createForm({
      body: { name: 'Geheim', confidentiality_level: 'private' },
    });
    const hidden = form.draft?.id ?? '';
    expect((await announce(designer, firstTab, null, hidden)).users).toEqual([]);
    expect(await refusalCode(announce(colleague, secondTab, null, hidden))).toBe('not_found');
  });
});
