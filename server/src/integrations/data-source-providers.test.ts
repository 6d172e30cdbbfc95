import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restSimulatorKey, startRestSimulator } from '../../simulators/rest/rest-simulator.ts';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import { startTestServer, type SignedInUser, type TestServer } from '../../testing/test-server.ts';

describe('a data source that an administrator sets up', () => {
  let server: TestServer;
  let simulator: Awaited<ReturnType<typeof startRestSimulator>>;
  let admin: SignedInUser;

  beforeAll(async () => {
    simulator = await startRestSimulator({ isProduction: false });
    server = await startTestServer({ database: 'embedded' });
    admin = await server.signIn(server.tenants.demo, { permissions: ['admin-providers'] });
  });
  afterAll(async () => {
    await Promise.all([server.stop(), simulator.stop()]);
  });

  const params = { id: 'woz', stage: 'production' } as const;
  const settingsOf = (changes: Readonly<Record<string, string>> = {}) => ({
    url: simulator.baseUrl,
    method: 'GET',
    path: '/objecten/{postcode}/{number}',
    secret_header: 'X-Api-Key',
    timeout_seconds: '2',
    cache_minutes: '5',
    outputs: 'value number /waarden/0/vastgesteldeWaarde\nuse text /object/gebruiksdoel',
    ...changes,
  });
  const save = (changes?: Readonly<Record<string, string>>, secret: string | null = null) =>
    admin.client.saveProvider({
      params,
      body: {
        driver: 'rest',
        name: 'WOZ',
        settings: settingsOf(changes),
        ...(secret !== null && { secret }),
      },
    });
  const attempt = async (inputs: Readonly<Record<string, string>>, by = admin) =>
    (await by.client.tryDataSource({ params, body: { inputs } })).data;

  test('can be tried out: its response, and what is read from it', async () => {
    const { data } = await save({}, restSimulatorKey);
    expect(JSON.stringify(data)).not.toContain(restSimulatorKey);
    const tried = await attempt({ postcode: '1234AB', number: '3' });
    expect(tried).toMatchObject({
      error: null,
      status: 200,
      outputs: [
        { name: 'value', value: 745_000 },
        { name: 'use', value: 'winkelfunctie' },
      ],
    });
    expect(tried.response).toContain('"vastgesteldeWaarde": 745000');
    expect(await attempt({ postcode: '1234AB', number: '9' })).toMatchObject({
      error: null,
      status: 404,
    });
    expect(await attempt({ postcode: '..', number: '9' })).toMatchObject({ error: 'refused' });
  });

  test('shows designers what it asks for and returns, and nothing else', async () => {
    const designer = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    const { data } = await designer.client.listProviders({});
    expect(data.find(({ id }) => id === 'woz')).toMatchObject({
      settings: null,
      data_source: {
        inputs: ['postcode', 'number'],
        outputs: [
          { name: 'value', kind: 'number' },
          { name: 'use', kind: 'text' },
        ],
      },
    });
    expect(await refusalCode(attempt({}, designer))).toBe('forbidden');
  });

  test('asks for its secret again when its address changes', async () => {
    const refusal = await refusalOf(save({ url: simulator.baseUrl.replace('/api', '/elsewhere') }));
    expect(refusal.errors).toHaveProperty('secret');
    const token = await refusalOf(save({ token_url: simulator.tokenUrl }));
    expect(token.errors).toHaveProperty('secret');
  });

  test.each([
    [{ path: '//evil.example/{x}' }, 'path'],
    [{ path: 'objecten' }, 'path'],
    [{ path: '/\\evil.example' }, 'path'],
    [{ body: '{"postcode": {postcode}}' }, 'body'],
    [{ headers: 'Host: intern' }, 'headers'],
    [{ headers: 'no header' }, 'headers'],
    [{ outputs: 'Value number /x' }, 'outputs'],
    [{ outputs: 'value money /x' }, 'outputs'],
    [{ outputs: 'value number x' }, 'outputs'],
    [{ outputs: 'a text /x\na text /y' }, 'outputs'],
    [{ outputs: '' }, 'outputs'],
    [{ url: 'http://example.nl' }, 'url'],
    [{ timeout_seconds: '3600' }, 'timeout_seconds'],
  ])('is not saved with %j', async (changes, setting) => {
    const refusal = await refusalOf(save(changes, restSimulatorKey));
    expect(Object.keys(refusal.errors ?? {})).toEqual([`settings.${setting}`]);
  });

  test('can be open, without a secret', async () => {
    await admin.client.deleteProvider({ params });
    const { data } = await save({ secret_header: '' });
    expect(data.has_secret).toBe(false);
    expect((await attempt({ postcode: '1', number: '2' })).error).toBe('not_authorised');
  });
});
