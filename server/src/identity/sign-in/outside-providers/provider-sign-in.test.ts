import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openMigratedDatabase } from '../../../../testing/databases.ts';
import {
  startExternalProvider,
  type ExternalProvider,
  type OutsideAccount,
} from '../../../../testing/identity/external-provider.ts';
import {
  startIdentityServer,
  type IdentityServer,
} from '../../../../testing/identity/identity-server.ts';
import { obtainCode } from '../../../../testing/identity/sign-in.ts';
import {
  addRole,
  addStaffProvider,
  followToEnd,
  openSignInPage,
  visitProvider,
} from '../../../../testing/identity/staff-provider.ts';
import { selectSignInProviders } from '../../../accounts/sign-in-providers/sign-in-providers-queries.ts';
import { findUser, updateUserRow } from '../../../accounts/users/users-queries.ts';
import { createHttpBrowser } from '../../../platform/http/browser/http-browser.ts';
import { upsertSetting } from '../../../settings/settings-queries.ts';

let serial = 0;
/** Somebody at the provider whom no other test knows. */
const newAccount = (claims: Partial<OutsideAccount> = {}): OutsideAccount => {
  serial += 1;
  const sub = `kc-${String(serial)}`;
  return { sub, email: `${sub}@proefstad.example`, email_verified: true, groups: [], ...claims };
};

describe.each(databases)('staff of an outside provider on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
  let outside: ExternalProvider;
  let server: IdentityServer;
  let editor: string;

  beforeAll(async () => {
    database = await openMigratedDatabase(kind);
    server = await startIdentityServer(database.pool);
    outside = await startExternalProvider(`${server.origin}/idp/callback`);
    editor = await addRole(server, 'Redacteur', ['form-edit']);
    await server.createUser({ isRoot: true, email: 'root@proefstad.example' });
    await server.createUser({
      email: 'beheer@proefstad.example',
      firstName: 'Bea',
      lastName: 'Beheer',
      permissions: ['users-all', 'users-roles'],
    });
  });
  afterAll(async () => {
    await server.close();
    await outside.close();
    await database.close();
  });

  const addProvider = (row: Parameters<typeof addStaffProvider>[2] = {}) =>
    addStaffProvider(server, outside, { groups: { redactie: editor }, ...row });
  const visit = (
    providerId: string,
    account: OutsideAccount,
    more: Partial<Parameters<ExternalProvider['expect']>[0]> = {},
  ) => {
    outside.expect({ account, ...more });
    return visitProvider(server.origin, providerId);
  };
  const findByEmail = async (email: string) => {
    const { rows } = await database.pool.query<{ id: string; password_hash: string | null }>(
      'select id, password_hash from users where tenant_id = $1 and email = $2',
      [server.tenant.id, email],
    );
    const [row] = rows;
    if (row === undefined) return undefined;
    const user = await server.transaction((tx) => findUser(tx, server.tenant.id, row.id));
    return user && { ...user, hasPassword: row.password_hash !== null };
  };
  const logOf = async (userId: string | null) => {
    const { rows } = await database.pool.query<{
      action: string;
      result: string;
      details: Record<string, unknown>;
    }>(
      'select action, result, details from logbook where tenant_id = $1 and subject_id = $2 order by at, id',
      [server.tenant.id, userId ?? server.tenant.id],
    );
    return rows;
  };
  const findProvider = async (id: string) => {
    const [provider] = await server.transaction((tx) =>
      selectSignInProviders(tx, server.tenant.id, id),
    );
    return provider;
  };

  test('the login page has a button for each provider of the organisation that is on', async () => {
    const first = await addProvider({ name: 'Entra ID' });
    const second = await addProvider({ name: 'Keycloak <Regio>' });
    const off = await addProvider({ name: 'Oud', is_active: false });
    const browser = createHttpBrowser(server.origin);
    const markup = await (await browser.get(await openSignInPage(server.origin, browser))).text();
    expect(markup).toContain('Inloggen met Entra ID');
    expect(markup).toContain('Inloggen met Keycloak &lt;Regio&gt;');
    expect(markup).toContain(`?provider=${first}&amp;lang=nl`);
    expect(markup).toContain(second);
    expect(markup).not.toContain(off);
    expect(markup).toContain('Wachtwoord');
  });

  test('a first sign-in makes an account without a password, with the roles of the groups', async () => {
    const provider = await addProvider({ name: 'Maakt accounts' });
    const account = newAccount({
      groups: ['redactie', 'iets anders'],
      given_name: 'Noor',
      family_name: 'Nieuw',
    });
    const { callback, addresses } = await visit(provider, account);
    expect(callback?.get('code')).toBeTruthy();

    const asked = new URL(addresses[0] ?? '').searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('nonce')).toMatch(/^.{20,}$/);
    expect(asked.get('state')).toMatch(/^[\w-]+\..{20,}$/);
    expect(asked.get('redirect_uri')).toBe(`${server.origin}/idp/callback`);

    const user = await findByEmail(account.email);
    expect(user).toMatchObject({ label: 'Noor Nieuw', hasPassword: false, roles: [] });
    expect(user?.sign_in_links).toMatchObject([
      { id: provider, roles: [{ id: editor, name: 'Redacteur' }] },
    ]);
    const log = await logOf(user?.id ?? '');
    expect(log.map(({ action }) => action)).toEqual([
      'user.created',
      'user.provider_linked',
      'user.provider_roles_changed',
      'sign_in.succeeded',
    ]);
    expect(log[2]?.details).toEqual({
      provider: 'Maakt accounts',
      given: ['Redacteur (redactie)'],
      taken: [],
    });
    expect(log[3]?.details).toEqual({ provider: 'Maakt accounts' });
    expect((await findProvider(provider))?.last_sign_in_at).toBeInstanceOf(Date);
  });

  test('roles follow the groups at every sign-in, and roles given here stay', async () => {
    const reader = await addRole(server, 'Lezer');
    const provider = await addProvider({ groups: { redactie: editor, lezers: reader } });
    const user = await server.createUser({ email: `vast-${provider}@proefstad.example` });
    const account = newAccount({ email: user.email });
    await visit(provider, { ...account, groups: ['redactie'] });
    await visit(provider, { ...account, groups: ['lezers'] });
    const after = await findByEmail(user.email);
    expect(after?.roles.map(({ name }) => name)).toEqual(['Test']);
    expect(after?.sign_in_links[0]?.roles.map(({ name }) => name)).toEqual(['Lezer']);
    const changes = (await logOf(user.id)).filter(
      ({ action }) => action === 'user.provider_roles_changed',
    );
    expect(changes.at(-1)?.details).toMatchObject({
      given: ['Lezer (lezers)'],
      taken: ['Redacteur (redactie)'],
    });
    await visit(provider, { ...account, groups: [] });
    expect((await findByEmail(user.email))?.sign_in_links[0]?.roles).toEqual([]);
  });

  test('who has no role sees a page that names whom to ask', async () => {
    const provider = await addProvider({ account_creation: 'always' });
    const account = newAccount({ groups: ['onbekend'] });
    const { status, markup, callback } = await visit(provider, account);
    expect(callback).toBeNull();
    expect(status).toBe(403);
    expect(markup).toContain('Je hebt nog geen toegang');
    expect(markup).toContain('Bea Beheer');
    expect(markup).toContain('mailto:beheer@proefstad.example');
    const user = await findByEmail(account.email);
    expect((await logOf(user?.id ?? '')).at(-1)).toMatchObject({
      action: 'sign_in.failed',
      result: 'refused',
      details: { reason: 'no_role' },
    });

    const other = await addProvider({ contact: 'Servicedesk, toestel <1234>' });
    const stranger = newAccount();
    const page = await visit(other, stranger);
    expect(page.markup).toContain('Servicedesk, toestel &lt;1234&gt;');
    expect(page.markup).not.toContain('Bea Beheer');
    expect(await findByEmail(stranger.email)).toBeUndefined();
  });

  test('the last administrator keeps a role that the provider takes away', async () => {
    const lonely = await startIdentityServer(database.pool);
    const elsewhere = await startExternalProvider(`${lonely.origin}/idp/callback`);
    const manager = await addRole(lonely, 'Beheerder', ['users-all', 'users-roles']);
    const provider = await addStaffProvider(lonely, elsewhere, { groups: { beheer: manager } });
    const account = newAccount();
    const go = async (groups: readonly string[]) => {
      elsewhere.expect({ account: { ...account, groups } });
      const { callback } = await visitProvider(lonely.origin, provider);
      expect(callback?.get('code')).toBeTruthy();
    };
    await go(['beheer']);
    await go([]);
    const { rows } = await database.pool.query<{ action: string; name: string }>(
      `select action, (select name from roles where id = role_id) as name
      from logbook left join sign_in_link_roles as held on held.user_id::text = subject_id::text
      where logbook.tenant_id = $1 and action like 'user.provider_roles%' order by at, logbook.id`,
      [lonely.tenant.id],
    );
    expect(rows).toEqual([
      { action: 'user.provider_roles_changed', name: 'Beheerder' },
      { action: 'user.provider_roles_kept', name: 'Beheerder' },
    ]);
    await lonely.close();
    await elsewhere.close();
  });

  describe('an account here with the same e-mail address', () => {
    test('is linked once; from then on only the subject counts', async () => {
      const provider = await addProvider();
      const user = await server.createUser({ email: `eens-${provider}@proefstad.example` });
      const account = newAccount({ email: user.email.toUpperCase() });
      expect((await visit(provider, account)).callback).not.toBeNull();
      const moved = { ...account, email: 'weg@elders.example', email_verified: false };
      expect((await visit(provider, moved)).callback).not.toBeNull();
      const successor = newAccount({ email: user.email, groups: ['redactie'] });
      const { status, markup } = await visit(provider, successor);
      expect(status).toBe(403);
      expect(markup).toContain('hoort');
    });

    test.each([
      [
        'an address that the provider did not verify',
        { email_verified: false },
        {},
        'email_unverified',
      ],
      ['an address without a word about it', { email_verified: undefined }, {}, 'email_unverified'],
      ['a domain that nobody named', {}, { domains: ['elders.example'] }, 'email_domain'],
    ])('is not linked by %s', async (_name, claims, row, reason) => {
      const provider = await addProvider(row);
      const user = await server.createUser({ email: `vast-${provider}@proefstad.example` });
      const { email_verified, ...account } = newAccount({
        email: user.email,
        groups: ['redactie'],
      });
      const sent = { email_verified, ...claims };
      const { status } = await visit(provider, {
        ...account,
        ...(sent.email_verified !== undefined && { email_verified: sent.email_verified }),
      });
      expect(status).toBe(403);
      expect((await findByEmail(user.email))?.sign_in_links).toEqual([]);
      expect((await logOf(null)).at(-1)?.details).toMatchObject({ reason });
    });

    test('is linked without the claim when the administrator trusts the addresses', async () => {
      const provider = await addProvider({ trusts_email: true });
      const user = await server.createUser({ email: `entra-${provider}@proefstad.example` });
      const { sub } = newAccount();
      const { callback } = await visit(provider, { sub, email: user.email });
      expect(callback).not.toBeNull();
    });

    test('is never linked when it is root, and not when it is off', async () => {
      const provider = await addProvider();
      const root = await visit(provider, newAccount({ email: 'root@proefstad.example' }));
      expect(root.status).toBe(403);
      const off = await server.createUser({
        email: `uit-${provider}@proefstad.example`,
        isActive: false,
      });
      const { status, markup } = await visit(provider, newAccount({ email: off.email }));
      expect(status).toBe(403);
      expect(markup).toContain('Je account staat uit');
      expect((await findByEmail(off.email))?.sign_in_links).toEqual([]);
    });
  });

  test('a linked user who was switched off is refused', async () => {
    const provider = await addProvider();
    const account = newAccount({ groups: ['redactie'] });
    await visit(provider, account);
    const user = await findByEmail(account.email);
    await server.transaction((tx) =>
      updateUserRow(tx, server.tenant.id, user?.id ?? '', { is_active: false }),
    );
    const { status, markup } = await visit(provider, account);
    expect(status).toBe(403);
    expect(markup).toContain('Je account staat uit');
  });

  test('too many groups to send take no roles away', async () => {
    const provider = await addProvider();
    const account = newAccount({ groups: ['redactie'] });
    await visit(provider, account);
    const { sub, email } = account;
    const { status } = await visit(provider, {
      sub,
      email,
      email_verified: true,
      _claim_names: { groups: 'src1' },
    });
    expect(status).toBe(403);
    expect((await findByEmail(account.email))?.sign_in_links[0]?.roles).toHaveLength(1);
    expect((await findProvider(provider))?.failure_code).toBe('groups_overage');
  });

  describe('the second factor', () => {
    const everyone = (value: string) =>
      server.transaction((tx) =>
        upsertSetting(tx, {
          tenant_id: server.tenant.id,
          id: 'mfa',
          value,
          updated_at: new Date(),
        }),
      );

    test('is asked here, unless the administrator trusts that of the provider and it was used', async () => {
      const own = await addProvider();
      const trusting = await addProvider({ mfa_values: ['mfa'] });
      await everyone('everyone');
      const account = (provider: string) =>
        newAccount({
          email: `mfa-${provider}-${String(serial)}@proefstad.example`,
          groups: ['redactie'],
        });
      const untrusted = await visit(own, account(own), { amr: ['pwd', 'mfa'] });
      expect(untrusted.callback).toBeNull();
      expect(untrusted.markup).toContain('app');
      const trusted = await visit(trusting, account(trusting), { amr: ['pwd', 'mfa'] });
      expect(trusted.callback).not.toBeNull();
      const unused = await visit(trusting, account(trusting), { amr: ['pwd'] });
      expect(unused.callback).toBeNull();
      await everyone('nobody');
    });
  });

  describe('an answer', () => {
    test('works once, in the browser that asked', async () => {
      const provider = await addProvider();
      const account = newAccount({ groups: ['redactie'] });
      const { addresses, page } = await visit(provider, account);
      const answer = addresses.find((one) => one.includes('/idp/callback?')) ?? '';
      const stranger = createHttpBrowser(server.origin);
      const elsewhere = await followToEnd(await stranger.get(answer), stranger);
      expect(elsewhere).toMatchObject({ callback: null, status: 400 });
      expect(elsewhere.markup).toContain('verlopen');
      expect(page).toContain('/idp/interaction/');
    });

    test('with another state is ignored', async () => {
      const provider = await addProvider();
      outside.expect({ account: newAccount({ groups: ['redactie'] }) });
      const browser = createHttpBrowser(server.origin);
      const page = await openSignInPage(server.origin, browser);
      await browser.get(`${page}?provider=${provider}`);
      const uid = new URL(page).pathname.split('/').at(-1) ?? '';
      const forged = await followToEnd(
        await browser.get(`${server.origin}/idp/callback?state=${uid}.anders&code=gestolen`),
        browser,
      );
      expect(forged).toMatchObject({ callback: null, status: 200 });
      expect(forged.markup).toContain('Inloggen met');
    });

    test('with the code of another attempt fails on nonce and PKCE', async () => {
      const provider = await addProvider();
      const account = newAccount({ groups: ['redactie'] });
      outside.expect({ account });
      const browser = createHttpBrowser(server.origin);
      const page = await openSignInPage(server.origin, browser);
      const isAnswer = ({ pathname }: URL) => pathname === '/idp/callback';
      const begin = async () => {
        const response = await browser.get(`${page}?provider=${provider}`);
        const asked = new URL(response.headers.get('location') ?? '').searchParams;
        return {
          state: asked.get('state') ?? '',
          answer: await browser.follow(response, isAnswer),
        };
      };
      const first = await begin();
      const second = await begin();
      first.answer.searchParams.set('state', second.state);
      const { callback, status } = await followToEnd(await browser.get(first.answer.href), browser);
      expect({ callback, status }).toEqual({ callback: null, status: 503 });
      expect((await findProvider(provider))?.failure_code).toBe('answer_rejected');
      expect(await findByEmail(account.email)).toBeUndefined();
    });

    test('of a cancelled sign-in returns to the login page', async () => {
      const provider = await addProvider({ name: 'Stopt' });
      const { status, markup } = await visit(provider, newAccount(), { isCancelled: true });
      expect(status).toBe(200);
      expect(markup).toContain('Het inloggen bij Stopt is gestopt.');
      expect((await findProvider(provider))?.failure_code).toBeNull();
    });

    test('to a client with a wrong secret fails, and says why to administrators only', async () => {
      const provider = await addStaffProvider(
        server,
        { staffClient: { ...outside.staffClient, secret: 'onjuist' } },
        { name: 'Fout ingesteld' },
      );
      const { status, markup } = await visit(provider, newAccount());
      expect(status).toBe(503);
      expect(markup).toContain('Inloggen met Fout ingesteld lukt nu niet.');
      expect((await findProvider(provider))?.failure_code).toBe('not_authorised');
      expect((await logOf(null)).at(-1)).toMatchObject({
        action: 'sign_in.failed',
        result: 'failed',
        details: { provider: 'Fout ingesteld', reason: 'not_authorised' },
      });
    });
  });

  test('a provider with the name of another issuer is not trusted', async () => {
    const provider = await addProvider({ issuer: `${outside.staffClient.issuer}/` });
    const { status } = await visit(provider, newAccount());
    expect(status).toBe(503);
    expect((await findProvider(provider))?.failure_code).toBe('bad_answer');
  });

  test('an unreachable provider gives a clear page, and a password still works', async () => {
    const down = await startExternalProvider(`${server.origin}/idp/callback`);
    const provider = await addStaffProvider(server, down, { name: 'Ligt eruit' });
    down.setDown(true);
    const user = await server.createUser();
    const browser = createHttpBrowser(server.origin);
    const { status, markup, page } = await visitProvider(server.origin, provider, { browser });
    expect(status).toBe(503);
    expect(markup).toContain('Inloggen met Ligt eruit lukt nu niet.');
    expect((await findProvider(provider))?.failure_code).toBe('unavailable');
    const { email, password } = user;
    const end = await followToEnd(await browser.post(page, { email, password }), browser);
    expect(end.callback?.get('code')).toBeTruthy();
    await down.close();
  });

  describe('passwords for emergencies only', () => {
    test('work for root, and for nobody else while a provider is on', async () => {
      const strict = await startIdentityServer(database.pool);
      const row = { tenant_id: strict.tenant.id, updated_at: new Date() };
      await strict.transaction((tx) =>
        upsertSetting(tx, { ...row, id: 'password_sign_in', value: 'emergency' }),
      );
      const user = await strict.createUser();
      const root = await strict.createUser({ isRoot: true });
      // Without a provider nobody is locked out.
      await expect(
        obtainCode({ origin: strict.origin, ...user }, 'v'.repeat(43)),
      ).resolves.toBeTruthy();

      await addStaffProvider(strict, outside, { name: 'Entra ID' });
      const browser = createHttpBrowser(strict.origin);
      const page = await openSignInPage(strict.origin, browser);
      expect(await (await browser.get(page)).text()).toContain('<details>');
      const { email, password } = user;
      const refused = await browser.post(page, { email, password });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('alleen met het noodaccount');
      await expect(
        obtainCode({ origin: strict.origin, ...root }, 'v'.repeat(43)),
      ).resolves.toBeTruthy();
      await strict.close();
    });
  });
});
