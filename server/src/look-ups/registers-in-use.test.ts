import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import { createRegistersInUse, rememberedMs } from './registers-in-use.ts';

describe.each(databases)('the register that a tenant uses, on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
    await server.pool.query(
      `insert into providers (tenant_id, id, serves_tests, kind, driver, name, settings, created_at, updated_at)
       values ($1, 'bag', false, 'addresses', 'pdok', 'BAG', '{}', now(), now())`,
      [server.tenants.demo.id],
    );
  });
  afterAll(() => server.stop());

  const open = () => {
    const { cipher, runtime, tenants } = server;
    const clock = { now: runtime.now() };
    const inUse = createRegistersInUse({ cipher, now: () => clock.now });
    const count = { transactions: 0 };
    const get = async (
      tenant: Tenant = tenants.demo,
      stage: 'production' | 'test' = 'production',
    ) => {
      const { id: tenantId } = tenant;
      const transaction: TenantTransaction = (work) => {
        count.transactions += 1;
        return server.transaction(tenant)(work);
      };
      return (await inUse.get({ tenantId, transaction }, 'addresses', stage)).own;
    };
    return { ...inUse, get, count, clock };
  };
  const setDown = (isDown: boolean) =>
    server.pool.query('update providers set is_down = $1', [isDown]);

  test('is read once a second, also when several look-ups ask at once', async () => {
    const { get, count, clock } = open();
    await Promise.all([get(), get(), get()]);
    clock.now += rememberedMs - 1;
    expect(await get()).toMatchObject({ id: 'bag', is_down: false });
    expect(count.transactions).toBe(1);
  });

  test('is that of its tenant and stage only', async () => {
    const { get } = open();
    expect(await get()).toMatchObject({ id: 'bag' });
    expect(await get(server.tenants.other)).toBeUndefined();
    expect(await get(server.tenants.demo, 'test')).toBeUndefined();
  });

  test('is known to be down at once after a change here, and within a second after one elsewhere', async () => {
    const { get, forget, clock } = open();
    await get();
    await setDown(true);
    forget(server.tenants.demo.id);
    expect(await get()).toMatchObject({ is_down: true });
    await setDown(false);
    clock.now += rememberedMs;
    expect(await get()).toMatchObject({ is_down: false });
  });

  test('is read again after a failure of the database', async () => {
    const { get, count } = open();
    const inUse = createRegistersInUse({ cipher: server.cipher, now: server.runtime.now });
    const of = {
      tenantId: server.tenants.demo.id,
      transaction: () => Promise.reject(new Error('No database.')),
    };
    await expect(inUse.get(of, 'addresses', 'production')).rejects.toThrow('No database.');
    const transaction = server.transaction(server.tenants.demo);
    const found = await inUse.get({ ...of, transaction }, 'addresses', 'production');
    expect(found.own).toEqual(await get());
    expect(count.transactions).toBe(1);
  });
});
