import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';

interface Found {
  readonly type: string;
  readonly name: string;
}

describe.each(databases)('search:global on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let kap: { formId: string };

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    root = await server.signIn(demo, { isRoot: true });
    const actor = { id: root.id, name: 'x' };
    const form = { name: 'Kapvergunning aanvragen' };
    kap = await seedForm(server, demo, {
      actor,
      form,
      version: { description: 'Een boom kappen' },
    });
    await seedForm(server, demo, {
      actor,
      form: { name: 'Kapper', confidentiality_level: 'private' },
    });
    await seedForm(server, demo, { actor, form: { name: 'Evenement' } });
    await seedForm(server, demo, { actor, form: { name: 'Adresblok', type: 'template' } });
  });
  afterAll(() => server.stop());

  const search = async (user: SignedInUser, text: string) => {
    const { data } = await user.client.callProcedure({
      body: { signature: 'search:global', body: { search: text, with: [] } },
    });
    return data as readonly Found[]; // The data has the procedure's shape, which the envelope types as unknown.
  };

  test('finds forms and users with what is shown of them', async () => {
    expect(await search(root, 'KAPV')).toEqual([
      {
        type: 'form',
        id: kap.formId,
        name: 'Kapvergunning aanvragen',
        icon: 'form',
        meta: { email: null, description: 'Een boom kappen' },
      },
    ]);
    expect(await search(root, root.email.slice(0, 20))).toContainEqual({
      type: 'user',
      id: root.id,
      name: 'Test Gebruiker',
      icon: 'user',
      meta: { email: root.email, description: null },
    });
  });

  test('finds what the searcher may see and no more', async () => {
    const reader = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    expect((await search(reader, 'kap')).map(({ name }) => name)).toEqual([
      'Kapvergunning aanvragen',
    ]);
    expect(await search(reader, 'Gebruiker')).toEqual([]);
    const accounts = await server.signIn(server.tenants.demo, { permissions: ['users-all'] });
    expect(await search(accounts, 'kap')).toEqual([]);
    expect((await search(accounts, 'gebruiker')).length).toBeGreaterThan(0);
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    expect(await search(stranger, 'kap')).toEqual([]);
  });

  test('finds forms despite typing errors, but only when nothing has the text itself', async () => {
    expect((await search(root, 'evenment')).map(({ name }) => name)).toEqual(['Evenement']);
    expect((await search(root, 'kapper')).map(({ name }) => name)).toEqual(['Kapper']);
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    expect(await search(stranger, 'evenment')).toEqual([]);
  });

  test('finds users despite typing errors, of the own organisation only', async () => {
    const { demo, other } = server.tenants;
    expect(await search(root, 'gebriuker')).toContainEqual(
      expect.objectContaining({ type: 'user', id: root.id }),
    );
    const stranger = await server.signIn(other, { isRoot: true });
    const found = await search(stranger, 'gebriuker');
    expect(found).toContainEqual(expect.objectContaining({ id: stranger.id }));
    expect(found).not.toContainEqual(expect.objectContaining({ id: root.id }));
    const reader = await server.signIn(demo, { permissions: ['form-read'] });
    expect(await search(reader, 'gebriuker')).toEqual([]);
  });

  test('finds building blocks for who may read them', async () => {
    expect(await search(root, 'adres')).toMatchObject([{ type: 'template', name: 'Adresblok' }]);
    const reader = await server.signIn(server.tenants.demo, { permissions: ['template-read'] });
    expect(await search(reader, 'adres')).toMatchObject([{ type: 'template' }]);
    const stranger = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    expect(await search(stranger, 'adres')).toEqual([]);
  });

  test('an unknown procedure is not found, nor a private one in public; an empty search is invalid', async () => {
    const call = (signature: string, body: unknown) =>
      root.client.callProcedure({ body: { signature, body } });
    expect(await refusalCode(call('search:elders', {}))).toBe('not_found');
    const inPublic = root.client.callPublicProcedure({
      body: { signature: 'search:global', body: { search: 'kap' } },
    });
    expect(await refusalCode(inPublic)).toBe('not_found');
    expect(await refusalOf(call('search:global', { search: ' ' }))).toMatchObject({
      code: 'invalid',
      errors: { search: [expect.any(String)] },
    });
  });
});
