import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type {
  OutageTexts,
  ProviderStage,
} from '@form-builder/core/contract/staff/settings/providers.ts';
import type { LoginProvider } from '@form-builder/core/contract/visitor/login.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digidIssuer } from '../../simulators/digid/digid-simulator.ts';
import { mollieApi } from '../../simulators/mollie/mollie-simulator.ts';
import type { RunningSimulators } from '../../simulators/start-simulators.ts';
import { createHttpBrowser } from '../platform/http/browser/http-browser.ts';
import {
  canonicalOf,
  digidClientId,
  digidSecret,
  logIn,
  startDigid,
} from '../../testing/digid-visitor.ts';
import { startFailingService } from '../../testing/failing-service.ts';
import { buildIntegration } from '../../testing/failed-delivery.ts';
import { refusalOf } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import { mollieKey, startMollie, type RunningMollie } from '../../testing/start-mollie.ts';
import { startTestServer, type SignedInUser, type TestServer } from '../../testing/test-server.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import type { NewVersion } from '../versions/insert-version.ts';
import { digidProviderSettings } from '../demo/digid-provider-settings.ts';

let server: TestServer;
let digid: RunningSimulators;
let mollie: RunningMollie;
let admin: SignedInUser;
beforeAll(async () => {
  server = await startTestServer({ database: 'embedded' });
  digid = await startDigid(server);
  mollie = await startMollie(server, []);
  admin = await server.signIn(server.tenants.demo, { permissions: ['admin-providers'] });
});
afterAll(async () => {
  await server.stop();
  await digid.stop();
  await mollie.stop();
});

/** What a visitor learns of an outage before logging in. */
const findOutage = async (provider: string, environment = 'production', language = 'nl') => {
  const headers = { 'accept-language': language };
  const { data } = await server
    .client(server.tenants.demo, headers)
    .callPublicProcedure({ body: { signature: 'login:find', body: { provider, environment } } });
  // The procedure's own response, which the server checked against its schema.
  return (data as LoginProvider).outage;
};

const check = async (id: string, stage: ProviderStage = 'production') =>
  (await admin.client.checkProvider({ params: { id, stage } })).data.error;

describe('a login provider', () => {
  const settingsOf = (changes: Readonly<Record<string, string>> = {}) => ({
    ...digidProviderSettings({ issuer: digidIssuer(digid.origin), clientId: digidClientId }),
    ...changes,
  });
  const save = (settings: Readonly<Record<string, string>>, secret?: string) =>
    admin.client.saveProvider({
      params: { id: 'digid', stage: 'production' },
      body: { driver: 'oidc', name: 'DigiD', settings, ...(secret !== undefined && { secret }) },
    });

  test('that an administrator sets up logs visitors in', async () => {
    const { data } = await save(settingsOf(), digidSecret);
    expect(data).toMatchObject({ kind: 'auth', driver: 'oidc', has_secret: true });
    expect(JSON.stringify(data)).not.toContain(digidSecret);
    expect(await check('digid')).toBeNull();
    expect(await logIn(server, {})).toMatch(/^[\w-]{20,}$/);
  });

  test('is tested with its secret, although no visitor logs in', async () => {
    await save(settingsOf(), 'another secret than theirs');
    expect(await check('digid')).toBe('not_authorised');
    await save(settingsOf({ client_id: 'somebody-else' }), digidSecret);
    expect(await check('digid')).toBe('not_authorised');
  });

  test('that fails is not called for a while: visitors return at once with the reason', async () => {
    const failing = await startFailingService();
    const client = server.client(server.tenants.demo);
    const leave = async () => {
      const body = {
        provider: 'digid',
        environment: 'production',
        form_id: server.runtime.createId(),
        return_url: `${canonicalOf(server)}/render/x`,
      };
      const call = { body: { signature: 'login:start', body } };
      // The procedure's own response, which the server checked against its schema.
      const { url } = (await client.callPublicProcedure(call)).data as { readonly url: string };
      const response = await createHttpBrowser(canonicalOf(server)).get(url);
      return response.headers.get('location');
    };
    try {
      await save(settingsOf({ issuer: failing.origin }), digidSecret);
      const failed = /\/render\/x#fb-login=.*failed$/;
      for (let at = 0; at < 5; at += 1) expect(await leave()).toMatch(failed);
      const asked = failing.count();
      expect(asked).toBe(5);
      expect(await leave()).toMatch(failed);
      expect(failing.count()).toBe(asked);
      await server.callLog.flush();
      expect(await findOutage('digid')).toEqual({ text: null });
      server.advance(30_000);
      await save(settingsOf(), digidSecret);
      expect(await logIn(server, {})).toMatch(/^[\w-]{20,}$/);
      await server.callLog.flush();
      expect(await findOutage('digid')).toBeNull();
    } finally {
      await failing.stop();
    }
  });

  test('warns administrators in time that its secret expires', async () => {
    const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
    const notices = async () =>
      (await admin.client.listNotifications({})).data.filter(
        ({ subject_id: id }) => id === 'digid',
      );
    const inDays = (days: number) => dayOf(server.runtime.now() + days * 86_400_000);
    const { data: later } = await save(settingsOf({ secret_expires: inDays(90) }), digidSecret);
    expect(later.expiries).toEqual([{ kind: 'secret', at: `${inDays(90)}T23:59:59.999Z` }]);
    expect(await notices()).toEqual([]);
    await save(settingsOf({ secret_expires: inDays(20) }));
    expect(await notices()).toMatchObject([{ kind: 'certificate_expires', due_on: inDays(20) }]);
    await save(settingsOf());
    expect(await notices()).toEqual([]);
  });

  test.each(['31-12-2026', '2026-13-01', 'morgen'])('has no secret until “%s”', async (day) => {
    const refusal = await refusalOf(save(settingsOf({ secret_expires: day })));
    expect(Object.keys(refusal.errors ?? {})).toEqual(['settings.secret_expires']);
  });

  test('is tested without reading what only receivers use', async () => {
    const { statements, end } = recordStatements(server.pool);
    await check('digid');
    end();
    expect(statements.some((text) => text.includes('"providers"'))).toBe(true);
    expect(statements.filter((text) => text.includes('integrations.list'))).toEqual([]);
  });

  test.each(['/nowhere', ''])('at the path %j is not found by the test', async (path) => {
    await save(settingsOf({ issuer: `${digid.origin}${path}` }), digidSecret);
    expect(await check('digid')).toBe('bad_answer');
  });

  test('that does not respond is found by the test', async () => {
    await save(settingsOf({ issuer: 'http://localhost:9/' }), digidSecret);
    expect(await check('digid')).toBe('no_answer');
  });

  test.each(['https://127.0.0.1:8443/', 'https://[::1]/', 'https://2130706433/'])(
    'never calls the private address %s',
    async (issuer) => {
      await save(settingsOf({ issuer }), digidSecret);
      expect(await check('digid')).toBe('not_allowed');
    },
  );

  test.each([
    [{ issuer: 'http://broker.example/' }, 'settings.issuer'],
    [{ issuer: '' }, 'settings.issuer'],
    [{ identifier: '' }, 'settings.identifier'],
    [{ levels: '20 = zeer hoog' }, 'settings.levels'],
    [{ levels: 'zomaar iets' }, 'settings.levels'],
    [{ default_level: 'hoger' }, 'settings.default_level'],
    [{ reads_userinfo: 'ja' }, 'settings.reads_userinfo'],
    [{ representation: 'required', services: '' }, 'settings.services'],
    [{ unknown: 'x' }, 'settings.unknown'],
  ])('rejects the settings %j', async (changes, path) => {
    const { code, errors } = await refusalOf(save(settingsOf(changes), digidSecret));
    expect([code, Object.keys(errors ?? {})]).toEqual(['invalid', [path]]);
  });

  test('does not send its stored secret to another address', async () => {
    await save(settingsOf(), digidSecret);
    const { errors } = await refusalOf(save(settingsOf({ issuer: 'https://dief.example/' })));
    expect(Object.keys(errors ?? {})).toEqual(['secret']);
    await save(settingsOf({ organisation: 'Gemeente Voorbeeldstad' }));
    expect(await check('digid')).toBeNull();
  });

  test('keeps its driver, also for the other stage', async () => {
    const other = admin.client.saveProvider({
      params: { id: 'digid', stage: 'test' },
      body: {
        driver: 'webhook',
        name: 'DigiD',
        settings: { url: 'https://a.example/' },
        secret: 'een lang geheim!',
      },
    });
    expect((await refusalOf(other)).code).toBe('conflict');
  });

  test('is not replaced by a new one with its code, which says so', async () => {
    const add = (stage: ProviderStage, driver: 'oidc' | 'webhook', url: string) =>
      admin.client.saveProvider({
        params: { id: 'digid', stage },
        body: {
          driver,
          is_new: true,
          name: 'Nieuw',
          settings: driver === 'oidc' ? settingsOf() : { url },
          secret: digidSecret,
        },
      });
    const taken =
      'Deze code is al in gebruik. Kies een andere, of wijzig de aanbieder die er al is.';
    for (const [stage, driver] of [
      ['production', 'oidc'],
      ['test', 'webhook'],
    ] as const)
      expect((await refusalOf(add(stage, driver, 'https://a.example/'))).errors).toEqual({
        id: [taken],
      });
    const insecure = admin.client.saveProvider({
      params: { id: 'nieuw', stage: 'production' },
      body: {
        driver: 'webhook',
        is_new: true,
        name: 'Nieuw',
        settings: { url: 'http://open.zaak.example' },
        secret: 'een lang geheim!',
      },
    });
    expect((await refusalOf(insecure)).errors).toEqual({
      'settings.url': ['Dit is geen webadres dat begint met https://.'],
    });
  });
});

describe('a payment provider', () => {
  const save = (stage: ProviderStage, secret: string, api = mollieApi(mollie.origin)) =>
    admin.client.saveProvider({
      params: { id: 'betalen', stage },
      body: { driver: 'mollie', name: 'Mollie', settings: { api }, secret },
    });

  test('is tested with its key', async () => {
    await save('test', mollieKey);
    expect(await check('betalen', 'test')).toBeNull();
    await save('test', 'test_of_somebody_else');
    expect(await check('betalen', 'test')).toBe('not_authorised');
    mollie.failWith(503);
    expect(await check('betalen', 'test')).toBe('unavailable');
    mollie.failWith(null);
  });

  test('is no longer shown as paused after a test that succeeds', async () => {
    await save('test', mollieKey);
    const key = { id: 'betalen', servesTests: true };
    server.callLog.notePause(server.tenants.demo.id, key, server.runtime.now() + 30_000);
    const state = async () => {
      await server.callLog.flush();
      const params = { id: 'betalen', stage: 'test' } as const;
      return (await admin.client.getCallStatistics({ params, query: {} })).data.circuit.state;
    };
    expect(await state()).toBe('paused');
    expect(await check('betalen', 'test')).toBeNull();
    expect(await state()).toBe('closed');
  });

  test('takes no key of the other stage', async () => {
    for (const [stage, key] of [
      ['production', 'test_1234567890'],
      ['test', 'live_1234567890'],
    ] as const) {
      const { errors } = await refusalOf(save(stage, key));
      expect(Object.keys(errors ?? {})).toEqual(['secret']);
    }
  });

  test('has the address of Mollie when none is set', async () => {
    await save('production', 'live_1234567890', '');
    const { data } = await admin.client.listProviders({});
    expect(data.find(({ id, stage }) => id === 'betalen' && stage === 'production')).toMatchObject({
      settings: { api: '' },
    });
  });
});

describe('an outage that an administrator reports', () => {
  const say = (is_down: boolean, id = 'digid') =>
    admin.client.setProviderOutage({ params: { id, stage: 'production' }, body: { is_down } });

  test('stops logins before the provider is called, until it is over', async () => {
    await admin.client.saveProvider({
      params: { id: 'digid', stage: 'production' },
      body: {
        driver: 'oidc',
        name: 'DigiD',
        settings: digidProviderSettings({
          issuer: digidIssuer(digid.origin),
          clientId: digidClientId,
        }),
        secret: digidSecret,
      },
    });
    expect((await say(true)).data.is_down).toBe(true);
    expect((await refusalOf(logIn(server, {}))).code).toBe('provider_unavailable');
    // Tests have a provider of their own, and the administrator sees whether the service is back.
    expect(await logIn(server, { environment: 'test' })).toMatch(/^[\w-]{20,}$/);
    expect(await check('digid')).toBeNull();
    expect((await say(false)).data.is_down).toBe(false);
    expect(await logIn(server, {})).toMatch(/^[\w-]{20,}$/);
  });

  test('is seen by visitors before they log in, in the words of the municipality', async () => {
    const change = (is_down: boolean, texts?: OutageTexts) =>
      admin.client.setProviderOutage({
        params: { id: 'digid', stage: 'production' },
        body: { is_down, ...(texts && { texts }) },
      });
    expect(await findOutage('digid')).toBeNull();
    const { data: began } = await change(true, { nl: ' DigiD is om 12 uur terug. ', en: '' });
    expect(began.outage_texts).toEqual({ nl: 'DigiD is om 12 uur terug.' });
    expect(await findOutage('digid')).toEqual({ text: 'DigiD is om 12 uur terug.' });
    expect(await findOutage('digid', 'production', 'en')).toEqual({ text: null });
    expect(await findOutage('digid', 'test')).toBeNull();
    await change(true, { en: 'Back at noon.' });
    expect(await findOutage('digid', 'production', 'en')).toEqual({ text: 'Back at noon.' });
    expect(await findOutage('digid')).toEqual({ text: null });
    await change(false);
    expect(await findOutage('digid')).toBeNull();
    expect((await change(true)).data.outage_texts).toEqual({ en: 'Back at noon.' });
    await change(false, {});
  });

  test('stays when the settings are saved', async () => {
    await say(true);
    await say(true);
    const { data } = await admin.client.listProviders({});
    const { settings } =
      data.find(({ id, stage }) => id === 'digid' && stage === 'production') ?? {};
    const { data: saved } = await admin.client.saveProvider({
      params: { id: 'digid', stage: 'production' },
      body: {
        driver: 'oidc',
        name: 'DigiD',
        settings: { ...(settings as Record<string, string>) },
      },
    });
    expect(saved.is_down).toBe(true);
    await say(false);
  });

  test('is not reported for receivers, which deliveries wait for by themselves', async () => {
    await admin.client.saveProvider({
      params: { id: 'archief', stage: 'production' },
      body: {
        driver: 'webhook',
        name: 'Archief',
        settings: { url: 'https://archief.voorbeeld.nl/' },
        secret: 'een lang geheim!',
      },
    });
    expect((await refusalOf(say(true, 'archief'))).code).toBe('conflict');
  });
});

describe('the use of a provider', () => {
  const params = { id: 'gebruikt', stage: 'production' } as const;
  const body = {
    driver: 'mollie',
    name: 'Mollie',
    settings: { api: '' },
    secret: 'live_1234567890',
  } as const;
  const uses = async () =>
    (await admin.client.listProviderUses({ params: { id: params.id } })).data.map(
      ({ form, published_in }) => [form.name, published_in],
    );
  const seed = (
    name: string,
    version: Partial<NewVersion>,
    publishedIn: readonly EnvironmentId[] = [],
  ) =>
    seedForm(server, server.tenants.demo, {
      actor: { id: admin.id, name: 'x' },
      form: { name },
      version,
      publishedIn,
    });

  test('is found wherever a version refers to it, and prevents deletion while published', async () => {
    await admin.client.saveProvider({ params, body });
    expect(await uses()).toEqual([]);
    await seed('A veld', {
      pages: onePage([
        {
          id: 'pay',
          short_id: 'pay',
          type: 'payment',
          label: 'Betalen',
          custom_properties: { integration_id: params.id, amount_type: 'fixed', amount: 5 },
        },
      ]),
    });
    await seed('B koppeling', {
      settings: { 'integrations.list': [buildIntegration({ provider: params.id })] },
    });
    await seed('C formulier', {
      submission_settings: { is_public: true, login_provider: params.id },
    });
    await seed('D anders', {
      submission_settings: { is_public: true, login_provider: 'anders' },
    });
    expect(await uses()).toEqual([
      ['A veld', []],
      ['B koppeling', []],
      ['C formulier', []],
    ]);
    await seed(
      'E getest',
      { submission_settings: { is_public: true, login_provider: params.id } },
      ['test'],
    );
    await admin.client.deleteProvider({ params });
    await admin.client.saveProvider({ params, body });
    const hidden = { name: 'F geheim', confidentiality_level: 'private' } as const;
    const colleague = await server.signIn(server.tenants.demo, { permissions: [] });
    await seedForm(server, server.tenants.demo, {
      actor: { id: colleague.id, name: 'y' },
      publishedIn: [],
      form: hidden,
      version: { submission_settings: { is_public: true, login_provider: params.id } },
    });
    await seed('G echt', { submission_settings: { is_public: true, login_provider: params.id } }, [
      'production',
    ]);
    const { code, errors } = await refusalOf(admin.client.deleteProvider({ params }));
    expect([code, errors]).toEqual(['provider_in_use', { forms: ['G echt'] }]);
    expect((await uses()).map(([name]) => name)).not.toContain('F geheim');
  });
});
