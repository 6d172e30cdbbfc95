import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../../testing/identity/sign-in.ts';
import { refusalCode, refusalOf } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { upsertSetting } from '../../settings/settings-queries.ts';
import { insertLink } from '../sign-in-providers/sign-in-links-queries.ts';
import { hashKey } from '../../platform/secrets/public-key.ts';
import { upsertPasswordKey } from './password-keys-queries.ts';

const dayMs = 86_400_000;
/** Longer than the server keeps the permissions of a user. */
const cachedMs = 4_000;

describe.each(databases)('the rules for passwords on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;
  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  const newUser = () => server.signIn(server.tenants.demo, { permissions: ['form-read'] });
  const set = (id: string, value: number | null) =>
    administrator.client.updateSettings({ body: [{ id, value }] });
  const change = ({ client, password }: SignedInUser, chosen: string) =>
    client.changePassword({ body: { password: chosen, password_current: password } });
  async function byLink({ id }: SignedInUser, password: string, key: string) {
    await server.transaction(server.tenants.demo)((tx) =>
      upsertPasswordKey(tx, {
        tenant_id: server.tenants.demo.id,
        user_id: id,
        key_hash: hashKey(key),
        expires_at: new Date(server.runtime.now() + 60_000),
      }),
    );
    await server.client(server.tenants.demo).setPassword({ body: { key, password } });
  }
  const reasons = async (call: Promise<unknown>) => (await refusalOf(call)).errors?.['password'];

  test('ask for more characters than the product does, at every place, and are public', async () => {
    const user = await newUser();
    await set('password_min_length', 14);
    const visitor = server.client(server.tenants.demo);
    expect((await visitor.getPasswordPolicy({})).data).toEqual({ min_length: 14, history: 0 });
    const short = ['Gebruik minstens 14 tekens.'];
    expect(await reasons(change(user, 'Kort-Maar-1!'))).toEqual(short);
    expect(await reasons(byLink(user, 'Kort-Maar-1!', 'kort'))).toEqual(short);
    await change(user, 'Lang-Genoeg-Nu-1!');
    expect(await refusalCode(set('password_min_length', 7))).toBe('invalid');
    await set('password_min_length', 8);
  });

  test('refuse well-known passwords', async () => {
    const user = await newUser();
    expect(await reasons(change(user, 'Welkom2026!'))).toEqual([
      'Dit wachtwoord is te bekend. Kies een ander.',
    ]);
    expect(await reasons(byLink(user, 'P@ssw0rd', 'bekend'))).toHaveLength(1);
  });

  test('refuse as many earlier passwords as the organisation wants, and keep no more', async () => {
    await set('password_history', 2);
    let user = await newUser();
    const first = 'Eerste-Keuze-1!';
    const second = 'Tweede-Keuze-2!';
    const third = 'Derde-Keuze-3!';
    for (const next of [first, second]) {
      server.advance(1000);
      await change(user, next);
      user = { ...user, password: next };
    }
    expect(await reasons(change(user, first))).toEqual([
      'Kies een ander wachtwoord dan je laatste 2 wachtwoorden.',
    ]);
    expect(await reasons(byLink(user, first, 'eerder'))).toHaveLength(1);
    server.advance(1000);
    await change(user, third);
    // Two passwords later the first one is allowed again.
    await change({ ...user, password: third }, first);
    const countKept = async () => {
      const select = 'select from earlier_passwords where user_id = $1';
      return (await server.pool.query(select, [user.id])).rowCount;
    };
    expect(await countKept()).toBe(1);
    await set('password_history', 1);
    expect(await countKept()).toBe(0);
    server.advance(1000);
    await change({ ...user, password: first }, 'Vierde-Keuze-4!');
    expect(await countKept()).toBe(0);
    await set('password_history', 0);
  });

  test('refuse the present password by a mailed link, also when it expired', async () => {
    const user = await newUser();
    const again = (key: string) => refusalCode(byLink(user, user.password, key));
    expect(await again('zelfde')).toBe('password_unchanged');
    await set('password_max_days', 30);
    await server.pool.query('update users set password_set_at = $1 where id = $2', [
      new Date(server.runtime.now() - 31 * dayMs),
      user.id,
    ]);
    expect(await again('verlopen')).toBe('password_unchanged');
    await byLink(user, 'Een-Ander-Wachtwoord-3!', 'ander');
    await set('password_max_days', null);
  });

  test('let an old password expire, but not that of root', async () => {
    const user = await newUser();
    await server.pool.query('update users set password_set_at = $1 where id = any($2::uuid[])', [
      new Date(server.runtime.now() - 31 * dayMs),
      [user.id, administrator.id],
    ]);
    await user.client.listForms({});
    await set('password_max_days', 30);
    server.advance(cachedMs);
    expect(await refusalCode(user.client.listForms({}))).toBe('password_change_required');
    await administrator.client.listForms({});
    await change(user, 'Nieuw-Wachtwoord-2026');
    await user.client.listForms({});
    await set('password_max_days', null);
  });

  test('let the password of nobody expire who signs in at an outside provider', async () => {
    const { demo } = server.tenants;
    const linked = await newUser();
    const other = await newUser();
    const { data: provider } = await administrator.client.createSignInProvider({
      body: {
        name: 'Inlogdienst',
        issuer: 'https://inloggen.example',
        client_id: 'formulieren',
        secret: 'een-geheim-van-een-test',
        is_active: true,
        scope: 'openid email',
        groups_claim: 'groups',
        group_roles: [],
        domains: ['proefstad.example'],
        trusts_email: false,
        account_creation: 'never',
        mfa_values: [],
        contact: null,
      },
    });
    await server.transaction(demo)((tx) =>
      insertLink(tx, {
        tenant_id: demo.id,
        provider_id: provider.id,
        user_id: linked.id,
        subject: 'kc-1',
        linked_at: new Date(server.runtime.now()),
      }),
    );
    await server.pool.query('update users set password_set_at = $1 where id = any($2::uuid[])', [
      new Date(server.runtime.now() - 31 * dayMs),
      [linked.id, other.id],
    ]);
    await set('password_max_days', 30);
    await linked.client.listForms({});
    expect(await refusalCode(other.client.listForms({}))).toBe('password_change_required');
    // Not while the password lies idle; who signs in with it must change it.
    const { accessToken } = await signIn({
      origin: server.originOf(demo),
      email: linked.email,
      password: linked.password,
      fetch: server.fetch(demo),
    });
    server.advance(cachedMs);
    const signedIn = server.client(demo, { authorization: `Bearer ${accessToken}` });
    expect(await refusalCode(signedIn.listForms({}))).toBe('password_change_required');

    // Nobody but root has a use for a password now.
    const policy = (value: 'everyone' | 'emergency') =>
      server.transaction(demo)((tx) =>
        upsertSetting(tx, {
          tenant_id: demo.id,
          id: 'password_sign_in',
          value,
          updated_at: new Date(server.runtime.now()),
        }),
      );
    await policy('emergency');
    await other.client.listForms({});
    await policy('everyone');
    await set('password_max_days', null);
  });

  test('of another organisation are its own', async () => {
    await set('password_min_length', 20);
    const visitor = server.client(server.tenants.other);
    expect((await visitor.getPasswordPolicy({})).data.min_length).toBe(8);
    const manager = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    const body = [{ id: 'password_min_length', value: 8 }] as const;
    expect(await refusalCode(manager.client.updateSettings({ body: [...body] }))).toBe('forbidden');
    await set('password_min_length', 8);
  });
});
