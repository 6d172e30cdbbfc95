import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openMigratedDatabase } from '../../../testing/databases.ts';
import { createHttpBrowser } from '../../platform/http/browser/http-browser.ts';
import {
  startIdentityServer,
  testCipher,
  type IdentityServer,
} from '../../../testing/identity/identity-server.ts';
import { signIn } from '../../../testing/identity/sign-in.ts';
import { dumpDatabase } from '../../platform/database/dump/dump-database.ts';
import { loadTenantKeys } from './tenant-keys.ts';

describe.each(databases)('signing keys on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
  let server: IdentityServer;

  beforeAll(async () => {
    database = await openMigratedDatabase(kind);
    server = await startIdentityServer(database.pool);
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const authenticate = (token: string) =>
    server.identity.authenticate(server.tenant, `Bearer ${token}`);

  test('can be replaced: old tokens and sessions stay valid, new tokens use the new key', async () => {
    const browser = createHttpBrowser(server.origin);
    const user = await server.createUser();
    const before = await signIn({ origin: server.origin, ...user, browser });
    server.passSeconds(1);

    await server.identity.rotateKeys(server.tenant);

    await expect(authenticate(before.accessToken)).resolves.toBeDefined();
    const after = await signIn({
      origin: server.origin,
      ...user,
      password: 'not needed',
      browser,
    });
    await expect(authenticate(after.accessToken)).resolves.toBeDefined();
    expect(decodeProtectedHeader(after.accessToken).kid).not.toBe(
      decodeProtectedHeader(before.accessToken).kid,
    );
  });

  test('of another server process are picked up when a token needs them', async () => {
    const twin = await startIdentityServer(database.pool, { originOf: () => server.origin });
    const user = await server.createUser();
    await twin.identity.authenticate(server.tenant, 'Bearer a.b.c').catch(() => undefined);
    twin.passSeconds(6);
    server.passSeconds(1);
    await server.identity.rotateKeys(server.tenant);
    const { accessToken } = await signIn({ origin: server.origin, ...user });

    const caller = await twin.identity.authenticate(server.tenant, `Bearer ${accessToken}`);

    expect(caller.id).toBe(user.id);
    await twin.close();
  });

  test('are removed a day after they were replaced', async () => {
    const other = await startIdentityServer(database.pool);
    await other.identity.rotateKeys(other.tenant);
    const oldest = await publishedKeys(other);
    other.passSeconds(1);
    await other.identity.rotateKeys(other.tenant);
    expect(await publishedKeys(other)).toHaveLength(2);

    other.passSeconds(25 * 60 * 60);
    await other.identity.rotateKeys(other.tenant);

    const keys = await publishedKeys(other);
    expect(keys).toHaveLength(2);
    expect(keys).not.toContain(oldest[0]);
    await other.close();
  });

  test('are published without their private part', async () => {
    const answer = await (await fetch(`${server.origin}/idp/jwks`)).text();
    expect(answer).toContain('"kid"');
    expect(answer).not.toContain('"d"');
  });

  test('are not readable in the database', async () => {
    const { tenant, transaction, runtime } = server;
    const keys = await loadTenantKeys({
      tenantId: tenant.id,
      transaction,
      runtime,
      cipher: testCipher,
    });
    const lines: string[] = [];
    for await (const line of dumpDatabase(database.pool)) lines.push(line);
    // A dump shows bytes in hexadecimal.
    const dump = lines.join('');
    for (const secret of [...keys.cookie, ...keys.token.map(({ d }) => d ?? '')]) {
      expect(secret.length).toBeGreaterThan(40);
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  async function publishedKeys(at: IdentityServer): Promise<string[]> {
    const response = await fetch(`${at.origin}/idp/jwks`);
    const { keys } = (await response.json()) as { keys: { kid: string }[] };
    return keys.map(({ kid }) => kid);
  }
});
