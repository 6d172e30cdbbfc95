import type { ApiError } from '@form-builder/core/client/create-client.ts';
import { permissions } from '@form-builder/core/contract/permissions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { createTenantUser } from '../../../testing/create-tenant-user.ts';

const refusal = (code: string) =>
  expect.objectContaining({ problem: expect.objectContaining({ code }) as unknown }) as ApiError;

describe.each(databases)('users on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;
  let designer: SignedInUser;

  const addUser = (firstName: string, lastName: string, isActive = true) =>
    createTenantUser({
      tenantId: server.tenants.demo.id,
      transaction: server.transaction(server.tenants.demo),
      runtime: server.runtime,
      email: `${firstName}.${lastName}@lijst.example`.toLowerCase().replaceAll(' ', ''),
      firstName,
      lastName,
      isActive,
    });

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    administrator = await server.signIn(demo, { permissions: ['users-all', 'form-read'] });
    designer = await server.signIn(demo, { permissions: ['form-edit', 'form-read'] });
    await addUser('Zeger', 'de Boer');
    await addUser('anna', 'Aalbers');
    await addUser('Bo', '100%_zeker', false);
  });
  afterAll(() => server.stop());

  test('every user can read their own name and permissions', async () => {
    const { data, meta } = await designer.client.listUsers({
      query: { filter: { current: 'true' } },
    });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      id: designer.id,
      name: 'Test Gebruiker',
      email: designer.email,
      roles: [{ name: 'Test' }],
      permissions: ['form-edit', 'form-read'],
      is_root: false,
    });
    expect(meta).toEqual({ total: 1, is_total_exact: true, page: 1, limit: 1, from: 1, to: 1 });
  });

  test('root has every permission', async () => {
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const { data } = await root.client.listUsers({ query: { filter: { current: 'true' } } });
    expect(data[0]).toMatchObject({ is_root: true, permissions: [...permissions] });
  });

  test('only a user who may see all users gets the list', async () => {
    await expect(designer.client.listUsers()).rejects.toEqual(refusal('forbidden'));
    await expect(
      designer.client.listUsers({ query: { filter: { current: 'false' } } }),
    ).rejects.toEqual(refusal('forbidden'));
  });

  test('the list searches names and addresses, sorts and pages', async () => {
    const names = async (query: Parameters<typeof administrator.client.listUsers>[0]) =>
      (await administrator.client.listUsers(query)).data.map(({ name }) => name);

    expect(await names({ query: { search: 'LIJST.example', sort: 'name' } })).toEqual([
      'anna Aalbers',
      'Bo 100%_zeker',
      'Zeger de Boer',
    ]);
    expect(await names({ query: { search: 'lijst.example', sort: '!email', limit: '1' } })).toEqual(
      ['Zeger de Boer'],
    );
    expect(await names({ query: { search: 'ger de bo' } })).toEqual(['Zeger de Boer']);
    expect(await names({ query: { search: '%_' } })).toEqual(['Bo 100%_zeker']);
  });

  test('the list returns the position of its page', async () => {
    const { meta } = await administrator.client.listUsers({
      query: { search: 'lijst.example', page: '2', limit: '2' },
    });
    expect(meta).toEqual({ total: 3, is_total_exact: true, page: 2, limit: 2, from: 3, to: 3 });
  });

  test('the list can be filtered by active users', async () => {
    const search = 'lijst.example';
    const inactive = await administrator.client.listUsers({
      query: { search, filter: { is_active: 'false' } },
    });
    const active = await administrator.client.listUsers({
      query: { search, reject: { is_active: ['false'] } },
    });
    expect(inactive.data.map(({ name }) => name)).toEqual(['Bo 100%_zeker']);
    expect(active.meta.total).toBe(2);
  });

  test('shows no permissions but the caller’s own', async () => {
    const { data } = await administrator.client.listUsers();
    expect(data.flatMap((user) => user.permissions)).toEqual([]);
    const other = await administrator.client.getUser({ params: { id: designer.id } });
    expect(other.data.permissions).toEqual([]);
    const self = await administrator.client.getUser({ params: { id: administrator.id } });
    expect(self.data.permissions).toEqual(['users-all', 'form-read']);
  });

  test('a user of another tenant does not exist', async () => {
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    await expect(administrator.client.getUser({ params: { id: stranger.id } })).rejects.toEqual(
      refusal('not_found'),
    );
    const { data } = await administrator.client.listUsers({ query: { limit: '100' } });
    expect(data.map(({ id }) => id)).not.toContain(stranger.id);
  });

  test('a token of another tenant is rejected', async () => {
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    const response = await server.fetch(server.tenants.demo)(`${server.origin}/v0/users`, {
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    expect(response.status).toBe(401);
  });

  test('never contains a password', async () => {
    const response = await server.fetch(server.tenants.demo)(
      `${server.origin}/v0/users?limit=100`,
      {
        headers: { authorization: `Bearer ${administrator.token}` },
      },
    );
    const text = await response.text();
    expect(text).toContain(designer.email);
    expect(text).not.toMatch(/scrypt|"password/);
  });
});
