import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openMigratedDatabase } from '../../../../testing/databases.ts';
import {
  startExternalProvider,
  type ExternalProvider,
} from '../../../../testing/identity/external-provider.ts';
import {
  startIdentityServer,
  testSignInClients,
  type IdentityServer,
} from '../../../../testing/identity/identity-server.ts';
import { authorizationAddress } from '../../../../testing/identity/sign-in.ts';
import {
  addRole,
  addStaffProvider,
  followToEnd,
  visitProvider,
} from '../../../../testing/identity/staff-provider.ts';
import { deleteProviderSessions } from '../../../accounts/sign-in-providers/provider-sessions-queries.ts';
import type { HttpBrowser } from '../../../platform/http/browser/http-browser.ts';
import { adminClientId } from '../../admin-client.ts';

/** The only form of a page: where it posts to, and its hidden values. */
function readForm(markup: string) {
  const action = /<form[^>]* action="([^"]+)"/.exec(markup)?.[1] ?? '';
  const fields = [...markup.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  return {
    action: action.replaceAll('&amp;', '&'),
    values: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])),
  };
}

let serial = 0;

describe.each(databases)('signing out at an outside provider on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
  let outside: ExternalProvider;
  let plain: ExternalProvider;
  let server: IdentityServer;
  let editor: string;
  let signInClients: ReturnType<typeof testSignInClients>;

  beforeAll(async () => {
    database = await openMigratedDatabase(kind);
    signInClients = testSignInClients(database.pool);
    server = await startIdentityServer(database.pool, {
      signInClients: { get: (tenantId, provider) => signInClients.get(tenantId, provider) },
    });
    const callback = `${server.origin}/idp/callback`;
    outside = await startExternalProvider(callback);
    plain = await startExternalProvider(callback, 'client_secret_basic', { endsSessions: false });
    editor = await addRole(server, 'Redacteur', ['form-edit']);
  });
  afterAll(async () => {
    await server.close();
    await outside.close();
    await plain.close();
    await database.close();
  });

  const addProvider = (row: Parameters<typeof addStaffProvider>[2] = {}, at = outside) =>
    addStaffProvider(server, at, { groups: { redactie: editor }, ...row });
  /** Signs in somebody new, or the same person again in their browser. */
  const visit = async (providerId: string, browser?: HttpBrowser, at = outside) => {
    if (browser === undefined) {
      serial += 1;
      const sub = `kc-${String(serial)}`;
      const email = `${sub}@proefstad.example`;
      at.expect({ account: { sub, email, email_verified: true, groups: ['redactie'] } });
    }
    const result = await visitProvider(server.origin, providerId, browser && { browser });
    expect(result.callback?.get('code')).toBeTruthy();
    const asked = result.addresses.some((address) => address.includes('/login/'));
    return { browser: result.browser, asked };
  };
  /** Signs out here, as the admin app asks. */
  const signOut = async (browser: HttpBrowser) => {
    const query = new URLSearchParams({
      client_id: adminClientId,
      post_logout_redirect_uri: `${server.origin}/`,
    });
    const page = await browser.get(`${server.origin}/idp/session/end?${query.toString()}`);
    const { action, values } = readForm(await page.text());
    return browser.post(action, values);
  };
  const storedSessions = async (providerId: string) => {
    const { rows } = await database.pool.query<{ sealed_id_token: Buffer }>(
      'select sealed_id_token from sign_in_provider_sessions where provider_id = $1',
      [providerId],
    );
    return rows.map(({ sealed_id_token }) => sealed_id_token.toString('latin1'));
  };
  const sessionsHere = async () => {
    const { rows } = await database.pool.query<{ payload: unknown }>(
      "select payload from oidc_payloads where tenant_id = $1 and model in ('Session', 'Grant')",
      [server.tenant.id],
    );
    return rows.length;
  };

  test('ends the session there, with its ID token in a form and in no address', async () => {
    const provider = await addProvider({ name: 'Keycloak <Regio>' });
    const { browser, asked } = await visit(provider);
    expect(asked).toBe(true);
    const { rows: before } = await database.pool.query('select payload from oidc_payloads');
    const sealed = await storedSessions(provider);

    const left = await signOut(browser);
    expect(left.status).toBe(200);
    expect(left.headers.get('location')).toBeNull();
    expect(left.headers.get('cache-control')).toContain('no-store');
    const target = new URL(outside.staffClient.issuer).origin;
    expect(left.headers.get('content-security-policy')).toContain(`form-action 'self' ${target};`);
    const markup = await left.text();
    expect(markup).toContain('Keycloak &lt;Regio&gt;');
    const { action, values } = readForm(markup);
    expect(action).toMatch(new RegExp(`^${outside.staffClient.issuer}/`));
    const { id_token_hint: hint = '', ...others } = values;
    expect(hint).toMatch(/^eyJ[^.]+\.[^.]+\.[^.]+$/);
    expect(others).toEqual({
      client_id: outside.staffClient.clientId,
      post_logout_redirect_uri: `${server.origin}/idp/signed-out`,
    });
    expect(JSON.stringify(before)).not.toContain(hint);
    expect(sealed).toHaveLength(1);
    expect(sealed.join()).not.toContain(hint);

    const confirmation = readForm(await (await browser.post(action, values)).text());
    const back = await browser.post(confirmation.action, { ...confirmation.values, logout: 'yes' });
    expect(back.headers.get('location')).toBe(`${server.origin}/idp/signed-out`);
    const start = await browser.get(back.headers.get('location') ?? '');
    expect([start.status, start.headers.get('location')]).toEqual([303, '/']);
    expect((await visit(provider, browser)).asked).toBe(true);
  });

  test('leaves the session there when the administrator switched it off, and keeps no token', async () => {
    const provider = await addProvider({ ends_session: false });
    const { browser } = await visit(provider);
    expect(await storedSessions(provider)).toEqual([]);
    const left = await signOut(browser);
    expect([left.status, left.headers.get('location')]).toEqual([303, `${server.origin}/`]);
    expect((await visit(provider, browser)).asked).toBe(false);
  });

  test('is switched off later too', async () => {
    const provider = await addProvider();
    const { browser } = await visit(provider);
    await database.pool.query('update sign_in_providers set ends_session = false where id = $1', [
      provider,
    ]);
    expect((await signOut(browser)).status).toBe(303);
  });

  test('a provider that does not end sessions, or whose tokens are gone, is not asked', async () => {
    const without = await addProvider({}, plain);
    const { browser } = await visit(without, undefined, plain);
    expect((await signOut(browser)).status).toBe(303);
    const changed = await addProvider();
    const other = await visit(changed);
    await server.transaction((tx) => deleteProviderSessions(tx, server.tenant.id, changed));
    expect((await signOut(other.browser)).status).toBe(303);
    expect(server.failures).toEqual([]);
  });

  test('a second sign-in in the same session replaces the token', async () => {
    const provider = await addProvider();
    const elsewhere = await addProvider();
    const { browser } = await visit(provider);
    const again = authorizationAddress(server.origin, 'v'.repeat(43), { prompt: 'login' });
    const { href } = await browser.follow(await browser.get(again), ({ pathname }) =>
      pathname.startsWith('/idp/interaction/'),
    );
    const { callback } = await followToEnd(
      await browser.get(`${href}?provider=${elsewhere}`),
      browser,
    );
    expect(callback?.get('code')).toBeTruthy();
    expect(await storedSessions(provider)).toEqual([]);
    expect(await storedSessions(elsewhere)).toHaveLength(1);
  });

  test('a provider that is down does not keep anybody signed in', async () => {
    const provider = await addProvider();
    const { browser } = await visit(provider);
    const begun = await sessionsHere();
    // Another process of the server, which has not read the provider's metadata.
    signInClients = testSignInClients(database.pool);
    outside.setDown(true);
    const left = await signOut(browser);
    outside.setDown(false);
    expect([left.status, left.headers.get('location')]).toEqual([303, `${server.origin}/`]);
    expect(await sessionsHere()).toBe(begun - 2);
    expect(server.failures).toHaveLength(1);
  });
});
