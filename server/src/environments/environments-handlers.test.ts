import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { refusalCode } from '../../testing/refusal.ts';

describe.each(databases)('environments on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(server.tenants.demo, {
      permissions: ['admin-environments'],
    });
  });
  afterAll(() => server.stop());

  test('a tenant has four, in the order of publication', async () => {
    const list = await administrator.client.listEnvironments({ query: { limit: '999' } });
    expect(
      list.data.map(({ id, is_enabled, is_editable }) => [id, is_enabled, is_editable]),
    ).toEqual([
      ['development', true, true],
      ['test', true, false],
      ['acceptance', true, false],
      ['production', true, false],
    ]);
    expect(list.meta).toMatchObject({ total: 4, from: 1, to: 4 });
  });

  test('one can be renamed and switched off, then the filter leaves it out', async () => {
    const { data } = await administrator.client.updateEnvironment({
      params: { id: 'acceptance' },
      body: { name: ' Keuring ', is_enabled: false },
    });
    expect(data).toMatchObject({ id: 'acceptance', name: 'Keuring', is_enabled: false });
    const on = await administrator.client.listEnvironments({
      query: { filter: { is_enabled: 'true' }, sort: '!sort_order' },
    });
    expect(on.data.map(({ id }) => id)).toEqual(['production', 'test', 'development']);
  });

  test('one that shows a form stays on', async () => {
    await seedForm(server, server.tenants.demo, { actor: { id: administrator.id, name: 'x' } });
    const off = administrator.client.updateEnvironment({
      params: { id: 'production' },
      body: { is_enabled: false },
    });
    expect(await refusalCode(off)).toBe('conflict');
  });

  test('another order is that of lists and of a version, and in the logbook with the old one', async () => {
    const reader = await server.signIn(server.tenants.demo, {
      permissions: ['form-read', 'audit-list'],
    });
    const { formId } = await seedForm(server, server.tenants.demo, {
      actor: { id: reader.id, name: 'x' },
      publishedIn: ['development', 'test', 'production'],
    });
    const environments = ['production', 'development', 'acceptance', 'test'] as const;
    const { data } = await administrator.client.orderEnvironments({
      body: { environments: [...environments] },
    });
    expect(data.map(({ id, sort_order }) => [id, sort_order])).toEqual(
      environments.map((id, index) => [id, index + 1]),
    );
    const list = await administrator.client.listEnvironments({ query: {} });
    expect(list.data.map(({ id }) => id)).toEqual(environments);
    const form = await reader.client.getForm({ params: { id: formId } });
    expect(form.data.published.map(({ environment }) => environment)).toEqual([
      'production',
      'development',
      'test',
    ]);
    const logbook = await reader.client.listLogbook({
      query: { search: 'omgeving' },
    });
    expect(logbook.data[0]?.details.changes).toEqual([
      {
        field: 'environment_order',
        before: ['development', 'test', 'acceptance', 'production'],
        after: environments,
      },
    ]);
  });

  test('an order that lacks an environment or has one twice is refused', async () => {
    for (const environments of [
      ['production', 'test'],
      ['test', 'test', 'acceptance', 'production'],
    ] as const) {
      const order = administrator.client.orderEnvironments({
        body: { environments: [...environments] },
      });
      expect(await refusalCode(order)).toBe('invalid');
    }
  });

  test('changing one takes the right', async () => {
    const user = await server.signIn(server.tenants.demo, {});
    const change = user.client.updateEnvironment({ params: { id: 'test' }, body: { name: 'x' } });
    expect(await refusalCode(change)).toBe('forbidden');
    const order = user.client.orderEnvironments({
      body: { environments: ['production', 'test', 'acceptance', 'development'] },
    });
    expect(await refusalCode(order)).toBe('forbidden');
  });
});
