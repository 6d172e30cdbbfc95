import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpBrowser } from '../../platform/http/browser/http-browser.ts';
import { authorizationAddress, signIn } from '../../../testing/identity/sign-in.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { describeDevice } from '../sessions/describe-device.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe.each(databases)('the sessions of staff on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  const newUser = () => server.signIn(server.tenants.demo, { permissions: ['form-read'] });
  const list = async ({ client }: SignedInUser) => (await client.listOwnSessions({})).data;

  /** Signs the user in on another device, a browser that keeps its cookies. */
  async function signInElsewhere({ email, password }: SignedInUser) {
    const { demo } = server.tenants;
    const origin = `http://localhost:${new URL(server.origin).port}`;
    const fetchAs: typeof fetch = (input, init) => {
      const request = new Request(input, init);
      request.headers.set('user-agent', firefox);
      return server.fetch(demo)(request);
    };
    const browser = createHttpBrowser(origin, fetchAs);
    const { accessToken } = await signIn({ origin, email, password, fetch: fetchAs, browser });
    const client = server.client(demo, { authorization: `Bearer ${accessToken}` });
    return { client, browser, origin };
  }

  test('are listed with device, network and moments; the one of the request is marked', async () => {
    const user = await newUser();
    await signInElsewhere(user);
    const [newest, first] = await list(user);
    expect(newest).toMatchObject({ browser: 'Firefox', system: 'Windows', is_current: false });
    expect(first).toMatchObject({ is_current: true, network: '127.0.0.1' });
    expect(Date.parse(newest?.expires_at ?? '')).toBeGreaterThan(server.runtime.now());
    const { signed_in_at: signedIn = '', active_at: active = '' } = newest ?? {};
    expect(Date.parse(active)).toBeGreaterThanOrEqual(Date.parse(signedIn));
  });

  test('a user ends one: its next request is refused, and its browser has to sign in again', async () => {
    const user = await newUser();
    const other = await signInElsewhere(user);
    await other.client.listForms({});
    const [elsewhere] = await list(user);
    await user.client.endOwnSession({ params: { id: elsewhere?.id ?? '' } });
    expect(await refusalCode(other.client.listForms({}))).toBe('not_authenticated');
    const page = await other.browser.follow(
      await other.browser.get(authorizationAddress(other.origin, 'v'.repeat(43))),
      ({ pathname }) => pathname.startsWith('/idp/interaction/') || pathname === '/auth/callback',
    );
    expect(page.pathname).toContain('/idp/interaction/');
    expect(await list(user)).toHaveLength(1);
    await user.client.listForms({});
  });

  test('a user ends all others at once', async () => {
    const user = await newUser();
    const others = [await signInElsewhere(user), await signInElsewhere(user)];
    expect(await list(user)).toHaveLength(3);
    await user.client.endOtherSessions({});
    for (const { client } of others)
      expect(await refusalCode(client.listForms({}))).toBe('not_authenticated');
    expect(await list(user)).toMatchObject([{ is_current: true }]);
  });

  test('a new password ends all others, and takes the place of the old one', async () => {
    const user = await newUser();
    const other = await signInElsewhere(user);
    const change = (password_current: string, password: string) =>
      user.client.changePassword({ body: { password, password_current } });
    expect(await refusalCode(change('Verkeerd-2026', 'Nieuw-Wachtwoord-2026'))).toBe(
      'password_wrong',
    );
    expect(await refusalCode(change(user.password, 'kort'))).toBe('invalid');
    await other.client.listForms({});
    await change(user.password, 'Nieuw-Wachtwoord-2026');
    expect(await refusalCode(other.client.listForms({}))).toBe('not_authenticated');
    await user.client.listForms({});
    await signInElsewhere({ ...user, password: 'Nieuw-Wachtwoord-2026' });
    expect(await list(user)).toHaveLength(2);
  });

  test('nobody ends the session of somebody else', async () => {
    const [user, victim] = [await newUser(), await newUser()];
    const [session] = await list(victim);
    const params = { id: session?.id ?? '' };
    expect(await refusalCode(user.client.endOwnSession({ params }))).toBe('not_found');
    await victim.client.listForms({});
  });

  test('administrators of users see where somebody is signed in', async () => {
    const user = await newUser();
    const administrator = await server.signIn(server.tenants.demo, { permissions: ['users-all'] });
    const params = { id: user.id };
    const { data } = await administrator.client.listUserSessions({ params });
    expect(data).toMatchObject([{ is_current: false }]);
    expect(await refusalCode(user.client.listUserSessions({ params }))).toBe('forbidden');
    await administrator.client.endUserSessions({ params });
    expect((await administrator.client.listUserSessions({ params })).data).toEqual([]);
  });

  test('administrators of users end one session of a colleague; the others go on', async () => {
    const { demo } = server.tenants;
    const [user, bystander] = [await newUser(), await newUser()];
    const other = await signInElsewhere(user);
    const administrator = await server.signIn(demo, { permissions: ['users-all', 'form-read'] });
    const [elsewhere] = await list(user);
    const params = { id: user.id, session_id: elsewhere?.id ?? '' };
    const { client } = administrator;
    expect(await refusalCode(bystander.client.endUserSession({ params }))).toBe('forbidden');
    const foreign = { ...params, id: bystander.id };
    expect(await refusalCode(client.endUserSession({ params: foreign }))).toBe('not_found');
    await other.client.listForms({});
    await client.endUserSession({ params });
    expect(await refusalCode(other.client.listForms({}))).toBe('not_authenticated');
    expect(await list(user)).toMatchObject([{ is_current: true }]);
    expect(await refusalCode(client.endUserSession({ params }))).toBe('not_found');
    const lines = await server.transaction(demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select(['actor_id', 'action'])
        .where('subject_id', '=', user.id)
        .where('action', '=', 'user.session_ended')
        .execute(),
    );
    expect(lines).toEqual([{ actor_id: administrator.id, action: 'user.session_ended' }]);
  });

  test('only root ends a session of root', async () => {
    const { demo } = server.tenants;
    const root = await server.signIn(demo, { isRoot: true });
    const [session] = await list(root);
    const administrator = await server.signIn(demo, { permissions: ['users-all'] });
    const params = { id: root.id, session_id: session?.id ?? '' };
    expect(await refusalCode(administrator.client.endUserSession({ params }))).toBe('forbidden');
    expect(await list(root)).toHaveLength(1);
  });
});

describe('the device of a browser', () => {
  test.each([
    [firefox, { browser: 'Firefox', system: 'Windows' }],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iOS' },
    ],
    ['curl', { browser: null, system: null }],
    ['', { browser: null, system: null }],
    [undefined, { browser: null, system: null }],
    ['x'.repeat(100_000), { browser: null, system: null }],
  ])('of %.40s', (userAgent, device) => {
    expect(describeDevice(userAgent)).toEqual(device);
  });
});
