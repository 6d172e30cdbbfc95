import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restSimulatorKey, startRestSimulator } from '../../simulators/rest/rest-simulator.ts';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import type { ProviderCall } from '../providers/calls/logged-clients.ts';
import { createCallLog } from './call-log.ts';
import { deleteCallsBefore } from './provider-calls-queries.ts';
import { startWritingCalls } from './start-writing-calls.ts';

describe.each(databases)('the log of the calls of a provider on %s', (database) => {
  let server: TestServer;
  let simulator: Awaited<ReturnType<typeof startRestSimulator>>;
  let admin: SignedInUser;
  const params = { id: 'woz', stage: 'production' } as const;

  beforeAll(async () => {
    simulator = await startRestSimulator({ isProduction: false });
    server = await startTestServer({ database });
    admin = await server.signIn(server.tenants.demo, { permissions: ['admin-providers'] });
    await admin.client.saveProvider({
      params,
      body: {
        driver: 'rest',
        name: 'WOZ',
        settings: {
          url: simulator.baseUrl,
          method: 'GET',
          timeout_seconds: '2',
          cache_minutes: '5',
          path: '/objecten/{postcode}/{number}?peildatum={number}',
          secret_header: 'X-Api-Key',
          outputs: 'value number /waarden/0/vastgesteldeWaarde',
        },
        secret: restSimulatorKey,
      },
    });
  });
  afterAll(async () => {
    await Promise.all([server.stop(), simulator.stop()]);
  });

  const list = (query: Parameters<typeof admin.client.listProviderCalls>[0]['query'] = {}) =>
    admin.client.listProviderCalls({ params, query });

  const call = (changes: Partial<ProviderCall> = {}): ProviderCall => ({
    providerId: 'woz',
    servesTests: false,
    at: new Date(server.runtime.now()),
    operation: 'look_up',
    method: 'GET',
    host: 'woz.example',
    path: '/objecten/{}',
    status: 200,
    durationMs: 10,
    attempt: 1,
    error: null,
    traceId: null,
    ...changes,
  });
  const note = async (...calls: readonly ProviderCall[]) => {
    for (const one of calls) server.callLog.note(server.tenants.demo.id, one);
    await server.callLog.flush();
  };

  test('names a call without the values that were asked, and finds it by its trace', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const body = JSON.stringify({ inputs: { postcode: '1234AB', number: '3' } });
    const answer = await server.fetch(server.tenants.demo)(
      new URL('/v0/providers/woz/production/try', server.originOf(server.tenants.demo)),
      {
        method: 'POST',
        body,
        headers: {
          authorization: `Bearer ${admin.token}`,
          'content-type': 'application/json',
          traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
        },
      },
    );
    expect(answer.status).toBe(200);
    await server.callLog.flush();
    const { data } = await list({ filter: { trace_id: traceId } });
    expect(data).toMatchObject([
      {
        operation: 'check',
        method: 'GET',
        host: new URL(simulator.baseUrl).host,
        path: `${new URL(simulator.baseUrl).pathname}/objecten/{postcode}/{number}`,
        status: 200,
        attempt: 1,
        error: null,
        trace_id: traceId,
      },
    ]);
    const { rows } = await server.pool.query<object>('select * from provider_calls');
    expect(JSON.stringify(rows)).not.toMatch(/1234AB|peildatum/);
  });

  test('filters on errors, and continues after a page by cursor', async () => {
    server.advance(1_000);
    const errors = [1, 2, 3].map((attempt) =>
      call({ attempt, error: 'unavailable', status: 503, operation: 'deliver' }),
    );
    await note(...errors);
    const first = await list({ filter: { result: 'error' }, limit: '2' });
    expect(first.meta).toMatchObject({ total: 3, from: 1, to: 2 });
    const second = await list({
      filter: { result: 'error' },
      limit: '2',
      cursor: first.meta.next_cursor ?? '',
    });
    expect(second.meta.next_cursor).toBeNull();
    const attempts = [...first.data, ...second.data].map(({ attempt }) => attempt);
    expect(attempts.toSorted()).toEqual([1, 2, 3]);
    expect((await refusalOf(list({ cursor: 'made up' }))).errors).toHaveProperty('cursor');
  });

  test.each(['result', 'trace_id'] as const)('refuses a %s that does not exist', async (field) => {
    expect(await refusalCode(list({ filter: { [field]: 'onbekend' } }))).toBe('invalid');
  });

  test('counts calls, errors and slow ones per hour', async () => {
    const hourMs = 3_600_000;
    const hour = new Date(Math.floor(server.runtime.now() / hourMs - 1) * hourMs);
    const durations = Array.from({ length: 20 }, (_, index) => (index + 1) * 100);
    await note(
      ...durations.map((durationMs) => call({ durationMs, at: hour })),
      call({ at: hour, durationMs: 1, error: 'too_many_requests', status: 429 }),
    );
    const { data } = await admin.client.getCallStatistics({ params, query: {} });
    expect(data.circuit).toEqual({ serves: 'visitors', state: 'closed', until: null });
    expect(data.hours.find(({ at }) => at === hour.toISOString())).toMatchObject({
      calls: 21,
      errors: 1,
      throttled: 1,
      p95_ms: 1900,
    });
  });

  test('says when deliveries to a receiver wait', async () => {
    const receiver = { id: 'zaken', stage: 'production' } as const;
    const settings = { url: 'https://zaken.example/' };
    await admin.client.saveProvider({
      params: receiver,
      body: { driver: 'webhook', name: 'Zaken', settings, secret: 'a-secret-of-our-own' },
    });
    const circuit = async () =>
      (await admin.client.getCallStatistics({ params: receiver, query: {} })).data.circuit;
    expect(await circuit()).toEqual({ serves: 'deliveries', state: 'closed', until: null });
    const until = new Date(server.runtime.now() + 30_000);
    await server.transaction(server.tenants.demo)((tx) =>
      tx.updateTable('providers').set({ paused_until: until }).where('id', '=', 'zaken').execute(),
    );
    expect(await circuit()).toMatchObject({ state: 'paused' });
    server.advance(31_000);
    expect(await circuit()).toEqual({ serves: 'deliveries', state: 'probing', until: null });
  });

  test('is for administrators of providers, and forgets after its term', async () => {
    const reader = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    expect(await refusalCode(reader.client.listProviderCalls({ params, query: {} }))).toBe(
      'forbidden',
    );
    const unknown = { id: 'geen', stage: 'production' } as const;
    expect(await refusalCode(admin.client.listProviderCalls({ params: unknown, query: {} }))).toBe(
      'not_found',
    );
    const { demo, other } = server.tenants;
    server.callLog.note(other.id, call());
    await server.callLog.flush();
    const before = new Date(server.runtime.now() + 1);
    await server.transaction(demo)((tx) => deleteCallsBefore(tx, before));
    expect((await list()).meta.total).toBe(0);
    const { rows } = await server.pool.query<object>('select tenant_id from provider_calls');
    expect(rows).toEqual([{ tenant_id: other.id }]);
  });

  test('never fails a call: keeps what could not be written, up to a maximum', async () => {
    const logged: unknown[] = [];
    const state = { isLost: true };
    const pool = new Proxy(server.pool, {
      get: (target, name) => {
        if (name === 'connect' && state.isLost)
          return () => Promise.reject(new Error('No database.'));
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      },
    });
    const log = createCallLog({
      pool,
      logger: { error: (entry: unknown) => logged.push(entry) },
      createId: server.runtime.createId,
      maxCalls: 2,
    });
    const { id } = server.tenants.demo;
    for (const attempt of [1, 2, 3]) log.note(id, call({ attempt }));
    await log.flush();
    expect(logged).toHaveLength(1);
    state.isLost = false;
    await log.flush();
    const { data } = await list();
    expect(data.map(({ attempt }) => attempt).toSorted()).toEqual([1, 2]);
  });

  test('has written everything when a process has stopped, also what it was writing', async () => {
    server.advance(60_000);
    const logged: unknown[] = [];
    const log = createCallLog({
      pool: server.pool,
      logger: { error: (entry: unknown) => logged.push(entry) },
      createId: server.runtime.createId,
    });
    const stop = startWritingCalls(log);
    const { id } = server.tenants.demo;
    const gone = server.runtime.createId();
    log.note(id, call({ operation: 'deliver', attempt: 7 }));
    log.note(gone, call());
    // As the timer does: nobody waits for it.
    void log.flush();
    await stop();
    const { data } = await list();
    expect(data[0]).toMatchObject({ operation: 'deliver', attempt: 7 });
    const { rows } = await server.pool.query<object>(
      'select from provider_calls where tenant_id = $1',
      [gone],
    );
    expect([rows, logged]).toEqual([[], []]);
  });
});
