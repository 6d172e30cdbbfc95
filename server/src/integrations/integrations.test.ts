import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIntegration } from '../../testing/failed-delivery.ts';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import { seedForm } from '../../testing/seed-form.ts';
import { startTestServer, type SignedInUser, type TestServer } from '../../testing/test-server.ts';
import {
  startWebhookSimulator,
  webhookSimulatorSecret,
  type WebhookSimulator,
} from '../../simulators/webhook/webhook-simulator.ts';

describe('providers', () => {
  let simulator: WebhookSimulator;
  let server: TestServer;
  let admin: SignedInUser;
  let designer: SignedInUser;
  beforeAll(async () => {
    simulator = await startWebhookSimulator({ isProduction: false });
    server = await startTestServer({
      database: 'embedded',
      environment: { OUTGOING_PRIVATE_HOSTS: 'localhost' },
    });
    admin = await server.signIn(server.tenants.demo, { permissions: ['admin-providers'] });
    designer = await server.signIn(server.tenants.demo, {
      permissions: ['form-edit', 'form-read'],
    });
  });
  afterAll(async () => {
    await server.stop();
    await simulator.stop();
  });

  const params = { id: 'zaken', stage: 'production' } as const;
  const save = (url: string, secret?: string) =>
    admin.client.saveProvider({
      params,
      body: {
        driver: 'webhook',
        name: 'Zaaksysteem',
        settings: { url },
        ...(secret !== undefined && { secret }),
      },
    });
  const outcome = async () => (await admin.client.checkProvider({ params })).data.error;

  test('keep their secret to themselves, and keep it when only the rest changes', async () => {
    const { data } = await save(`${simulator.origin}/nowhere`, webhookSimulatorSecret);
    expect(data).toMatchObject({ stage: 'production', kind: 'delivery', has_secret: true });
    expect(JSON.stringify(data)).not.toContain(webhookSimulatorSecret);
    expect(await outcome()).toBe('refused');
    await save(simulator.url);
    expect(await outcome()).toBeNull();
    await save(simulator.url, 'another-secret-than-theirs');
    expect(await outcome()).toBe('not_authorised');
  });

  test('say what is wrong when they are tested', async () => {
    await save(simulator.url, webhookSimulatorSecret);
    simulator.setFailureMode('server-error');
    expect(await outcome()).toBe('unavailable');
    simulator.setFailureMode('unreachable');
    expect(await outcome()).toBe('no_answer');
    simulator.setFailureMode('malformed');
    expect(await outcome()).toBe('bad_answer');
    simulator.setFailureMode('none');
  });

  test.each([
    'http://zaken.voorbeeld.nl/',
    'https://naam:woord@zaken.voorbeeld.nl/',
    'file:///etc/passwd',
    'geen adres',
  ])('refuse the address %s', async (url) => {
    expect(await refusalCode(save(url, webhookSimulatorSecret))).toBe('invalid');
  });

  test('refuse a short secret', async () => {
    expect(await refusalCode(save(simulator.url, 'kort'))).toBe('invalid');
  });

  test('name everything that is wrong at once', async () => {
    const refused = await refusalOf(save('geen adres', 'kort'));
    expect(Object.keys(refused.errors ?? {})).toEqual(['settings.url', 'secret']);
  });

  test('show designers their names only, and let them change nothing', async () => {
    await save(simulator.url, webhookSimulatorSecret);
    const { data } = await designer.client.listProviders({});
    expect(data.map(({ name, settings }) => [name, settings])).toEqual([['Zaaksysteem', null]]);
    expect(await refusalCode(designer.client.checkProvider({ params }))).toBe('forbidden');
    expect(await refusalCode(designer.client.deleteProvider({ params }))).toBe('forbidden');
  });

  test('show what an integration would send, without sending it', async () => {
    await save(simulator.url, webhookSimulatorSecret);
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: designer.id, name: 'x' },
      publishedIn: [],
    });
    const before = simulator.events.size;
    const integration = buildIntegration({
      outgoing: [{ target: 'naam', source: { kind: 'text', text: 'Van {{ {name} }}' } }],
    });
    const preview = (provider: string) =>
      designer.client.previewIntegration({
        params: { id: versionId },
        body: { integration: { ...integration, provider }, answers: { name: 'Ada' } },
      });
    const { data } = await preview('zaken');
    expect(data).toMatchObject([
      { method: 'POST', url: simulator.origin, body: { data: { values: { naam: 'Van Ada' } } } },
    ]);
    expect(simulator.events.size).toBe(before);
    expect(await refusalCode(preview('weg'))).toBe('provider_unavailable');
  });

  test('are gone when they are deleted', async () => {
    await save(simulator.url, webhookSimulatorSecret);
    await admin.client.deleteProvider({ params });
    expect(await refusalCode(admin.client.checkProvider({ params }))).toBe('not_found');
  });
});
