import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpBrowser, type HttpBrowser } from '../platform/http/browser/http-browser.ts';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { refusalCode } from '../../testing/refusal.ts';
import type { RunningSimulators } from '../../simulators/start-simulators.ts';
import { digidIssuer } from '../../simulators/digid/digid-simulator.ts';
import { testPeople } from '../../simulators/digid/test-people.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { hashSessionId } from './login-secrets.ts';
import {
  canonicalOf,
  digidClientId,
  passDigid,
  startDigid,
  type DigidChoice,
} from '../../testing/digid-visitor.ts';

const formId = '0190a000-0000-7000-8000-00000000000a';
const page = `${allowedOrigin}/parkeren?wijk=oost`;
const minuteMs = 60_000;

/** The form of the page that sends the browser on. */
function readForm(markup: string) {
  const fields = markup.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return {
    action: /<form method="post" action="([^"]+)"/.exec(markup)?.[1] ?? '',
    fields: Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value])),
  };
}

describe.each(databases)('citizen login on %s', (database) => {
  let server: TestServer;
  let simulators: RunningSimulators;

  beforeAll(async () => {
    server = await startTestServer({ database });
    simulators = await startDigid(server);
  });
  afterAll(async () => {
    await simulators.stop();
    await server.stop();
  });

  const call = async <T>(signature: string, body: unknown, tenant = server.tenants.demo) => {
    const client = server.client(tenant);
    const { data } = await client.callPublicProcedure({ body: { signature, body } });
    // The procedure's own response, which the server checked against its schema.
    return data as T;
  };
  const start = (more: object = {}) =>
    call<{ url: string; verifier: string }>('login:start', {
      provider: 'digid',
      form_id: formId,
      return_url: page,
      ...more,
    });
  const codeOf = ({ hash }: URL) => hash.replace(`#fb-login=${formId}.`, '');
  const exchange = (code: string, verifier: string) =>
    call<{ token: string; login: Login }>('login:exchange', { code, verifier });
  const logIn = async (choice: DigidChoice = {}) => {
    const { url, verifier } = await start();
    return exchange(codeOf(await passDigid(server, url, choice)), verifier);
  };

  /** Confirms at the provider's page that logging out is meant. */
  const confirmLogout = async (browser: HttpBrowser, page: Response) => {
    const asked = await page.text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked)?.[1] ?? '';
    const confirm = /action="([^"]+)"/.exec(asked)?.[1] ?? '';
    return browser.post(confirm, { xsrf, logout: 'yes' });
  };

  test.each(['/login/start/foo', '/login/callback?state=foo.x&code=y', '/login/end/foo'])(
    'shows a page with the reason for the invented address %s',
    async (path) => {
      const response = await server.fetch(server.tenants.demo)(path, { redirect: 'manual' });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('content-type')).toContain('text/html');
    },
  );

  test('shows at the button the organisation that may use the number', async () => {
    expect(await call('login:find', { provider: 'digid' })).toEqual({
      id: 'digid',
      name: 'DigiD',
      organisation: 'Gemeente demo',
      outage: null,
    });
    const unknown = call('login:find', { provider: 'eherkenning' });
    expect(await refusalCode(unknown)).toBe('provider_unavailable');
  });

  test('returns to the exact page with a code for a token, and never the number', async () => {
    const { url, verifier } = await start();
    const arrived = await passDigid(server, url);
    expect(arrived.href).toMatch(new RegExp(`^${page.replaceAll('?', '\\?')}#fb-login=`));
    const { token, login } = await exchange(codeOf(arrived), verifier);
    expect(login).toMatchObject({
      provider: 'digid',
      level: 'midden',
      entity: { name: 'Willeke van den Berg', given_name: 'Willeke', birthdate: '1961-06-24' },
    });
    expect(await call('login:extend', { token })).toMatchObject({ entity: login.entity });
    const rows = await server.transaction(server.tenants.demo)((tx) =>
      tx.selectFrom('logins').selectAll().execute(),
    );
    const kept = JSON.stringify([rows, server.logLines, login]);
    for (const { bsn } of testPeople) expect(kept).not.toContain(bsn);
    expect(kept).not.toContain(token);
  });

  test('accepts a code once, only with its verifier, and only for two minutes', async () => {
    const { url, verifier } = await start();
    const code = codeOf(await passDigid(server, url));
    expect(await refusalCode(exchange(code, 'someone else’s'))).toBe('login_expired');
    await exchange(code, verifier);
    expect(await refusalCode(exchange(code, verifier))).toBe('login_expired');

    const late = await start();
    const lateCode = codeOf(await passDigid(server, late.url));
    server.advance(2 * minuteMs + 1);
    expect(await refusalCode(exchange(lateCode, late.verifier))).toBe('login_expired');
  });

  test('sends an attempt to the provider once', async () => {
    const { url } = await start();
    await passDigid(server, url);
    const again = await createHttpBrowser(canonicalOf(server)).get(url);
    expect(again.status).toBe(401);
    expect(await again.text()).toContain('U bent niet meer ingelogd');
  });

  test('accepts the callback only in the browser that started, which can still finish', async () => {
    const { url } = await start();
    const browser = createHttpBrowser(canonicalOf(server));
    const atProvider = await browser.get(url);
    const state = new URL(atProvider.headers.get('location') ?? '').searchParams.get('state');
    const callback = `${canonicalOf(server)}/login/callback?code=stolen&state=${state ?? ''}`;
    expect((await createHttpBrowser(canonicalOf(server)).get(callback)).status).toBe(401);
    const forged = await browser.get(callback);
    expect(forged.headers.get('location')).toContain('!failed');
  });

  test.each(['', 'state=x', 'state=0190a000-0000-7000-8000-00000000000b.x', 'state=%00'])(
    'rejects a callback with an invented state (%s)',
    async (query) => {
      const browser = createHttpBrowser(canonicalOf(server));
      const response = await browser.get(`/login/callback?code=x&${query}`);
      expect(response.status).toBe(401);
    },
  );

  test('rejects a changed state in the correct browser', async () => {
    const { url } = await start();
    const browser = createHttpBrowser(canonicalOf(server));
    const atProvider = await browser.get(url);
    const state = new URL(atProvider.headers.get('location') ?? '').searchParams.get('state') ?? '';
    const changed = `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}`;
    const response = await browser.get(`/login/callback?code=x&state=${changed}`);
    expect(response.headers.get('location')).toBe(`${page}#fb-login=${formId}.!failed`);
  });

  test.each([
    'https://kwaad.example/',
    'https://www.gemeente.example.kwaad.example/',
    'javascript:alert(1)',
  ])('does not send anyone to %s', async (return_url) => {
    expect(await refusalCode(start({ return_url }))).toBe('return_address_not_allowed');
    const { token } = await logIn();
    const end = call('login:end', { token, return_url });
    expect(await refusalCode(end)).toBe('return_address_not_allowed');
  });

  test.each([
    ['cancel', '!cancelled'],
    ['fail', '!failed'],
  ] as const)('notifies the form when someone chooses to %s', async (action, expected) => {
    const { url } = await start();
    expect(codeOf(await passDigid(server, url, { action }))).toBe(expected);
  });

  test('requests the minimum level, and rejects a lower one in the callback', async () => {
    const { url, verifier } = await start({ least_level: 'substantieel' });
    const low = await passDigid(server, url, { level: 'Midden' });
    expect(codeOf(low)).toBe('!level_too_low');
    expect(await refusalCode(exchange(codeOf(low), verifier))).toBe('login_expired');
    const second = await start({ least_level: 'substantieel' });
    const high = codeOf(await passDigid(server, second.url, { level: 'Hoog' }));
    expect((await exchange(high, second.verifier)).login.level).toBe('hoog');
  });

  test('ends after fifteen idle minutes by the server’s clock, which each request restarts', async () => {
    const { token } = await logIn();
    server.advance(14 * minuteMs);
    await call('login:extend', { token });
    server.advance(14 * minuteMs);
    await call('login:extend', { token });
    server.advance(15 * minuteMs);
    expect(await refusalCode(call('login:extend', { token }))).toBe('login_expired');
  });

  test('ends after three hours, even when active', async () => {
    const { token } = await logIn();
    for (let tens = 0; tens < 17; tens += 1) {
      server.advance(10 * minuteMs);
      await call('login:extend', { token });
    }
    server.advance(10 * minuteMs);
    expect(await refusalCode(call('login:extend', { token }))).toBe('login_expired');
  });

  test('logs out here and at the provider, and returns to the page', async () => {
    const { url, verifier } = await start();
    const browser = createHttpBrowser(canonicalOf(server));
    const code = codeOf(await passDigid(server, url, {}, browser));
    const { token } = await exchange(code, verifier);
    const ending = await call<{ url: string }>('login:end', { token, return_url: page });
    expect(await refusalCode(call('login:extend', { token }))).toBe('login_expired');

    const leaving = await browser.get(ending.url);
    expect(leaving.headers.get('cache-control')).toBe('no-store');
    const form = readForm(await leaving.text());
    expect(form.action).toBe(`${digidIssuer(simulators.origin)}/session/end`);
    // The ID token identifies the session, and is in no URL.
    expect(decodeJwt(form.fields['id_token_hint'] ?? '')).toMatchObject({ aud: digidClientId });
    const end = await confirmLogout(browser, await browser.post(form.action, form.fields));
    const back = await browser.follow(end, ({ origin }) => origin === allowedOrigin);
    expect(back.href).toBe(page);
  });

  test('asks for all levels that are sufficient, the lowest first', async () => {
    const { url } = await start({ least_level: 'substantieel' });
    const atProvider = await createHttpBrowser(canonicalOf(server)).get(url);
    const asked = new URL(atProvider.headers.get('location') ?? '').searchParams.get('acr_values');
    expect(asked).toBe(
      'urn:oasis:names:tc:SAML:2.0:ac:classes:Smartcard urn:oasis:names:tc:SAML:2.0:ac:classes:SmartcardPKI',
    );
  });

  test.each([
    ['Midden', '!level_too_low'],
    ['Substantieel', undefined],
    ['Hoog', undefined],
  ] as const)('judges the level %s of the answer: %s', async (level, failure) => {
    const { url } = await start({ least_level: 'substantieel' });
    const { hash } = await passDigid(server, url, { level });
    if (failure === undefined) expect(hash).not.toContain('!');
    else expect(hash).toContain(failure);
  });

  test('ends when the visitor logs out at the provider, which reports it', async () => {
    // The provider has no clock that other tests advance, and a report is accepted for some minutes.
    server.advance(Date.now() - server.runtime.now());
    const browser = createHttpBrowser(canonicalOf(server));
    const own = await start();
    const code = codeOf(await passDigid(server, own.url, {}, browser));
    const { token } = await exchange(code, own.verifier);
    const other = await logIn();
    const asked = await browser.get(`${digidIssuer(simulators.origin)}/session/end`);
    await confirmLogout(browser, asked);
    expect(await refusalCode(call('login:extend', { token }))).toBe('login_expired');
    // A session in another browser has another id.
    expect(await call('login:extend', { token: other.token })).toBeDefined();
  });

  test('ends by the frame that a provider shows, which must name the session', async () => {
    const { token } = await logIn();
    const frame = async (query: Record<string, string>) => {
      const path = `/login/service/digid/production/logout?${String(new URLSearchParams(query))}`;
      return (await server.fetch(server.tenants.demo)(path)).status;
    };
    const { rowCount } = await server.pool.query(
      'update logins set session_id_hash = $1 where token_hash = $2 and session_id_hash is not null',
      [hashSessionId('digid', 'known'), hashToken(token)],
    );
    expect(rowCount).toBe(1);
    const iss = digidIssuer(simulators.origin);
    expect(await frame({ iss, sid: '' })).toBe(400);
    expect(await frame({ iss: '', sid: 'known' })).toBe(400);
    expect(await frame({ iss: 'https://elders.example', sid: 'known' })).toBe(400);
    expect(await frame({ iss, sid: 'another' })).toBe(204);
    expect(await call('login:extend', { token })).toBeDefined();
    expect(await frame({ sid: 'another' })).toBe(204);
    expect(await call('login:extend', { token })).toBeDefined();
    expect(await frame({ iss, sid: 'known' })).toBe(204);
    expect(await refusalCode(call('login:extend', { token }))).toBe('login_expired');
  });

  test('ends by a frame without the issuer, as Entra ID makes them', async () => {
    const { token } = await logIn();
    await server.pool.query('update logins set session_id_hash = $1 where token_hash = $2', [
      hashSessionId('digid', 'alone'),
      hashToken(token),
    ]);
    const path = '/login/service/digid/production/logout?sid=alone';
    expect((await server.fetch(server.tenants.demo)(path)).status).toBe(204);
    expect(await refusalCode(call('login:extend', { token }))).toBe('login_expired');
  });

  test.each(['', 'logout_token=', 'logout_token=a.b.c', 'something=else'])(
    'refuses the report of a logout "%s"',
    async (body) => {
      const response = await server.fetch(server.tenants.demo)(
        '/login/service/digid/production/logout',
        {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        },
      );
      expect(response.status).toBe(400);
    },
  );

  test('gives another tenant neither the provider nor the token', async () => {
    const { other } = server.tenants;
    const { token } = await logIn();
    expect(await refusalCode(call('login:extend', { token }, other))).toBe('login_expired');
    const body = { provider: 'digid', form_id: formId, return_url: page };
    expect(await refusalCode(call('login:start', body, other))).toBe('provider_unavailable');
  });

  test('returns visitors to the form while the provider is down', async () => {
    const down = await startTestServer({ database });
    try {
      await (await startDigid(down)).stop();
      const body = { provider: 'digid', form_id: formId, return_url: page };
      const { data } = await down
        .client(down.tenants.demo)
        .callPublicProcedure({ body: { signature: 'login:start', body } });
      // The response of `login:start`.
      const { url } = data as { url: string };
      const response = await createHttpBrowser(canonicalOf(down)).get(url);
      expect(response.headers.get('location')).toBe(`${page}#fb-login=${formId}.!failed`);
    } finally {
      await down.stop();
    }
  });
});
