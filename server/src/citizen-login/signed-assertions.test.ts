import { serviceProviderPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digidIssuer } from '../../simulators/digid/digid-simulator.ts';
import type { RunningSimulators } from '../../simulators/start-simulators.ts';
import { digidClientId, logIn, startDigid } from '../../testing/digid-visitor.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { databases, startTestServer, type TestServer } from '../../testing/test-server.ts';

const dayMs = 86_400_000;

/** A JSON Web Key Set as it is published. */
interface KeySet {
  readonly keys: readonly (Readonly<Record<string, string>> & { readonly kid: string })[];
}

describe.each(databases)('a login at a provider that verifies our signature on %s', (database) => {
  let server: TestServer;
  let simulators: RunningSimulators;

  beforeAll(async () => {
    server = await startTestServer({ database });
    simulators = await startSimulator();
  });
  afterAll(async () => {
    await simulators.stop();
    await server.stop();
  });

  const startSimulator = () => startDigid(server, { client_authentication: 'private_key' });
  const readKeys = async (tenant = server.tenants.demo) => {
    const response = await server.fetch(tenant)(serviceProviderPaths.keys);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/jwk-set+json');
    // The server's own response, in a test.
    return (await response.json()) as KeySet;
  };
  const kids = async () => (await readKeys()).keys.map(({ kid }) => kid);

  test('succeeds with the key that the provider fetches from us', async () => {
    expect(await logIn(server, {})).not.toBe('');
  });

  test('publishes the key without its private part, and each tenant its own', async () => {
    const { keys } = await readKeys();
    const { kid } = keys[0] ?? {};
    expect(keys).toEqual([
      { kty: 'RSA', use: 'sig', kid, n: expect.any(String) as string, e: 'AQAB' },
    ]);
    expect((await readKeys(server.tenants.other)).keys.map((key) => key.kid)).not.toContain(kid);
  });

  test('stores the private part sealed', async () => {
    const rows = await server.transaction(server.tenants.demo)((tx) =>
      tx.selectFrom('client_keys').selectAll().execute(),
    );
    for (const { sealed_key: sealed } of rows)
      expect(sealed.toString('latin1')).not.toContain('"d"');
  });

  test('needs no secret when it is configured, and none is kept from before', async () => {
    const { client } = await server.signIn(server.tenants.demo, { isRoot: true });
    const settings = {
      issuer: digidIssuer(simulators.origin),
      client_id: digidClientId,
      identifier: 'bsn',
    };
    const params = { id: 'makelaar', stage: 'production' } as const;
    const save = (more: Readonly<Record<string, string>>, secret?: string) =>
      client.saveProvider({
        params,
        body: {
          driver: 'oidc',
          name: 'Makelaar',
          settings: { scope: 'openid', ...settings, ...more },
          ...(secret !== undefined && { secret }),
        },
      });
    const byKey = { client_authentication: 'private_key' };
    expect(await refusalCode(save(byKey, 'een geheim dat niet past'))).toBe('invalid');
    expect((await save({}, 'een geheim van de makelaar')).data.has_secret).toBe(true);
    expect((await save(byKey)).data.has_secret).toBe(false);
    expect(await refusalCode(save({}))).toBe('invalid');
  });

  test('goes on with a successor after a year, which is published a day before it signs', async () => {
    const [first = ''] = await kids();
    server.advance(366 * dayMs);
    const both = await kids();
    expect(both).toHaveLength(2);
    expect(both[1]).toBe(first);
    expect(await logIn(server, {})).not.toBe('');
    server.advance(2 * dayMs);
    expect(await kids()).toEqual(both);
    // A provider that has not kept the keys of a moment ago.
    await simulators.stop();
    simulators = await startSimulator();
    expect(await logIn(server, {})).not.toBe('');
    server.advance(7 * dayMs);
    expect(await kids()).toEqual([both[0]]);
  });
});
