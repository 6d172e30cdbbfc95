import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { ProviderStage } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { kvkSimulatorKey, startKvkSimulator } from '../../simulators/kvk/kvk-simulator.ts';
import { startPdokSimulator } from '../../simulators/pdok/pdok-simulator.ts';
import { startFailingService } from '../../testing/failing-service.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import { startTestServer, type SignedInUser, type TestServer } from '../../testing/test-server.ts';

const company: Field = { id: 'company', short_id: 'com1', type: 'kvk-api', label: 'Bedrijf' };

describe('the registers of a tenant', () => {
  let server: TestServer;
  let real: Awaited<ReturnType<typeof startKvkSimulator>>;
  let forTests: Awaited<ReturnType<typeof startKvkSimulator>>;
  let pdok: Awaited<ReturnType<typeof startPdokSimulator>>;
  let admin: SignedInUser;

  beforeAll(async () => {
    real = await startKvkSimulator({ isProduction: false });
    forTests = await startKvkSimulator({ isProduction: false });
    pdok = await startPdokSimulator({ isProduction: false });
    // The operator configured no registers.
    server = await startTestServer({ database: 'embedded' });
    admin = await server.signIn(server.tenants.demo, { permissions: ['admin-providers'] });
  });
  afterEach(async () => {
    await server.pool.query('delete from providers');
    // The server did not do this itself: it looks again after a second.
    server.advance(1_000);
  });
  afterAll(async () => {
    await Promise.all([server.stop(), real.stop(), forTests.stop(), pdok.stop()]);
  });

  interface Saved {
    readonly id?: string;
    readonly stage?: ProviderStage;
    readonly secret?: string;
  }
  const save = (
    { baseUrl }: { readonly baseUrl: string },
    { id = 'handelsregister', stage = 'production', secret = kvkSimulatorKey }: Saved = {},
    by: SignedInUser = admin,
  ) =>
    by.client.saveProvider({
      params: { id, stage },
      body: { driver: 'kvk', name: 'Handelsregister', settings: { api: baseUrl }, secret },
    });
  const check = async (id = 'handelsregister') =>
    (await admin.client.checkProvider({ params: { id, stage: 'production' } })).data.error;
  /** How often each of the two was asked. */
  const counts = () => [real.requests.length, forTests.requests.length] as const;
  const search = async (
    environment: EnvironmentId = 'production',
    tenant = server.tenants.demo,
  ) => {
    const body = { signature: 'kvk:search', body: { search: '69599084', environment } };
    return (await server.client(tenant).callPublicProcedure({ body })).data as readonly object[];
  };

  test('are set up by an administrator, tested, and asked with the tenant’s own key', async () => {
    const { data } = await save(real);
    expect(data).toMatchObject({ kind: 'companies', driver: 'kvk', has_secret: true });
    expect(JSON.stringify(data)).not.toContain(kvkSimulatorKey);
    expect(await check()).toBeNull();
    expect(await search()).toMatchObject([{ kvk_number: '69599084' }, {}]);
    await save(real, { secret: 'not the key of KVK' });
    expect(await check()).toBe('not_authorised');
    expect(await refusalCode(search())).toBe('unavailable');
  });

  test('are not those of another tenant', async () => {
    await save(real);
    const before = counts();
    expect(await refusalCode(search('production', server.tenants.other))).toBe('unavailable');
    expect(counts()).toEqual(before);
  });

  test('may be set up with the right only', async () => {
    const designer = await server.signIn(server.tenants.demo, { permissions: ['form-edit'] });
    expect(await refusalCode(save(real, {}, designer))).toBe('forbidden');
  });

  test('of tests are never asked from production, nor the other way round', async () => {
    await save(forTests, { stage: 'test' });
    const [ofReal, ofTests] = counts();
    expect(await refusalCode(search())).toBe('unavailable');
    expect(counts()).toEqual([ofReal, ofTests]);
    await save(real);
    await search('acceptance');
    expect(counts()).toEqual([ofReal, ofTests + 1]);
  });

  test('of tests prove nothing in a real submission', async () => {
    await save(forTests, { stage: 'test' });
    await save(real);
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: admin.id, name: 'x' },
      version: { pages: onePage([company]) },
    });
    const stored = async (environment: EnvironmentId) => {
      const [found] = await search(environment);
      const { data } = await server.client(server.tenants.demo).createSubmission({
        headers: {},
        body: { form_version_id: versionId, data: { company: found }, status: 'final' },
      });
      const row = await server.transaction(server.tenants.demo)((tx) =>
        tx.selectFrom('submissions').select('answers').where('id', '=', data.id).executeTakeFirst(),
      );
      return row?.answers;
    };
    expect(await stored('production')).toMatchObject({ company: { is_confirmed: true } });
    expect(await stored('test')).toMatchObject({ company: { is_confirmed: false } });
  });

  test('that are down are not asked', async () => {
    await save(real);
    await search();
    const before = counts();
    const params = { id: 'handelsregister', stage: 'production' } as const;
    await admin.client.setProviderOutage({ params, body: { is_down: true } });
    expect(await refusalCode(search())).toBe('unavailable');
    expect(counts()).toEqual(before);
  });

  test('that fail are not asked for a while; administrators see it and may test them', async () => {
    const failing = await startFailingService();
    const params = { id: 'handelsregister', stage: 'production' } as const;
    const circuit = async () => {
      await server.callLog.flush();
      return (await admin.client.getCallStatistics({ params, query: {} })).data.circuit;
    };
    const notices = async () =>
      (await admin.client.listNotifications({})).data.filter(
        ({ kind }) => kind === 'provider_paused',
      );
    try {
      await save({ baseUrl: failing.origin });
      while (failing.count() < 5) expect(await refusalCode(search())).toBe('unavailable');
      const asked = failing.count();
      expect(await refusalCode(search())).toBe('unavailable');
      expect(failing.count()).toBe(asked);
      expect(await circuit()).toMatchObject({ serves: 'visitors', state: 'paused' });
      expect(await notices()).toMatchObject([{ subject: 'Handelsregister' }]);
      expect(await check()).toBe('unavailable');
      expect(failing.count()).toBeGreaterThan(asked);
      const after = failing.count();
      server.advance(30_000);
      expect(await refusalCode(search())).toBe('unavailable');
      expect(failing.count()).toBe(after + 1);
      await save(real);
      expect(await circuit()).toEqual({ serves: 'visitors', state: 'closed', until: null });
      expect(await notices()).toEqual([]);
      expect(await search()).toMatchObject([{ kvk_number: '69599084' }, {}]);
    } finally {
      await failing.stop();
    }
  });

  test('are one of a kind, on a public address', async () => {
    await save(real);
    expect(await refusalCode(save(real, { id: 'tweede' }))).toBe('conflict');
    await save({ baseUrl: 'https://127.0.0.1/api' });
    expect(await check()).toBe('not_allowed');
  });

  test('of addresses need no key', async () => {
    await admin.client.saveProvider({
      params: { id: 'bag', stage: 'production' },
      body: { driver: 'pdok', name: 'BAG', settings: { api: pdok.baseUrl } },
    });
    expect(await check('bag')).toBeNull();
    const body = { signature: 'bag:search', body: { postcode: '1234AB', house_number: 3 } };
    const { data } = await server.client(server.tenants.demo).callPublicProcedure({ body });
    expect(data).toMatchObject([{ address: { street: 'Kerkstraat' } }]);
  });
});
