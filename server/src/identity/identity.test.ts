import { randomBytes } from 'node:crypto';
import { CompactSign, decodeJwt, decodeProtectedHeader, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentity } from './identity.ts';
import { loadTenantKeys } from './keys/tenant-keys.ts';
import { createHttpBrowser } from '../platform/http/browser/http-browser.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import { cheapPasswordHasher } from '../../testing/identity/cheap-password-hasher.ts';
import { databases, openMigratedDatabase } from '../../testing/databases.ts';
import {
  startIdentityServer,
  testCipher,
  testSignInClients,
  type IdentityServer,
} from '../../testing/identity/identity-server.ts';
import {
  authorizationAddress,
  obtainCode,
  parseTokens,
  requestTokens,
  signIn,
  type TestTokens,
} from '../../testing/identity/sign-in.ts';

describe.each(databases)('on %s', (kind) => {
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

  const authenticate = (token: string, at = server) =>
    at.identity.authenticate(at.tenant, `Bearer ${token}`);

  const refresh = ({ refreshToken }: Pick<TestTokens, 'refreshToken'>) =>
    requestTokens(server, { grant_type: 'refresh_token', refresh_token: refreshToken });

  describe('signing in', () => {
    test('results in a token of the user with the permissions of the roles', async () => {
      const user = await server.createUser({ permissions: ['form-read', 'form-edit'] });

      const tokens = await signIn({ origin: server.origin, ...user });

      const caller = await authenticate(tokens.accessToken);
      const { grantId, ...rest } = caller;
      expect(grantId).not.toBeNull();
      expect(rest).toEqual({
        id: user.id,
        name: 'Test Gebruiker',
        isRoot: false,
        mustChangePassword: false,
        permissions: new Set(['form-read', 'form-edit']),
        endpointPermissions: new Set(),
      });
      expect(tokens.expiresInS).toBe(600);
    });

    test('gives root every permission', async () => {
      const user = await server.createUser({ isRoot: true });
      const caller = await authenticate(
        (await signIn({ origin: server.origin, ...user })).accessToken,
      );
      expect(caller.isRoot).toBe(true);
      expect(caller.permissions).toContain('users-roles');
    });

    test('is required once per browser: the next authorization succeeds without it', async () => {
      const user = await server.createUser();
      const browser = createHttpBrowser(server.origin);
      await signIn({ origin: server.origin, ...user, browser });

      const silent = await browser.get(
        authorizationAddress(server.origin, 'x'.repeat(43), { prompt: 'none' }),
      );

      expect(silent.headers.get('location')).toContain(`${server.origin}/auth/callback?code=`);
    });

    test('without a session, prompt=none returns login_required', async () => {
      const address = authorizationAddress(server.origin, 'x'.repeat(43), { prompt: 'none' });
      const response = await createHttpBrowser(server.origin).get(address);
      expect(response.headers.get('location')).toContain('error=login_required');
    });

    test('requires the verifier of the code', async () => {
      const user = await server.createUser();
      const code = await obtainCode(
        { origin: server.origin, ...user },
        randomBytes(32).toString('base64url'),
      );

      const response = await requestTokens(server, {
        grant_type: 'authorization_code',
        code,
        code_verifier: randomBytes(32).toString('base64url'),
        redirect_uri: `${server.origin}/auth/callback`,
      });

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
    });

    test('accepts a code once', async () => {
      const user = await server.createUser();
      const verifier = randomBytes(32).toString('base64url');
      const form = {
        grant_type: 'authorization_code',
        code: await obtainCode({ origin: server.origin, ...user }, verifier),
        code_verifier: verifier,
        redirect_uri: `${server.origin}/auth/callback`,
      };

      const tokens = await parseTokens(await requestTokens(server, form));
      const again = await requestTokens(server, form);

      expect(again.status).toBe(400);
      expect((await refresh(tokens)).status).toBe(400);
    });

    test.each([
      ['without PKCE', { code_challenge: '' }],
      ['with a plain challenge', { code_challenge_method: 'plain' }],
    ])('refuses a request %s', async (_, extra) => {
      const address = authorizationAddress(server.origin, 'x'.repeat(43), extra);
      const response = await createHttpBrowser(server.origin).get(address);
      expect(response.headers.get('location')).toContain('error=invalid_request');
    });

    test.each(['/idp//', '/idp///', '/idp//elders.example/'])(
      'rejects the address %s',
      async (path) => {
        const { status } = await fetch(server.origin + path);
        expect([400, 404]).toContain(status);
      },
    );

    test('never redirects to an address that is not registered', async () => {
      const address = authorizationAddress(server.origin, 'x'.repeat(43), {
        redirect_uri: 'https://elsewhere.example/auth/callback',
      });

      const response = await createHttpBrowser(server.origin).get(address);

      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
      expect(await response.text()).toContain('Er ging iets mis');
    });

    test('identifies the user in the ID token and at the userinfo endpoint', async () => {
      const user = await server.createUser();
      const { accessToken, idToken } = await signIn({ origin: server.origin, ...user });
      const expected = {
        sub: user.id,
        name: 'Test Gebruiker',
        email: user.email,
        email_verified: true,
      };

      expect(decodeJwt(idToken)).toMatchObject(expected);
      const userinfo = await fetch(`${server.origin}/idp/me`, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      expect(await userinfo.json()).toMatchObject(expected);
    });

    test.each(['', 'Bearer nonsense'])(
      'reveals nothing to who asks with "%s"',
      async (authorization) => {
        const response = await fetch(`${server.origin}/idp/account`, {
          headers: { authorization },
        });
        expect(response.status).toBe(401);
        expect(response.headers.get('www-authenticate')).toContain('invalid_token');
      },
    );
  });

  describe('a refresh token', () => {
    test('returns new tokens and is replaced by a new one', async () => {
      const first = await signIn({ origin: server.origin, ...(await server.createUser()) });
      const second = await parseTokens(await refresh(first));
      expect(second.refreshToken).not.toBe(first.refreshToken);
      await expect(authenticate(second.accessToken)).resolves.toBeDefined();
    });

    test('that is used a second time revokes the whole grant', async () => {
      const first = await signIn({ origin: server.origin, ...(await server.createUser()) });
      const second = await parseTokens(await refresh(first));

      const replayed = await refresh(first);

      expect(await replayed.json()).toMatchObject({ error: 'invalid_grant' });
      expect((await refresh(second)).status).toBe(400);
    });

    test('that is used twice at once succeeds once', async () => {
      const first = await signIn({ origin: server.origin, ...(await server.createUser()) });
      const statuses = (await Promise.all([refresh(first), refresh(first)])).map(
        ({ status }) => status,
      );
      expect(statuses.sort()).toEqual([200, 400]);
    });

    test('of a deactivated user is rejected', async () => {
      const user = await server.createUser();
      const tokens = await signIn({ origin: server.origin, ...user });
      await deactivate(user.id);
      expect((await refresh(tokens)).status).toBe(400);
    });
  });

  describe('an access token', () => {
    test('that has expired is rejected as expired', async () => {
      const other = await startIdentityServer(database.pool);
      const tokens = await signIn({ origin: other.origin, ...(await other.createUser()) });
      other.passSeconds(606);
      await expect(authenticate(tokens.accessToken, other)).rejects.toMatchObject({
        code: 'token_expired',
      });
      await other.close();
    });

    test('of another tenant is rejected', async () => {
      const other = await startIdentityServer(database.pool);
      const tokens = await signIn({ origin: other.origin, ...(await other.createUser()) });
      await expect(authenticate(tokens.accessToken)).rejects.toMatchObject({
        code: 'not_authenticated',
      });
      await other.close();
    });

    test('of another tenant is rejected even when both have one origin and the same user id', async () => {
      const other = await startIdentityServer(database.pool, { originOf: () => server.origin });
      const tokens = await signIn({ origin: server.origin, ...(await server.createUser()) });
      await expect(
        other.identity.authenticate(other.tenant, `Bearer ${tokens.accessToken}`),
      ).rejects.toMatchObject({ code: 'not_authenticated' });
      await other.close();
    });

    test('that was tampered with is rejected', async () => {
      const { accessToken } = await signIn({
        origin: server.origin,
        ...(await server.createUser()),
      });
      const [header, , signature] = accessToken.split('.');
      const claims = {
        ...decodeJwt(accessToken),
        sub: (await server.createUser({ isRoot: true })).id,
      };
      const forged = [
        header,
        Buffer.from(JSON.stringify(claims)).toString('base64url'),
        signature,
      ].join('.');
      await expect(authenticate(forged)).rejects.toMatchObject({ code: 'not_authenticated' });
    });

    test.each([
      ['no id', 'foo'],
      ['a text the database cannot hold', 'a\u0000b'],
      ['a number', 42],
      ['a list', ['x']],
      ['a long text', 'x'.repeat(10_000)],
    ])('that is validly signed for a subject that is %s is refused', async (_, sub) => {
      const { accessToken } = await signIn({
        origin: server.origin,
        ...(await server.createUser()),
      });
      const { alg = '', kid = '' } = decodeProtectedHeader(accessToken);
      const { tenant, transaction, runtime } = server;
      const { token: tokenKeys } = await loadTenantKeys({
        tenantId: tenant.id,
        transaction,
        runtime,
        cipher: testCipher,
      });
      const keys = tokenKeys.filter((jwk) => jwk.kid === kid);
      const claims: object = { ...decodeJwt(accessToken), sub };
      const token = await new CompactSign(Buffer.from(JSON.stringify(claims)))
        .setProtectedHeader({ alg, kid, typ: 'at+jwt' })
        .sign(await importJWK(keys[0] ?? {}, alg));
      await expect(authenticate(token)).rejects.toMatchObject({ code: 'not_authenticated' });
    });

    test('cannot be replaced by an ID token', async () => {
      const { idToken } = await signIn({ origin: server.origin, ...(await server.createUser()) });
      await expect(authenticate(idToken)).rejects.toMatchObject({ code: 'not_authenticated' });
    });

    test.each(['', 'Bearer', 'Bearer x', 'Basic dXNlcjpwYXNz'])('is not "%s"', async (header) => {
      await expect(server.identity.authenticate(server.tenant, header)).rejects.toMatchObject({
        code: 'not_authenticated',
      });
    });

    test('of a deactivated user is rejected within seconds', async () => {
      const user = await server.createUser();
      const { accessToken } = await signIn({ origin: server.origin, ...user });
      await authenticate(accessToken);
      await deactivate(user.id);
      server.passSeconds(4);
      await expect(authenticate(accessToken)).rejects.toMatchObject({ code: 'not_authenticated' });
    });
  });

  describe('signing out', () => {
    test('ends the session and its refresh tokens, and returns to the application', async () => {
      const browser = createHttpBrowser(server.origin);
      const tokens = await signIn({
        origin: server.origin,
        ...(await server.createUser()),
        browser,
      });

      await authenticate(tokens.accessToken);
      const page = await browser.get(signOutAddress(tokens.idToken));
      const markup = await page.text();
      const done = await browser.post(formAction(markup), {
        xsrf: secretOf(markup),
        logout: 'yes',
      });

      expect(done.headers.get('location')).toBe(`${server.origin}/?state=s`);
      await expect(authenticate(tokens.accessToken)).rejects.toMatchObject({
        code: 'not_authenticated',
      });
      expect((await refresh(tokens)).status).toBe(400);
      const next = await browser.get(
        authorizationAddress(server.origin, 'x'.repeat(43), { prompt: 'none' }),
      );
      expect(next.headers.get('location')).toContain('error=login_required');
    });

    test('ends its access token at once on every server of the database', async () => {
      const browser = createHttpBrowser(server.origin);
      const tokens = await signIn({
        origin: server.origin,
        ...(await server.createUser()),
        browser,
      });
      const second = createIdentity({
        transactionFor: (tenantId) => withTenant(database.pool, tenantId),
        runtime: server.runtime,
        originOf: () => server.origin,
        addressOf: () => '192.0.2.1',
        outside: null,
        passwordHasher: cheapPasswordHasher,
        cipher: testCipher,
        signInClients: testSignInClients(database.pool),
        jobs: { send: () => Promise.resolve() },
        onError: () => undefined,
      });
      const bearer = `Bearer ${tokens.accessToken}`;
      await expect(second.authenticate(server.tenant, bearer)).resolves.toBeDefined();
      const markup = await (await browser.get(signOutAddress(tokens.idToken))).text();
      await browser.post(formAction(markup), { xsrf: secretOf(markup), logout: 'yes' });
      await expect(second.authenticate(server.tenant, bearer)).rejects.toMatchObject({
        code: 'not_authenticated',
      });
    });

    test('asks for confirmation only when the application did not prove whose session it is', async () => {
      const browser = createHttpBrowser(server.origin);
      const tokens = await signIn({
        origin: server.origin,
        ...(await server.createUser()),
        browser,
      });
      const proved = await (await browser.get(signOutAddress(tokens.idToken))).text();
      const unproved = await (await browser.get(`${server.origin}/idp/session/end`)).text();
      expect(proved).toContain('<script src="/idp/assets/sign-out-');
      expect(unproved).not.toContain('<script');
    });

    test('never redirects to an address that is not registered', async () => {
      const browser = createHttpBrowser(server.origin);
      const { idToken } = await signIn({
        origin: server.origin,
        ...(await server.createUser()),
        browser,
      });
      const response = await browser.get(signOutAddress(idToken, 'https://elsewhere.example/'));
      expect(response.status).toBe(400);
    });
  });

  describe('behind a proxy that ends TLS', () => {
    const origin = 'https://formulieren.proefstad.example';
    let behind: IdentityServer;

    beforeAll(async () => {
      behind = await startIdentityServer(database.pool, { originOf: () => origin });
    });
    afterAll(() => behind.close());

    test('every URL is canonical, whatever host name the request used', async () => {
      const answer = await fetch(`${behind.origin}/idp/.well-known/openid-configuration`);
      const addresses = (await answer.text()).match(/https?:[^"]+/g) ?? [];
      expect(addresses.length).toBeGreaterThan(5);
      expect(addresses.filter((address) => !address.startsWith(`${origin}/idp`))).toEqual([]);
    });

    test('cookies are for secure connections only, and never for scripts', async () => {
      const address = authorizationAddress(origin, 'x'.repeat(43)).replace(origin, behind.origin);
      const response = await fetch(address, { redirect: 'manual' });
      const cookies = response.headers.getSetCookie();
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) expect(cookie).toMatch(/; samesite=lax; secure; httponly$/);
    });
  });

  test('expired payloads are deleted', async () => {
    const other = await startIdentityServer(database.pool);
    await signIn({ origin: other.origin, ...(await other.createUser()) });
    const count = () =>
      other.transaction((tx) => tx.selectFrom('oidc_payloads').select('id_hash').execute());
    expect((await count()).length).toBeGreaterThan(0);

    other.passSeconds(13 * 60 * 60);
    await fetch(`${other.origin}/idp/jwks`);

    expect(await count()).toEqual([]);
    await other.close();
  });

  test('a database failure is logged, and the user sees no details', async () => {
    const broken = await startIdentityServer(database.pool, {
      transactionFor: () => () => Promise.reject(new Error('connection to 10.0.0.7 lost')),
    });
    const response = await fetch(authorizationAddress(broken.origin, 'x'.repeat(43)));
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain('Er ging iets mis');
    expect(text).not.toContain('10.0.0.7');
    expect(broken.failures).toEqual([new Error('connection to 10.0.0.7 lost')]);
    await broken.close();
  });

  test('a database that fails later is reported as well', async () => {
    const state = { isBroken: false };
    const broken = await startIdentityServer(database.pool, {
      transactionFor: (tenantId) => (work) =>
        state.isBroken
          ? Promise.reject(new Error('lost'))
          : withTenant(database.pool, tenantId)(work),
    });
    await fetch(`${broken.origin}/idp/jwks`);
    state.isBroken = true;
    const response = await fetch(authorizationAddress(broken.origin, 'x'.repeat(43)), {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('Er ging iets mis');
    expect(broken.failures).toEqual([new Error('lost')]);
    await broken.close();
  });

  test('bearer secrets are not readable in the database', async () => {
    const { refreshToken } = await signIn({
      origin: server.origin,
      ...(await server.createUser()),
    });
    const rows = await server.transaction((tx) =>
      tx.selectFrom('oidc_payloads').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });

  test('no internal error was logged', () => {
    expect(server.failures).toEqual([]);
  });

  const deactivate = (id: string) =>
    server.transaction((tx) =>
      tx.updateTable('users').set({ is_active: false }).where('id', '=', id).execute(),
    );

  const signOutAddress = (idToken: string, to = `${server.origin}/`): string =>
    `${server.origin}/idp/session/end?${new URLSearchParams({
      id_token_hint: idToken,
      post_logout_redirect_uri: to,
      state: 's',
    }).toString()}`;

  const formAction = (markup: string): string => /action="([^"]+)"/.exec(markup)?.[1] ?? '';
  const secretOf = (markup: string): string =>
    /name="xsrf" value="([^"]+)"/.exec(markup)?.[1] ?? '';
});
