import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { ProviderDriverName } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSelfSigned, type SelfSigned } from '../../simulators/certificates/self-signed.ts';
import { refusalOf } from '../../testing/refusal.ts';
import { startTestServer, type SignedInUser, type TestServer } from '../../testing/test-server.ts';

const secret = 'a-secret-of-the-service';
const paramsOf = (driver: ProviderDriverName) =>
  ({ id: `eigen-${driver.replace('_', '-')}`, stage: 'test' }) as const;

/** The settings of each driver for a service at one address. */
const drivers = [
  ['webhook', (url: string) => ({ url })],
  ['kvk', (api: string) => ({ api })],
  ['brp', (api: string) => ({ api })],
  [
    'rest',
    (url: string) => ({
      url,
      token_url: `${url}/token`,
      outputs: 'naam text /naam',
      method: 'GET',
      timeout_seconds: '5',
      cache_minutes: '0',
    }),
  ],
  [
    'zgw',
    (url: string) => ({
      cases_url: url,
      documents_url: url,
      catalogues_url: url,
      client_id: 'x',
      organisation: '123456782',
      catalogue: `${url}/catalogussen/1`,
    }),
  ],
  ['objects', (url: string) => ({ objects_url: `${url}/`, objecttypes_url: `${url}/` })],
] as const satisfies readonly [ProviderDriverName, (url: string) => Record<string, string>][];

/** The secret with the key of our certificate; the second one of the Objects API is for its types. */
const keyNameOf = (driver: ProviderDriverName) =>
  driver === 'objects' ? 'third_secret' : 'second_secret';

describe('providers that know us by our certificate', () => {
  let server: TestServer;
  let root: SignedInUser;
  let own: SelfSigned;
  let other: SelfSigned;
  let theirs: SelfSigned;
  let service: Server;
  let url: string;
  const municipalities: unknown[] = [];

  beforeAll(async () => {
    server = await startTestServer({
      database: 'embedded',
      environment: { OUTGOING_PRIVATE_HOSTS: 'localhost' },
    });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    const period = { from: server.runtime.now() - 86_400_000, until: Date.UTC(2040, 0, 1) };
    const create = (commonName: string) => createSelfSigned({ commonName, ...period });
    [own, other, theirs] = await Promise.all([
      create('ours'),
      create('other'),
      create('localhost'),
    ]);
    const tls = { key: theirs.key, cert: theirs.cert, ca: own.cert, requestCert: true };
    service = createServer({ ...tls, rejectUnauthorized: true }, (request, response) => {
      municipalities.push(request.headers['x-gemeente']);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }).listen(0);
    await once(service, 'listening');
    const address = service.address();
    url = `https://localhost:${String(typeof address === 'object' && address ? address.port : 0)}`;
  });
  afterAll(async () => {
    await server.stop();
    service.close();
    service.closeAllConnections();
  });

  const save = (
    driver: ProviderDriverName,
    settings: Readonly<Record<string, string>>,
    key?: string,
  ) =>
    root.client.saveProvider({
      params: paramsOf(driver),
      body: {
        driver,
        name: driver,
        settings,
        secret,
        ...(key !== undefined && { [keyNameOf(driver)]: key }),
      },
    });

  test.each(drivers)(
    '%s shows it, warns of its end and rejects another key',
    async (driver, of) => {
      const params = paramsOf(driver);
      const settings = { ...of(url), certificate: own.cert, authorities: theirs.cert };
      const mismatch = await refusalOf(save(driver, settings, other.key));
      expect(Object.keys(mismatch.errors ?? {})).toEqual([keyNameOf(driver)]);
      const { data } = await save(driver, settings, own.key);
      expect(data).toMatchObject({
        [`has_${keyNameOf(driver)}`]: true,
        expiries: [{ kind: 'certificate', at: '2040-01-01T00:00:00.000Z' }],
      });
      expect(JSON.stringify(data)).not.toContain('PRIVATE KEY');
      const before = municipalities.length;
      await root.client.checkProvider({ params });
      // What it answers is not as documented: only that it took our connection counts.
      expect(municipalities.length).toBeGreaterThan(before);
      await save(driver, { ...settings, certificate: '' });
      const after = municipalities.length;
      const checked = await root.client.checkProvider({ params });
      expect(checked.data.error).not.toBeNull();
      expect(municipalities).toHaveLength(after);
    },
  );

  test.each(['webhook', 'kvk', 'zgw'] as const)('%s sends the fixed headers', async (name) => {
    const [, of] = drivers.find(([driver]) => driver === name) ?? drivers[0];
    const trust = { certificate: own.cert, authorities: theirs.cert };
    const oneLine = 'host: elders.nl';
    const refused = await refusalOf(
      save(name, { ...of(url), ...trust, headers: oneLine }, own.key),
    );
    expect(Object.keys(refused.errors ?? {})).toEqual(['settings.headers']);
    await save(name, { ...of(url), ...trust, headers: 'X-Gemeente: 0344' }, own.key);
    municipalities.length = 0;
    await root.client.checkProvider({ params: paramsOf(name) });
    expect(new Set(municipalities)).toEqual(new Set(['0344']));
  });

  test('the issuers of an Objects API are read when they are saved', async () => {
    const refused = await refusalOf(
      save('objects', { objects_url: url, authorities: 'geen certificaat' }),
    );
    expect(Object.keys(refused.errors ?? {})).toEqual(['settings.authorities']);
    await save('objects', { objects_url: url, authorities: own.cert });
    const { data } = await root.client.checkProvider({ params: paramsOf('objects') });
    expect(data.error).toBe('certificate_untrusted');
  });
});
