import { X509Certificate } from 'node:crypto';
import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpBrowser } from '../platform/http/browser/http-browser.ts';
import { verifySignature } from '../platform/saml/verify-signature.ts';
import { parseXml } from '../platform/xml/parse-xml.ts';
import { createSelfSigned } from '../../simulators/certificates/self-signed.ts';
import { createSamlSimulator } from '../../simulators/saml/saml-simulator.ts';
import { simulatedDigid, simulatedEherkenning } from '../../simulators/saml/simulated-service.ts';
import { testPeople } from '../../simulators/digid/test-people.ts';
import { canonicalOf } from '../../testing/digid-visitor.ts';
import { refusalCode } from '../../testing/refusal.ts';
import {
  logoutAddressOf,
  passSaml,
  passSamlService,
  postForm,
  readFormOf,
  seedSaml,
  startSaml,
  type RunningSaml,
  type SamlChoice,
} from '../../testing/saml-visitor.ts';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';

const formId = '0190a000-0000-7000-8000-00000000000a';
const page = `${allowedOrigin}/parkeren?wijk=oost`;
const minuteMs = 60_000;

describe.each(databases)('citizen login by SAML on %s', (database) => {
  let server: TestServer;
  let digid: RunningSaml;
  let eherkenning: RunningSaml;

  beforeAll(async () => {
    server = await startTestServer({ database });
    digid = await startSaml(server);
    eherkenning = await startSaml(server, {
      service: simulatedEherkenning,
      driver: 'eherkenning',
      settings: { request_binding: 'post' },
    });
  });
  afterAll(async () => {
    await digid.stop();
    await eherkenning.stop();
    await server.stop();
  });

  const call = async <T>(signature: string, body: unknown) => {
    const client = server.client(server.tenants.demo);
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
  const newBrowser = () => createHttpBrowser(canonicalOf(server));
  const codeOf = ({ hash }: URL) => hash.replace(`#fb-login=${formId}.`, '');
  const exchange = (code: string, verifier: string) =>
    call<{ token: string; login: Login }>('login:exchange', { code, verifier });
  const logIn = async (choice: SamlChoice = {}, browser = newBrowser()) => {
    const { url, verifier } = await start();
    return exchange(codeOf(await passSaml(server, url, choice, browser)), verifier);
  };
  const isLoggedIn = async (token: string) => {
    const now = await call('login:extend', { token }).then(
      () => 'logged in',
      (error: unknown) => error,
    );
    if (now === 'logged in') return true;
    expect(await refusalCode(Promise.reject(now as Error))).toBe('login_expired');
    return false;
  };

  test('logs in with DigiD, without the number in any URL, log or table', async () => {
    const { url, verifier } = await start();
    const browser = newBrowser();
    const callback = await passSamlService(url, {}, browser);
    expect(new URL(callback).searchParams.get('RelayState')?.length).toBeLessThanOrEqual(80);
    const arrived = await browser.follow(await browser.get(callback), ({ hash }) => hash !== '');
    expect(arrived.href).toMatch(new RegExp(`^${page.replaceAll('?', '\\?')}#fb-login=`));
    const { login } = await exchange(codeOf(arrived), verifier);
    expect(login).toMatchObject({ provider: 'digid', level: 'midden', entity: { name: '' } });
    const rows = await server.transaction(server.tenants.demo)((tx) =>
      tx.selectFrom('logins').selectAll().execute(),
    );
    const kept = JSON.stringify([rows, server.logLines, login, callback]);
    for (const { bsn } of testPeople) expect(kept).not.toContain(bsn);
  });

  test('logs in for somebody else where the provider allows it, with both parties', async () => {
    const pass = async (provider: 'digid' | 'eherkenning', choice: SamlChoice) => {
      const { url, verifier } = await start({ provider });
      const arrived = await passSaml(server, url, choice);
      const failure = arrived.hash.split('!')[1];
      return failure ?? (await exchange(codeOf(arrived), verifier)).login;
    };
    const allow = async (running: RunningSaml, driver: string, representation: string) =>
      seedSaml(server, {
        id: driver,
        driver,
        settings: { ...running.settings, representation },
        key: running.ours.key,
      });
    const forJo = { person: 'persoon-1-voor-persoon-4' };
    await allow(digid, 'digid', '');
    await allow(eherkenning, 'eherkenning', '');
    expect(await pass('digid', forJo)).toBe('representation_refused');
    await allow(digid, 'digid', 'allowed');
    expect(await pass('digid', forJo)).toMatchObject({
      entity: { name: '' },
      representation: { acting_name: '', number_ending: testPeople[3]?.bsn.slice(-3) },
    });
    expect(await pass('digid', {})).toMatchObject({ representation: null });
    expect(await pass('digid', { person: 'persoon-2-tegenstrijdig' })).toBe('failed');
    const inChain = { service: simulatedEherkenning, level: 'EH3', person: 'keten-1' };
    expect(await pass('eherkenning', inChain)).toBe('representation_refused');
    await allow(eherkenning, 'eherkenning', 'required');
    expect(await pass('eherkenning', inChain)).toMatchObject({
      entity: { name: 'Bakkerij Het Voorbeeld', branch_number: '000012345678' },
      representation: { number_ending: '084' },
    });
    expect(await pass('eherkenning', { ...inChain, person: 'keten-fout' })).toBe('failed');
    expect(await pass('eherkenning', { ...inChain, person: 'bedrijf-1' })).toBe(
      'representation_required',
    );
    await allow(digid, 'digid', '');
    await allow(eherkenning, 'eherkenning', '');
  });

  test('logs in with eHerkenning by a form, with the company and its level', async () => {
    const { url, verifier } = await start({ provider: 'eherkenning' });
    const browser = newBrowser();
    const left = await browser.get(url);
    const policy = left.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(
      `form-action 'self' ${new URL(eherkenning.simulator.entityId).origin}`,
    );
    expect(policy).not.toContain('unsafe');
    const { url: again, verifier: second } = await start({ provider: 'eherkenning' });
    const choice = { service: simulatedEherkenning, level: 'EH3' };
    const { login } = await exchange(codeOf(await passSaml(server, again, choice)), second);
    expect(verifier).not.toBe(second);
    expect(login).toMatchObject({
      level: 'EH3',
      entity: { name: 'Bakkerij Het Voorbeeld', kvk_number: '69599084' },
    });
  });

  test.each([
    ['cancel', '!cancelled'],
    ['no-level', '!level_too_low'],
    ['fail', '!failed'],
  ] as const)('notifies the form when someone chooses to %s', async (action, expected) => {
    const { url } = await start();
    expect(codeOf(await passSaml(server, url, { action }))).toBe(expected);
  });

  test('asks for the level that a form needs, and never accepts a lower one', async () => {
    const low = await start({ least_level: 'substantieel' });
    expect(codeOf(await passSaml(server, low.url, { level: 'Midden' }))).toBe('!level_too_low');
    const under = await start();
    expect(codeOf(await passSaml(server, under.url, { level: 'Basis' }))).toBe('!level_too_low');
    const high = await start({ least_level: 'substantieel' });
    const code = codeOf(await passSaml(server, high.url, { level: 'Hoog' }));
    expect((await exchange(code, high.verifier)).login.level).toBe('hoog');
  });

  test('accepts an artifact in the browser that started, and once', async () => {
    const { url } = await start();
    const browser = newBrowser();
    const callback = await passSamlService(url, {}, browser);
    expect((await newBrowser().get(callback)).status).toBe(401);
    expect((await browser.get(callback)).headers.get('location')).toContain('#fb-login=');
    expect((await browser.get(callback)).status).toBe(401);
  });

  test('rejects an artifact of somebody else’s login', async () => {
    const theirs = new URL(await passSamlService((await start()).url, {}, newBrowser()));
    const browser = newBrowser();
    const ours = new URL(await passSamlService((await start()).url, {}, browser));
    ours.searchParams.set('SAMLart', theirs.searchParams.get('SAMLart') ?? '');
    const answer = await browser.get(ours.href);
    expect(answer.headers.get('location')).toBe(`${page}#fb-login=${formId}.!failed`);
    expect(server.logLines.join()).toContain('wrong_request');
  });

  test('rejects an artifact that was used before', async () => {
    const browser = newBrowser();
    const first = new URL(await passSamlService((await start()).url, {}, browser));
    await browser.get(first.href);
    const second = new URL(await passSamlService((await start()).url, {}, browser));
    second.searchParams.set('SAMLart', first.searchParams.get('SAMLart') ?? '');
    const answer = await browser.get(second.href);
    expect(answer.headers.get('location')).toContain('!failed');
    expect(server.logLines.join()).toContain('replayed');
  });

  test.each(['https://kwaad.example/', '//kwaad.example', 'javascript:alert(1)', ''])(
    'goes nowhere with the RelayState “%s”',
    async (relayState) => {
      const browser = newBrowser();
      const callback = new URL(await passSamlService((await start()).url, {}, browser));
      callback.searchParams.set('RelayState', relayState);
      const answer = await browser.get(callback.href);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('location')).toBeNull();
    },
  );

  test.each(['server-error', 'unreachable', 'malformed'] as const)(
    'returns visitors to the form when the back channel is %s',
    async (failure) => {
      digid.simulator.setFailure(failure);
      const { url } = await start();
      const arrived = await passSaml(server, url).finally(() => digid.simulator.setFailure('none'));
      expect(codeOf(arrived)).toBe('!failed');
    },
  );

  test('logs out here and at DigiD, with the number in a form and not in a URL', async () => {
    const browser = newBrowser();
    const { token } = await logIn({}, browser);
    const ending = await call<{ url: string }>('login:end', { token, return_url: page });
    expect(await isLoggedIn(token)).toBe(false);
    const left = await browser.get(ending.url);
    expect(left.headers.get('location')).toBeNull();
    const policy = left.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(allowedOrigin);
    const { action } = await readFormOf(left.clone());
    expect(new URL(action).search).toBe('');
    const back = await browser.follow(
      await postForm(left, browser),
      ({ origin }) => origin === allowedOrigin,
    );
    expect(back.href).toBe(page);
    expect(server.logLines.join()).not.toContain('LogoutResponse');
  });

  test('ends the logins of somebody who logged out elsewhere, and of nobody else', async () => {
    const first = await logIn();
    const second = await logIn();
    const other = await logIn({ person: 'persoon-2' });
    const message = digid.simulator.createLogout('persoon-1');
    const report = (body: string) =>
      server.fetch(server.tenants.demo)(logoutAddressOf('digid'), {
        method: 'POST',
        headers: { 'content-type': 'text/xml' },
        body,
      });
    expect((await report(message.replace('999993653', '999990019'))).status).toBe(400);
    expect(await isLoggedIn(first.token)).toBe(true);
    const answer = await report(message);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('status:Success');
    expect(await isLoggedIn(first.token)).toBe(false);
    expect(await isLoggedIn(second.token)).toBe(false);
    expect(await isLoggedIn(other.token)).toBe(true);
    expect((await report(message)).ok).toBe(false);
  });

  test('publishes its signed metadata', async () => {
    const response = await newBrowser().get('/login/service/digid/production/metadata');
    expect(response.headers.get('content-type')).toContain('application/samlmetadata+xml');
    const text = await response.text();
    const verified = verifySignature(parseXml(text), [new X509Certificate(digid.ours.cert)]);
    expect(verified.name).toBe('EntityDescriptor');
    expect(text).toContain(`${canonicalOf(server)}/login/callback`);
    for (const path of ['digid/test', 'zaken/production', 'digid/x'])
      expect((await newBrowser().get(`/login/service/${path}/metadata`)).status).toBe(404);
  });

  test('does not send visitors on with metadata that have expired', async () => {
    const expired = await startSaml(server, {
      driver: 'digid',
      metadataUntil: server.runtime.now() + 2 * minuteMs,
    });
    try {
      const { url } = await start();
      server.advance(2 * minuteMs);
      const left = await newBrowser().get(url);
      expect(left.headers.get('location')).toBe(`${page}#fb-login=${formId}.!failed`);
    } finally {
      await expired.stop();
      const { settings, ours } = digid;
      await seedSaml(server, { id: 'digid', driver: 'digid', settings, key: ours.key });
    }
  });

  describe('the check of an administrator', () => {
    const check = async () => {
      const { client } = await server.signIn(server.tenants.demo, {
        permissions: ['admin-providers'],
      });
      const params = { id: 'digid', stage: 'production' } as const;
      return (await client.checkProvider({ params })).data.error;
    };
    const seed = (settings: object, key = digid.ours.key) =>
      seedSaml(server, {
        id: 'digid',
        driver: 'digid',
        settings: { ...digid.settings, ...settings },
        key,
      });

    test('passes, and reports what is wrong', async () => {
      expect(await check()).toBeNull();
      for (const [failure, error] of [
        ['server-error', 'unavailable'],
        ['unreachable', 'no_answer'],
        ['malformed', 'bad_answer'],
      ] as const) {
        digid.simulator.setFailure(failure);
        expect(await check()).toBe(error);
      }
      digid.simulator.setFailure('none');
    });

    test('distinguishes a certificate that is not accepted from a service that is down', async () => {
      const now = server.runtime.now();
      const other = await createSelfSigned({
        commonName: 'other',
        from: now - minuteMs,
        until: now + minuteMs,
      });
      await seed({ certificate: other.cert }, other.key);
      expect(await check()).toBe('certificate_rejected');
      server.advance(minuteMs);
      expect(await check()).toBe('certificate_expired');
      await seed({ authorities: other.cert });
      expect(await check()).toBe('certificate_untrusted');
      await seed({ authorities: '' });
      expect(await check()).toBe('certificate_untrusted');
      await seed({});
      expect(await check()).toBeNull();
    });
  });

  test('refuses to simulate in production', async () => {
    const client = {
      entityId: 'x',
      name: 'x',
      certificate: digid.ours.cert,
      consumer: '',
      loggedOut: '',
    };
    const options = { service: simulatedDigid, host: '127.0.0.1', client, now: Date.now };
    const started = createSamlSimulator('http://localhost', { ...options, isProduction: true });
    await expect(started).rejects.toThrow('production');
  });
});
