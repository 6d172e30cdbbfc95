import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSimpleSamlPhp } from '../../../scripts/environment/simplesamlphp-programs.mjs';
import { createSelfSigned, type SelfSigned } from '../../simulators/certificates/self-signed.ts';
import { canonicalOf } from '../../testing/digid-visitor.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { logoutAddressOf, postForm, seedSaml } from '../../testing/saml-visitor.ts';
import {
  startSimpleSaml,
  type RunningSimpleSaml,
} from '../../testing/simplesamlphp/start-simplesamlphp.ts';
import { allowedOrigin, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createHttpBrowser, type HttpBrowser } from '../platform/http/browser/http-browser.ts';

const php = await findSimpleSamlPhp();
if (php === undefined) {
  process.stderr.write('Logging in at SimpleSAMLphp is not tested: it is not installed.\n');
}

const formId = '0190a000-0000-7000-8000-00000000000a';
const page = `${allowedOrigin}/parkeren`;
const dayMs = 86_400_000;

describe.runIf(php !== undefined)('citizen login at SimpleSAMLphp', () => {
  let server: TestServer;
  let identityProvider: RunningSimpleSaml;
  let ours: SelfSigned;

  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    const now = server.runtime.now();
    ours = await createSelfSigned({ commonName: 'ours', from: now - dayMs, until: now + dayMs });
    identityProvider = await startSimpleSaml({ php: php ?? '', service: ours });
    await configure();
  });
  afterAll(async () => {
    await identityProvider.stop();
    await server.stop();
  });

  /** Saves the provider here, and registers our metadata there. */
  const configure = async (more: Readonly<Record<string, string>> = {}) => {
    const settings = {
      entity_id: `${canonicalOf(server)}/digid`,
      metadata: identityProvider.metadata,
      certificate: ours.cert,
      authorities: identityProvider.authority,
      min_level: 'midden',
      single_logout: 'true',
      ...more,
    };
    await seedSaml(server, { id: 'digid', driver: 'digid', settings, key: ours.key });
    const described = await newBrowser().get('/login/service/digid/production/metadata');
    await identityProvider.register('digid', await described.text());
  };
  const newBrowser = () => createHttpBrowser(canonicalOf(server), identityProvider.fetch);
  const call = async <T>(signature: string, body: unknown) => {
    const client = server.client(server.tenants.demo);
    const { data } = await client.callPublicProcedure({ body: { signature, body } });
    // The procedure's own response, which the server checked against its schema.
    return data as T;
  };
  const start = (leastLevel?: string) =>
    call<{ url: string; verifier: string }>('login:start', {
      provider: 'digid',
      form_id: formId,
      return_url: page,
      ...(leastLevel !== undefined && { least_level: leastLevel }),
    });
  const isAtForm = ({ origin }: URL) => origin === allowedOrigin;
  const follow = async (browser: HttpBrowser, response: Response) => {
    if (response.headers.has('location')) return browser.follow(response, isAtForm);
    throw new Error(await response.text());
  };

  /** Logs in on the pages of SimpleSAMLphp; returns where the browser arrives. */
  const pass = async (url: string, name: string, browser: HttpBrowser) => {
    const left = await browser.get(url);
    const sent = left.headers.has('location')
      ? await browser.get(left.headers.get('location') ?? '')
      : await postForm(left, browser);
    const address = sent.headers.get('location') ?? '';
    const form = await browser.get(address);
    const [, state = ''] = /name="AuthState" value="([^"]*)"/.exec(await form.text()) ?? [];
    const answer = await browser.post(address.split('?')[0] ?? '', {
      username: name,
      password: 'geheim',
      AuthState: state.replaceAll('&amp;', '&'),
    });
    return follow(browser, answer);
  };
  const codeOf = ({ hash }: URL) => hash.replace(`#fb-login=${formId}.`, '');
  const logIn = async (name: string, browser = newBrowser(), leastLevel?: string) => {
    const { url, verifier } = await start(leastLevel);
    const code = codeOf(await pass(url, name, browser));
    return call<{ token: string; login: Login }>('login:exchange', { code, verifier });
  };

  test('proves who somebody is, at the level that was reached', async () => {
    const { login } = await logIn('willeke');
    expect(login).toMatchObject({ provider: 'digid', level: 'midden', entity: { name: '' } });
    expect((await logIn('fatima', newBrowser(), 'substantieel')).login.level).toBe('substantieel');
  });

  test.each([
    ['sem', undefined, '!cancelled'],
    ['willeke', 'substantieel', '!level_too_low'],
  ])('tells the form why %s is not logged in', async (name, leastLevel, expected) => {
    const { url } = await start(leastLevel);
    expect(codeOf(await pass(url, name, newBrowser()))).toBe(expected);
  });

  test('reads what is encrypted for us, after a request by a form', async () => {
    await configure({ encryption: 'true', request_binding: 'post' });
    expect((await logIn('willeke')).login.level).toBe('midden');
    await configure();
  });

  test('ends the session there when somebody logs out here', async () => {
    const browser = newBrowser();
    const { token } = await logIn('willeke', browser);
    const { url } = await call<{ url: string }>('login:end', { token, return_url: page });
    const answer = await postForm(await browser.get(url), browser);
    expect((await follow(browser, answer)).href).toBe(page);
    expect(server.logLines.join()).not.toContain('LogoutResponse');
    expect(server.failures).toEqual([]);
  });

  test('passes the check of an administrator, and not with a certificate that it does not know', async () => {
    const { client } = await server.signIn(server.tenants.demo, {
      permissions: ['admin-providers'],
    });
    const check = async () => {
      const params = { id: 'digid', stage: 'production' } as const;
      return (await client.checkProvider({ params })).data.error;
    };
    expect(await check()).toBeNull();
    const other = ours;
    const now = server.runtime.now();
    ours = await createSelfSigned({ commonName: 'other', from: now - dayMs, until: now + dayMs });
    await configure();
    expect(await check()).toBe('certificate_rejected');
    ours = other;
    await configure();
  });

  test('ends the login here when somebody logs out there', async () => {
    const browser = newBrowser();
    const { token } = await logIn('willeke', browser);
    const { token: other } = await logIn('fatima');
    const { origin } = identityProvider;
    const leaving = `${origin}/saml2/idp/SingleLogoutService.php?ReturnTo=${origin}/left`;
    const passed: URL[] = [];
    await browser.follow(await browser.get(leaving), (address) => {
      passed.push(address);
      return address.pathname === '/left';
    });
    expect(await refusalCode(call('login:extend', { token }))).toBe('login_expired');
    expect(await call('login:extend', { token: other })).toBeDefined();
    expect(server.logLines.join()).not.toContain('999993653');
    const request = passed.find(({ pathname }) => pathname === logoutAddressOf('digid'));
    expect((await browser.get(request?.href ?? '')).status).toBe(400);
    request?.searchParams.set('RelayState', 'other');
    expect((await browser.get(request?.href ?? '')).status).toBe(400);
  });
});
