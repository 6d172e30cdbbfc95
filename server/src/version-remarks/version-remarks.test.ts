import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

const change = { key: 'field_added fieldId=mail', text: 'Veld “E-mail” toegevoegd.' };

describe.each(databases)('the remarks on changes of a version on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let reviewer: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    designer = await server.signIn(demo, { permissions: ['form-create', 'form-edit'] });
    reviewer = await server.signIn(demo, { permissions: ['form-read'] });
  });
  afterAll(() => server.stop());

  const createVersion = async (more: { confidentiality_level?: 'private' } = {}) => {
    const body = { name: 'Vergunning', ...more };
    const { data: form } = await designer.client.createForm({ body });
    return { id: form.draft?.id ?? '' };
  };
  const add = async (params: { id: string }, text: string, user = reviewer) =>
    (await user.client.createVersionRemark({ params, body: { change, text } })).data;
  const listed = async (params: { id: string }) =>
    (await designer.client.listVersionRemarks({ params })).data;

  test('stay with the change, the oldest first', async () => {
    const version = await createVersion();
    expect(await listed(version)).toEqual([]);
    const first = await add(version, 'Is dit veld nodig?');
    server.advance(1_000);
    await add(version, 'Ja, voor de bevestiging.', designer);
    expect(first).toMatchObject({ change, author: 'Test Gebruiker', resolved: null });
    expect(await listed(version)).toMatchObject([
      { text: 'Is dit veld nodig?' },
      { text: 'Ja, voor de bevestiging.', author: 'Test Gebruiker' },
    ]);
  });

  test('are resolved and reopened, by name; the logbook has each step without the text', async () => {
    const version = await createVersion();
    const { id } = await add(version, 'Geheim');
    const params = { ...version, remark_id: id };
    const resolved = await designer.client.resolveVersionRemark({ params });
    expect(resolved.data.resolved).toMatchObject({ by: 'Test Gebruiker' });
    const reopened = await reviewer.client.reopenVersionRemark({ params });
    expect(reopened.data.resolved).toBeNull();
    const lines = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select(['action', 'actor_id', 'details'])
        .where('subject_id', '=', version.id)
        .where((eb) => eb(eb.cast('action', 'text'), 'like', 'version.remark%'))
        .orderBy('id')
        .execute(),
    );
    expect(lines.map(({ action, actor_id: actor }) => [action, actor])).toEqual([
      ['version.remarked', reviewer.id],
      ['version.remark_resolved', designer.id],
      ['version.remark_reopened', reviewer.id],
    ]);
    expect(JSON.stringify(lines)).not.toContain('Geheim');
  });

  test('belong to one version', async () => {
    const { id: remark_id } = await add(await createVersion(), 'Van een andere versie');
    const params = { ...(await createVersion()), remark_id };
    expect(await refusalCode(designer.client.resolveVersionRemark({ params }))).toBe('not_found');
  });

  test('are for those who may read the version', async () => {
    const version = await createVersion({ confidentiality_level: 'private' });
    expect(await refusalCode(add(version, 'Mag ik dit?'))).toBe('not_found');
    expect(await refusalCode(reviewer.client.listVersionRemarks({ params: version }))).toBe(
      'not_found',
    );
    const handler = await server.signIn(server.tenants.demo, { permissions: ['submission-read'] });
    expect(await refusalCode(add(version, 'Mag ik dit?', handler))).toBe('forbidden');
  });

  test('cannot be empty', async () => {
    const version = await createVersion();
    expect(await refusalCode(add(version, '  '))).toBe('invalid');
  });
});
