import { rightsReviewDays } from '@form-builder/core/contract/staff/users/rights-review.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTenantUser } from '../../../testing/create-tenant-user.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const yearMs = rightsReviewDays * 86_400_000;

describe.each(databases)('the review of rights on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;

  const addUser = (firstName: string) =>
    createTenantUser({
      tenantId: server.tenants.demo.id,
      transaction: server.transaction(server.tenants.demo),
      runtime: server.runtime,
      email: `${firstName}@rechten.example`.toLowerCase(),
      firstName,
      lastName: 'Visser',
      permissions: ['form-edit'],
    });
  const aYearAgo = () => new Date(server.runtime.now() - yearMs);
  const standSince = (id: string, since: { created_at: Date } | { rights_confirmed_at: Date }) =>
    server.transaction(server.tenants.demo)((tx) =>
      tx.updateTable('users').set(since).where('id', '=', id).execute(),
    );
  const rightsOf = async (id: string) => {
    const { data } = await administrator.client.listReviewedRights();
    return data.find((one) => one.id === id);
  };

  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(server.tenants.demo, {
      permissions: ['users-all', 'users-roles', 'audit-list', 'form-edit'],
    });
  }, 60_000);
  afterAll(() => server.stop());

  test('only people who manage roles see and change it', async () => {
    const designer = await server.signIn(server.tenants.demo, { permissions: ['users-all'] });
    const { id } = await addUser('Rianne');
    const params = { id };
    expect(await refusalCode(designer.client.listReviewedRights())).toBe('forbidden');
    expect(await refusalCode(designer.client.confirmRights({ params }))).toBe('forbidden');
    expect(await refusalCode(designer.client.withdrawRights({ params }))).toBe('forbidden');
  });

  test('nobody confirms or withdraws their own rights', async () => {
    const params = { id: administrator.id };
    expect(await refusalCode(administrator.client.confirmRights({ params }))).toBe('own_rights');
    expect(await refusalCode(administrator.client.withdrawRights({ params }))).toBe('own_rights');
  });

  test('withdrawing takes roles and groups away at once, and is logged with their names', async () => {
    const { id, client } = await server.signIn(server.tenants.demo, { permissions: ['form-edit'] });
    const { data: user } = await administrator.client.getUser({ params: { id } });
    const role_ids = user.roles.map((role) => role.id);
    await administrator.client.createGroup({ body: { name: 'Balie', role_ids, user_ids: [id] } });
    expect(await rightsOf(id)).toMatchObject({
      roles: ['Test'],
      groups: [{ name: 'Balie', roles: ['Test'] }],
      is_due: false,
    });
    await administrator.client.withdrawRights({ params: { id } });
    expect(await rightsOf(id)).toMatchObject({ roles: [], groups: [] });
    expect(await refusalCode(client.listForms())).toBe('forbidden');
    const { data } = await administrator.client.listLogbook({ query: {} });
    expect(data.find(({ action }) => action === 'user.rights_withdrawn')).toMatchObject({
      details: { taken: ['Test', 'Balie'] },
    });
  });

  test('saves the list as CSV, which is logged', async () => {
    const response = await server.fetch(server.tenants.demo)('/v0/rights-review/file', {
      headers: { authorization: `Bearer ${administrator.token}`, 'accept-language': 'nl' },
    });
    const text = await response.text();
    expect(text).toContain('"Naam";"E-mailadres";"Rollen";"Groepen";"Formulieren"');
    expect(text).toContain('"Rianne Visser";"rianne@rechten.example"');
    const { data } = await administrator.client.listLogbook({ query: {} });
    expect(data.map(({ action }) => action)).toContain('user.rights_exported');
  });

  test('rights are due a year after they were given or confirmed', async () => {
    const { id } = await addUser('Yara');
    await standSince(id, { created_at: aYearAgo() });
    expect(await rightsOf(id)).toMatchObject({ is_due: true, confirmed_at: null });
    const { data: before } = await administrator.client.listNotifications();
    expect(before.find(({ kind }) => kind === 'rights_due')?.count).toBe(1);
    await administrator.client.confirmRights({ params: { id } });
    expect(await rightsOf(id)).toMatchObject({ is_due: false, confirmed_by: 'Test Gebruiker' });
    const { data: after } = await administrator.client.listNotifications();
    expect(after.filter(({ kind }) => kind === 'rights_due')).toEqual([]);
    await standSince(id, { rights_confirmed_at: aYearAgo() });
    expect(await rightsOf(id)).toMatchObject({ is_due: true });
  });
});
