import { permissions } from '@form-builder/core/contract/permissions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedRoles } from '../seed-roles.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

describe.each(databases)('roles on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;
  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(server.tenants.demo, {
      permissions: ['users-all', 'users-roles', 'form-read', 'form-edit'],
    });
  });
  afterAll(() => server.stop());

  const create = async (name: string, user = administrator) =>
    (await user.client.createRole({ body: { name, permissions: ['form-read'] } })).data;
  const addUser = (roleIds: readonly string[]) =>
    administrator.client.createUser({
      body: {
        email: `${server.runtime.createId()}@voorbeeld.nl`,
        first_name: 'Nieuw',
        last_name: 'Mens',
        role_ids: [...roleIds],
      },
    });

  test('are created, changed and deleted, with a logbook entry for each', async () => {
    const role = await create('Redactie');
    expect(role).toMatchObject({ name: 'Redactie', permissions: ['form-read'], users: 0 });
    const { data: changed } = await administrator.client.updateRole({
      params: { id: role.id },
      body: { name: 'Eindredactie', permissions: ['form-edit', 'form-edit'] },
    });
    expect(changed).toMatchObject({ name: 'Eindredactie', permissions: ['form-edit'] });
    await administrator.client.deleteRole({ params: { id: role.id } });
    const lines = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select(['action', 'details'])
        .where('subject_id', '=', role.id)
        .orderBy('at')
        .execute(),
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'role.created',
      'role.updated',
      'role.deleted',
    ]);
    expect(lines[1]?.details).toMatchObject({ given: ['form-edit'], taken: ['form-read'] });
  });

  test('are a matrix with the permissions, as a file for Excel in the language of the request', async () => {
    await create('Lezers; balie');
    const response = await server.fetch(server.tenants.demo)('/v0/roles/file', {
      headers: { authorization: `Bearer ${administrator.token}`, 'accept-language': 'nl' },
    });
    const [head = '', ...lines] = (await response.text()).split('\r\n');
    const names = head.split('";"');
    expect(names.slice(0, 2)).toEqual(['"Onderdeel', 'Recht']);
    const place = names.findIndex((name) => name.startsWith('Lezers; balie'));
    expect(place).toBeGreaterThan(1);
    // A line for every permission, and nothing after the last line break.
    expect(lines).toHaveLength(permissions.length + 1);
    const given = lines.filter((line) => line.split('";"')[place]?.startsWith('x'));
    expect(given.map((line) => line.split('";"')[1])).toEqual(['Formulieren bekijken']);
    const designer = await server.signIn(server.tenants.demo, { permissions: ['form-edit'] });
    expect(await refusalCode(designer.client.exportRoles({}))).toBe('forbidden');
  });

  test('say where they come from, also after the role that was copied is gone', async () => {
    const { client } = administrator;
    const { demo } = server.tenants;
    const { runtime } = server;
    await server.transaction(demo)((tx) => seedRoles(tx, { tenantId: demo.id, runtime }));
    const original = await create('Balie');
    const body = { name: 'Balie avond', permissions: ['form-read' as const] };
    const copy = await client.createRole({ body: { ...body, copy_of: original.id } });
    expect(original).toMatchObject({ origin: 'hand', copied_from: null });
    expect(copy.data).toMatchObject({ origin: 'copy', copied_from: 'Balie' });
    await client.deleteRole({ params: { id: original.id } });
    const { data } = await client.listRoles({ query: { limit: '100' } });
    const originOf = (name: string) => data.find((role) => role.name === name)?.origin;
    expect([originOf('Balie avond'), originOf('Beheerder')]).toEqual(['copy', 'product']);
    const lost = { ...body, name: 'Balie nacht', copy_of: original.id };
    expect(await refusalCode(client.createRole({ body: lost }))).toBe('not_found');
  });

  test('are listed in pages, searched by name and found by id', async () => {
    const made = [
      await create('Zoekrol 100%'),
      await create('zoekrol B'),
      await create('Zoekrol C'),
    ];
    const list = (query: Parameters<typeof administrator.client.listRoles>[0]) =>
      administrator.client.listRoles(query);
    const first = await list({ query: { search: 'ZOEKROL', limit: '2' } });
    expect(first.data.map(({ name }) => name)).toEqual(['Zoekrol 100%', 'zoekrol B']);
    expect(first.meta).toMatchObject({ total: 3, page: 1, from: 1, to: 2 });
    const second = await list({ query: { search: 'zoekrol', limit: '2', page: '2' } });
    expect(second.data.map(({ name }) => name)).toEqual(['Zoekrol C']);
    const literal = await list({ query: { search: '0%' } });
    expect(literal.data.map(({ name }) => name)).toEqual(['Zoekrol 100%']);
    const ids = made.slice(1).map(({ id }) => id);
    const found = await list({ query: { filter: { id: [...ids, 'geen-id'] }, sort: '!name' } });
    expect(found.data.map(({ name }) => name)).toEqual(['Zoekrol C', 'zoekrol B']);
  });

  test('need a unique name', async () => {
    await create('Publicatie');
    expect(await refusalCode(create('PUBLICATIE'))).toBe('name_taken');
  });

  test('cannot grant permissions that their creator does not have', async () => {
    const body = { name: 'Almachtig', permissions: ['submission-unmask' as const] };
    expect(await refusalCode(administrator.client.createRole({ body }))).toBe(
      'permission_not_held',
    );
    const { id } = await create('Voor later');
    expect(
      await refusalCode(
        administrator.client.updateRole({ params: { id }, body: { permissions: ['audit-list'] } }),
      ),
    ).toBe('permission_not_held');
  });

  test('are not deleted while a user has them', async () => {
    const { id } = await create('In gebruik');
    await addUser([id]);
    const { data } = await administrator.client.listRoles({ query: { limit: '100' } });
    expect(data.find((role) => role.id === id)?.users).toBe(1);
    expect(await refusalCode(administrator.client.deleteRole({ params: { id } }))).toBe(
      'role_in_use',
    );
  });

  test('of the caller can only be changed by a colleague', async () => {
    const { data: me } = await administrator.client.getUser({ params: { id: administrator.id } });
    const [own] = me.roles;
    expect(
      await refusalCode(
        administrator.client.updateRole({
          params: { id: own?.id ?? '' },
          body: { permissions: ['users-all', 'users-roles'] },
        }),
      ),
    ).toBe('own_rights');
  });

  test('of the last administrator cannot lose the permissions for that', async () => {
    const { other } = server.tenants;
    const only = await server.signIn(other, { permissions: ['users-all', 'users-roles'] });
    const helper = await server.signIn(other, { permissions: ['users-roles'] });
    const { data: user } = await only.client.getUser({ params: { id: only.id } });
    expect(
      await refusalCode(
        helper.client.updateRole({
          params: { id: user.roles[0]?.id ?? '' },
          body: { permissions: ['users-all'] },
        }),
      ),
    ).toBe('last_administrator');
  });

  test('are visible with the permission for users, and changed with the one for roles', async () => {
    const reader = await server.signIn(server.tenants.demo, { permissions: ['users-all'] });
    expect((await reader.client.listRoles({})).data.length).toBeGreaterThan(0);
    expect(await refusalCode(create('Mag niet', reader))).toBe('forbidden');
    const designer = await server.signIn(server.tenants.demo, { permissions: ['form-edit'] });
    expect(await refusalCode(designer.client.listRoles({}))).toBe('forbidden');
  });
});
