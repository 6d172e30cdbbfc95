import type { SettingValue } from '@form-builder/core/contract/staff/settings/settings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../testing/create-tenant-user.ts';
import { databases, openMigratedDatabase } from '../../../testing/databases.ts';
import { createHttpBrowser, type HttpBrowser } from '../../platform/http/browser/http-browser.ts';
import {
  startIdentityServer,
  type IdentityServer,
} from '../../../testing/identity/identity-server.ts';
import { authorizationAddress, obtainCode } from '../../../testing/identity/sign-in.ts';
import { createSoftwareAuthenticator } from '../../../testing/identity/software-authenticator.ts';
import { totpCode } from '../../../testing/identity/totp-code.ts';
import { upsertSetting } from '../../settings/settings-queries.ts';

describe.each(databases)('the second factor at sign-in on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
  let server: IdentityServer;
  let user: TestUser;
  let browser: HttpBrowser;
  let page: string;

  beforeAll(async () => {
    database = await openMigratedDatabase(kind);
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    server = await startIdentityServer(database.pool, { hasSecondFactor: true });
    user = await server.createUser();
    return () => server.close();
  });

  const setPolicy = (value: SettingValue) =>
    server.transaction((tx) =>
      upsertSetting(tx, {
        tenant_id: server.tenant.id,
        id: 'mfa',
        value,
        updated_at: new Date(server.runtime.now()),
      }),
    );
  const isInteraction = ({ pathname }: URL) => pathname.startsWith('/idp/interaction/');
  const isCallback = ({ pathname }: URL) => pathname === '/auth/callback';

  /** Enters the password in a new browser; returns the next page. */
  async function givePassword(of: TestUser = user): Promise<string> {
    browser = createHttpBrowser(server.origin);
    const start = await browser.get(authorizationAddress(server.origin, 'x'.repeat(43)));
    page = (await browser.follow(start, isInteraction)).href;
    const { email, password } = of;
    const response = await browser.post(page, { email, password });
    expect(response.headers.get('location')).toBe(new URL(page).pathname);
    return (await browser.get(page)).text();
  }
  const sendCode = (form: Readonly<Record<string, string>>) => browser.post(page, form);
  const isSignedIn = async (response: Response) =>
    (await browser.follow(response, isCallback)).searchParams.has('code');

  const secretOn = (markup: string) =>
    (/<code>([A-Z2-7 ]+)<\/code>/.exec(markup)?.[1] ?? '').replaceAll(' ', '');
  const codeOf = (secret: string) => totpCode(secret, server.runtime.now());

  /** Connects an app as the policy requires; advances the clock a minute, so that the next code is a new one. */
  async function enrol(): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
    await setPolicy('everyone');
    const secret = secretOn(await givePassword());
    const shown = await (await sendCode({ code: codeOf(secret) })).text();
    const codes = [...shown.matchAll(/<li><code>([^<]+)<\/code>/g)].map(([, code]) => code ?? '');
    expect(await isSignedIn(await sendCode({}))).toBe(true);
    server.passSeconds(60);
    return { secret, codes };
  }

  test('is not required of users without one when the policy does not require it', async () => {
    const { email, password } = user;
    await setPolicy('administrators');
    expect(await obtainCode({ origin: server.origin, email, password }, 'x'.repeat(43))).not.toBe(
      '',
    );
  });

  test.each([
    ['everyone', []],
    ['administrators', ['users-all']],
  ] as const)(
    'is set up before anything else when the policy is %s',
    async (policy, permissions) => {
      await setPolicy(policy);
      const markup = await givePassword(await server.createUser({ permissions }));
      expect(markup).toContain('Beveilig je account');
      expect(markup).toContain('<svg class="qr"');
      expect(secretOn(markup)).toMatch(/^[A-Z2-7]{32}$/);
      // The page can be reloaded, and keeps the same secret.
      expect(secretOn(await (await browser.get(page)).text())).toBe(secretOn(markup));
      const refused = await sendCode({ code: '000000' });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('Deze code klopt niet.');
      const shown = await (await sendCode({ code: codeOf(secretOn(markup)) })).text();
      expect(shown).toContain('Bewaar je herstelcodes');
      const [, file = ''] =
        /href="data:text\/plain;charset=utf-8,([^"]*)" download/.exec(shown) ?? [];
      const downloaded = decodeURIComponent(file).split('\r\n').filter(Boolean);
      expect(downloaded.length).toBeGreaterThan(1);
      for (const code of downloaded) expect(shown).toContain(`<code>${code}</code>`);
      expect(shown.match(/<li><code>/g)).toHaveLength(10);
      expect(await isSignedIn(await sendCode({}))).toBe(true);
    },
  );

  test('is set up with a passkey instead of an app, which then signs in', async () => {
    await setPolicy('everyone');
    const optionsOn = (markup: string): unknown =>
      JSON.parse((/data-options="([^"]*)"/.exec(markup)?.[1] ?? '').replaceAll('&quot;', '"'));
    const device = createSoftwareAuthenticator(server.origin);
    const add = async (forged?: { isVerified: boolean }) => {
      const options = optionsOn(await (await browser.get(page)).text());
      return sendCode({ passkey: JSON.stringify(device.create(options, forged)) });
    };
    expect(await givePassword()).toContain('data-action="create"');
    const refused = await add({ isVerified: false });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('De passkey is niet toegevoegd.');
    expect((await sendCode({ passkey: 'geen JSON' })).status).toBe(422);
    const shown = await (await add()).text();
    expect(shown.match(/<li><code>/g)).toHaveLength(10);
    expect(await isSignedIn(await sendCode({}))).toBe(true);
    const asked = optionsOn(await givePassword());
    const answer = device.get(asked, { userHandle: user.id });
    expect(await isSignedIn(await sendCode({ passkey: answer }))).toBe(true);
  });

  test('new tenants require it of administrators', async () => {
    expect(await givePassword(await server.createUser({ isRoot: true }))).toContain(
      'Beveilig je account',
    );
  });

  test('a code of the app signs in, and only once', async () => {
    const { secret } = await enrol();
    expect(await givePassword()).toContain('Vul de code in');
    const code = codeOf(secret);
    expect(await isSignedIn(await sendCode({ code }))).toBe(true);
    await givePassword();
    const replayed = await sendCode({ code });
    expect(replayed.status).toBe(422);
    expect(await replayed.text()).toContain('al gebruikt');
    server.passSeconds(30);
    expect(await isSignedIn(await sendCode({ code: codeOf(secret) }))).toBe(true);
  });

  test('the same code sent twice at once signs in once', async () => {
    const { secret } = await enrol();
    const code = codeOf(secret);
    const tries = await Promise.all(
      [0, 1].map(async () => {
        const of = createHttpBrowser(server.origin);
        const start = await of.get(authorizationAddress(server.origin, 'x'.repeat(43)));
        const { href } = await of.follow(start, isInteraction);
        await of.post(href, { email: user.email, password: user.password });
        return (await of.post(href, { code })).status;
      }),
    );
    expect(tries.toSorted()).toEqual([303, 422]);
  });

  test('a recovery code signs in once', async () => {
    const { codes } = await enrol();
    const [first = ''] = codes;
    await givePassword();
    expect(await isSignedIn(await sendCode({ recovery_code: first.toUpperCase() }))).toBe(true);
    await givePassword();
    expect((await sendCode({ recovery_code: first })).status).toBe(422);
    expect((await sendCode({ recovery_code: 'abcd-abcd-abcd-abcd' })).status).toBe(422);
  });

  test('guesses are counted like those of passwords, across all browsers', async () => {
    const { secret } = await enrol();
    for (let count = 0; count < 5; count += 1) {
      await givePassword();
      expect((await sendCode({ code: '000000' })).status).toBe(422);
    }
    await givePassword();
    const blocked = await sendCode({ code: codeOf(secret) });
    expect(blocked.status).toBe(429);
    expect(await blocked.text()).toContain('te vaak geprobeerd');
    server.passSeconds(31);
    expect(await isSignedIn(await sendCode({ code: codeOf(secret) }))).toBe(true);
  });

  test('a correct password alone gives no access', async () => {
    await enrol();
    await givePassword();
    const resumed = await browser.get(page.replace('/interaction/', '/auth/'));
    const end = await browser.follow(
      resumed,
      (address) => isInteraction(address) || isCallback(address),
    );
    expect(isInteraction(end)).toBe(true);
  });

  test('the logbook records the sign-in after a correct code, and each wrong code', async () => {
    const { secret } = await enrol();
    await givePassword();
    await sendCode({ code: '000000' });
    await sendCode({ code: codeOf(secret) });
    const lines = await server.transaction((tx) =>
      tx
        .selectFrom('logbook')
        .select('action')
        .where('subject_id', '=', user.id)
        .orderBy('id')
        .execute(),
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'user.mfa_set',
      'user.recovery_codes_created',
      'sign_in.succeeded',
      'sign_in.failed',
      'sign_in.succeeded',
    ]);
  });

  test('a user can start again with another account', async () => {
    await enrol();
    await givePassword();
    await sendCode({ restart: 'yes' });
    expect(await (await browser.get(page)).text()).toContain('name="password"');
  });

  test('a correct password expires after a quarter of an hour', async () => {
    const { secret } = await enrol();
    await givePassword();
    server.passSeconds(901);
    const response = await sendCode({ code: codeOf(secret) });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('name="password"');
  });
});
