import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openMigratedDatabase } from '../../testing/databases.ts';
import {
  startIdentityServer,
  type IdentityServer,
} from '../../testing/identity/identity-server.ts';
import {
  startExternalProvider,
  type ExternalProvider,
} from '../../testing/identity/external-provider.ts';
import { signIn } from '../../testing/identity/sign-in.ts';

describe.each(databases)('on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
  let outside: ExternalProvider;
  let server: IdentityServer;

  beforeAll(async () => {
    database = await openMigratedDatabase(kind);
    outside = await startExternalProvider();
    server = await startIdentityServer(database.pool, { outside: outside.settings });
  });

  afterAll(async () => {
    await server.close();
    await outside.close();
    await database.close();
  });

  const authenticate = (token: string, at = server) =>
    at.identity.authenticate(at.tenant, `Bearer ${token}`);

  const refused = { code: 'not_authenticated' };

  describe('a server with an outside provider', () => {
    test('returns its address to the apps', () => {
      expect(server.identity.clientConfig(server.tenant)).toEqual({
        url: outside.settings.issuer,
        client_id: outside.settings.clientId,
        scope: 'openid profile email',
      });
    });

    test('offers no sign-in of its own', async () => {
      const response = await fetch(`${server.origin}/idp/.well-known/openid-configuration`);
      expect(response.status).toBe(404);
    });

    test('links a user by the verified e-mail address once, and then uses the subject alone', async () => {
      const user = await server.createUser({
        email: 'jan@proefstad.example',
        permissions: ['form-read'],
      });
      const account = { sub: 'kc-jan', email: 'Jan@Proefstad.example', email_verified: true };

      const first = await authenticate(await outside.issueToken(account));
      expect(first).toMatchObject({ id: user.id, permissions: new Set(['form-read']) });

      const callsBefore = outside.userinfoCalls();
      const renamed = { ...account, email: 'jan.jansen@proefstad.example' };
      server.passSeconds(10);
      expect((await authenticate(await outside.issueToken(renamed))).id).toBe(user.id);
      expect(outside.userinfoCalls()).toBe(callsBefore);
    });

    test('uses the e-mail address in the token if it has one', async () => {
      const user = await server.createUser({ email: 'els@proefstad.example' });
      const callsBefore = outside.userinfoCalls();
      const account = { sub: 'kc-els', email: 'els@proefstad.example', email_verified: true };
      const token = await outside.issueToken(account, {
        claims: { email: account.email, email_verified: true },
      });
      expect((await authenticate(token)).id).toBe(user.id);
      expect(outside.userinfoCalls()).toBe(callsBefore);
    });

    test('ignores an unverified address', async () => {
      await server.createUser({ email: 'piet@proefstad.example' });
      const account = { sub: 'kc-piet', email: 'piet@proefstad.example', email_verified: false };
      await expect(authenticate(await outside.issueToken(account))).rejects.toMatchObject(refused);
    });

    test('does not let a second account take over a linked user', async () => {
      await server.createUser({ email: 'bas@proefstad.example' });
      const account = { sub: 'kc-bas', email: 'bas@proefstad.example', email_verified: true };
      await authenticate(await outside.issueToken(account));
      const second = await outside.issueToken({ ...account, sub: 'kc-thief' });
      await expect(authenticate(second)).rejects.toMatchObject(refused);
    });

    test('rejects an unknown or deactivated user', async () => {
      await server.createUser({ email: 'uit@proefstad.example', isActive: false });
      const inactive = { sub: 'kc-uit', email: 'uit@proefstad.example', email_verified: true };
      const unknown = { sub: 'kc-x', email: 'x@proefstad.example', email_verified: true };
      await expect(authenticate(await outside.issueToken(inactive))).rejects.toMatchObject(refused);
      await expect(authenticate(await outside.issueToken(unknown))).rejects.toMatchObject(refused);
    });

    test('rejects a token for another audience and one of another tenant', async () => {
      await server.createUser({ email: 'eva@proefstad.example' });
      const account = { sub: 'kc-eva', email: 'eva@proefstad.example', email_verified: true };
      const elsewhere = await outside.issueToken(account, {
        audience: 'https://elsewhere.example',
      });
      const otherTenant = await outside.issueToken(account, { claims: { tenant_id: 'another' } });
      await expect(authenticate(elsewhere)).rejects.toMatchObject(refused);
      await expect(authenticate(otherTenant)).rejects.toMatchObject(refused);
      await expect(authenticate(await outside.issueToken(account))).resolves.toBeDefined();
    });

    test('reports an expired token', async () => {
      const later = await startIdentityServer(database.pool, { outside: outside.settings });
      await later.createUser({ email: 'laat@proefstad.example' });
      const account = { sub: 'kc-laat', email: 'laat@proefstad.example', email_verified: true };
      const token = await outside.issueToken(account);
      await authenticate(token, later);
      later.passSeconds(2 * 60 * 60);
      await expect(authenticate(token, later)).rejects.toMatchObject({ code: 'token_expired' });
      await later.close();
    });

    test('rejects tokens of an embedded provider', async () => {
      const embedded = await startIdentityServer(database.pool);
      const { accessToken } = await signIn({
        origin: embedded.origin,
        ...(await embedded.createUser({ isRoot: true })),
      });
      await expect(authenticate(accessToken)).rejects.toMatchObject(refused);
      await embedded.close();
    });

    test('returns unavailable while the provider does not answer', async () => {
      const gone = await startExternalProvider();
      const account = { sub: 'kc-eva', email: 'eva@proefstad.example', email_verified: true };
      const token = await gone.issueToken(account);
      const undiscovered = await startIdentityServer(database.pool, { outside: gone.settings });
      const discovered = await startIdentityServer(database.pool, { outside: gone.settings });
      await authenticate('e30.e30.e30', discovered).catch(() => undefined);
      await gone.close();

      await expect(authenticate(token, undiscovered)).rejects.toMatchObject({
        code: 'unavailable',
      });
      await expect(authenticate(token, discovered)).rejects.toMatchObject({ code: 'unavailable' });
      expect(undiscovered.failures).toHaveLength(1);
      await undiscovered.close();
      await discovered.close();
    });
  });
});
