import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { buildIntegration } from '../../../testing/failed-delivery.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import {
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import {
  startWebhookSimulator,
  webhookSimulatorSecret,
  type WebhookSimulator,
} from '../../../simulators/webhook/webhook-simulator.ts';
import type { Tenant } from '../../platform/database/tenancy/tenant.ts';
import { upsertProvider } from '../../providers/providers-queries.ts';

const pages = onePage([
  { id: 'name', short_id: 'name', type: 'text', label: 'Naam' },
  { id: 'bsn', short_id: 'burg', type: 'bsn', label: 'BSN' },
  { id: 'case', short_id: 'case', type: 'text', label: 'Zaaknummer', is_hidden: true },
]);

/** A job starts within half a second. */
const waiting = { timeout: 15_000 };

const webhook = (members: Partial<Integration> = {}) =>
  buildIntegration({
    outgoing: [
      { target: 'applicant.name', source: { kind: 'answer', field: 'name' } },
      { target: 'applicant.bsn', source: { kind: 'answer', field: 'bsn' } },
      { target: 'greeting', source: { kind: 'text', text: 'Van {{ {name} }}' } },
    ],
    incoming: [{ pointer: '/case/number', field: 'case' }],
    ...members,
  });

describe('deliveries', () => {
  let simulator: WebhookSimulator;
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    simulator = await startWebhookSimulator({ isProduction: false });
    server = await startTestServer({
      database: 'embedded',
      environment: { OUTGOING_PRIVATE_HOSTS: 'localhost' },
    });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    await addReceiver(server.tenants.demo, 'zaken', simulator.url);
    await addReceiver(server.tenants.demo, 'binnen', 'https://127.0.0.1/events');
  });
  afterEach(() => simulator.setFailureMode('none'));
  afterAll(async () => {
    await server.stop();
    await simulator.stop();
  });

  const addReceiver = (tenant: Tenant, id: string, url: string) =>
    server.transaction(tenant)((tx) =>
      upsertProvider(tx, {
        tenant_id: tenant.id,
        id,
        serves_tests: false,
        kind: 'delivery',
        driver: 'webhook',
        name: id,
        settings: JSON.stringify({ url }),
        sealed_secret: server.cipher.encrypt(
          { tenantId: tenant.id, purpose: 'provider' },
          webhookSimulatorSecret,
        ),
        created_at: new Date(),
        updated_at: new Date(),
      }),
    );

  const send = async (
    integrations: Integration[],
    { tenant = server.tenants.demo, actor = root, settings = {}, isTest = false } = {},
  ) => {
    const { versionId } = await seedForm(server, tenant, {
      actor: { id: actor.id, name: 'x' },
      version: { pages, settings: { 'integrations.list': integrations, ...settings } },
    });
    // Only signed-in users can send test submissions.
    const visitor = isTest ? actor.client : server.client(tenant);
    const { data } = await visitor.createSubmission({
      headers: {},
      body: {
        form_version_id: versionId,
        data: { name: 'Ada', bsn: '111222333' },
        status: 'final',
        is_test: isTest,
      },
    });
    return data.id;
  };
  const read = async (id: string) => (await root.client.getSubmission({ params: { id } })).data;
  const statesOf = async (id: string) => (await read(id)).deliveries.map(({ state }) => state);
  const eventsOf = (id: string) =>
    [...simulator.events.values()].filter(({ subject }) => subject === id);

  test('reach the receiver as a signed event, once, and fill in what it answers', async () => {
    const id = await send([webhook()]);
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    const [event] = eventsOf(id);
    expect(event).toMatchObject({
      specversion: '1.0',
      type: 'nl.form-builder.submission.completed',
      data: {
        submission: { id, form_title: 'Melding doen', is_test: false },
        values: { applicant: { name: 'Ada', bsn: '111222333' }, greeting: 'Van Ada' },
      },
    });
    const { answers, deliveries } = await read(id);
    expect(answers['case']).toBe(`ZAAK-${deliveries[0]?.id.slice(-12) ?? ''}`);
    const [attempt] = deliveries[0]?.attempts ?? [];
    expect(attempt).toMatchObject({ number: 1, error: null, status: 200 });
    expect(attempt?.exchange).toContain('ZAAK-');
    expect(attempt?.exchange).not.toContain('111222333');
    const { rows } = await server.pool.query<{ status: string }>(
      `select status from processing_log where submission_id = $1 and name = 'submission.delivered'`,
      [id],
    );
    expect(rows).toEqual([{ status: 'ok' }]);
  });

  test('that succeed end a pause that the process of before a restart noted', async () => {
    const { demo } = server.tenants;
    await server.transaction(demo)((tx) =>
      tx
        .updateTable('providers')
        .set({ paused_until: new Date(server.runtime.now() - 1) })
        .where('id', '=', 'zaken')
        .execute(),
    );
    const notices = async () =>
      (await root.client.listNotifications({})).data
        .filter(({ kind }) => kind === 'receiver_paused')
        .map(({ subject_id: subject }) => subject);
    expect(await notices()).toEqual(['zaken']);
    const id = await send([webhook()]);
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    expect(await notices()).toEqual([]);
    const { data } = await root.client.getCallStatistics({
      params: { id: 'zaken', stage: 'production' },
      query: {},
    });
    expect(data.circuit).toEqual({ serves: 'deliveries', state: 'closed', until: null });
  });

  test('are tried again after a failure, with the same id', async () => {
    simulator.setFailureMode('server-error');
    const id = await send([webhook()]);
    const errors = async () => (await read(id)).deliveries.map(({ error }) => error);
    await expect.poll(errors, waiting).toEqual(['unavailable']);
    expect(await statesOf(id)).toEqual(['waiting']);
    simulator.setFailureMode('none');
    server.advance(20_000);
    // The database's clock schedules the retry job; another submission triggers one now.
    await send([webhook()]);
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    expect(eventsOf(id)).toHaveLength(1);
    expect((await read(id)).deliveries[0]?.attempts).toHaveLength(2);
  });

  test('that the receiver rejects fail, and staff can retry them', async () => {
    await addReceiver(server.tenants.demo, 'weg', `${simulator.origin}/nowhere`);
    const id = await send([webhook({ provider: 'weg' })]);
    await expect.poll(() => statesOf(id), waiting).toEqual(['failed']);
    const { deliveries, form_id: formId } = await read(id);
    const listed = await root.client.listSubmissions({
      query: { filter: { form_id: formId, delivery: 'failed' } },
    });
    expect(listed.data.map((one) => one.id)).toEqual([id]);
    await addReceiver(server.tenants.demo, 'weg', simulator.url);
    const params = { id, delivery_id: deliveries[0]?.id ?? '' };
    expect((await root.client.retryDelivery({ params })).data.state).toBe('waiting');
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    expect(await refusalCode(root.client.retryDelivery({ params }))).toBe('transition_not_allowed');
    expect((await root.client.retryDeliveries({ body: { form_id: formId } })).data.retried).toBe(0);
  });

  test('wait without an attempt for a receiver that is switched off', async () => {
    await addReceiver(server.tenants.demo, 'kopie', simulator.url);
    // As the copy of a tenant switches its receivers off.
    await server.transaction(server.tenants.demo)((tx) =>
      tx.updateTable('providers').set({ is_down: true }).where('id', '=', 'kopie').execute(),
    );
    const id = await send([webhook({ provider: 'kopie' })]);
    // A later delivery to another receiver: the jobs of both have run.
    const other = await send([webhook()]);
    await expect.poll(() => statesOf(other), waiting).toEqual(['delivered']);
    expect((await read(id)).deliveries).toMatchObject([
      { state: 'waiting', error: null, attempts: [] },
    ]);
    await root.client.setProviderOutage({
      params: { id: 'kopie', stage: 'production' },
      body: { is_down: false },
    });
    await expect.poll(() => statesOf(id), waiting).toEqual(['delivered']);
    expect((await read(id)).deliveries[0]?.attempts).toHaveLength(1);
  });

  test('of a receiver that is switched off fail when it is deleted', async () => {
    await addReceiver(server.tenants.demo, 'oud', simulator.url);
    await server.transaction(server.tenants.demo)((tx) =>
      tx.updateTable('providers').set({ is_down: true }).where('id', '=', 'oud').execute(),
    );
    const id = await send([webhook({ provider: 'oud' })]);
    // A provider that a published form uses is not deleted.
    await server.pool.query('delete from version_environments where form_id = $1', [
      (await read(id)).form_id,
    ]);
    await root.client.deleteProvider({ params: { id: 'oud', stage: 'production' } });
    await expect.poll(() => statesOf(id), waiting).toEqual(['failed']);
    expect((await read(id)).deliveries[0]?.error).toBe('not_configured');
  });

  test('wait for the integration that precedes them', async () => {
    simulator.setFailureMode('server-error');
    const id = await send([webhook(), webhook({ id: 'next', name: 'Archief', after: 'case' })]);
    await expect
      .poll(async () => (await read(id)).deliveries[0]?.attempts.length, waiting)
      .toBeGreaterThan(0);
    const { deliveries } = await read(id);
    expect(deliveries[1]).toMatchObject({ waits_for: 'Zaaksysteem', attempts: [] });
  });

  test('start at the moment that the integration sets', async () => {
    const destinations = [
      { id: 'x', name: 'Zaak', kind: 'integration', integration: 'routed', is_default: true },
    ];
    const id = await send(
      [
        webhook({ id: 'paid', when: 'payment' }),
        webhook({ id: 'verified', when: 'verification' }),
        webhook({ id: 'unrouted', when: 'route' }),
        webhook({ id: 'routed', name: 'Gestuurd', when: 'route' }),
      ],
      { settings: { 'routing.destinations': destinations } },
    );
    expect((await read(id)).deliveries.map(({ name }) => name)).toEqual(['Gestuurd']);
  });

  test('of tests never reach the receiver of production', async () => {
    const id = await send([webhook()], { isTest: true });
    await expect.poll(() => statesOf(id), waiting).toEqual(['failed']);
    expect((await read(id)).deliveries[0]?.error).toBe('not_configured');
    expect(eventsOf(id)).toEqual([]);
  });

  test('do not reach this machine or its network', async () => {
    const id = await send([webhook({ provider: 'binnen' })]);
    await expect.poll(() => statesOf(id), waiting).toEqual(['failed']);
    expect((await read(id)).deliveries[0]?.error).toBe('not_allowed');
  });

  test('of another tenant do not wait for a receiver that does not answer', async () => {
    const held: ServerResponse[] = [];
    const silent = createServer((_request, response) => held.push(response));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await addReceiver(server.tenants.demo, 'traag', `http://localhost:${String(port)}/events`);
    const neighbour = await server.signIn(server.tenants.other, { isRoot: true });
    await addReceiver(server.tenants.other, 'zaken', simulator.url);
    for (let at = 0; at < 20; at += 1) await send([webhook({ provider: 'traag' })]);
    await expect.poll(() => held.length, waiting).toBeGreaterThan(0);
    const id = await send([webhook()], { tenant: server.tenants.other, actor: neighbour });
    await expect.poll(() => eventsOf(id).length, waiting).toBe(1);
    // The first request still waits for its answer: no time-out had to end it.
    expect(held[0]?.destroyed).toBe(false);
    silent.closeAllConnections();
    silent.close();
  });
});
