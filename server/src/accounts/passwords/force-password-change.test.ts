import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../../testing/identity/sign-in.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { hashKey } from '../../platform/secrets/public-key.ts';
import { upsertPasswordKey } from './password-keys-queries.ts';

const newPassword = 'Nieuw-Wachtwoord-2026';
/** Longer than the server keeps the permissions of a user. */
const cachedMs = 4_000;

describe.each(databases)('a required new password on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;
  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(server.tenants.demo, { permissions: ['users-all'] });
  });
  afterAll(() => server.stop());

  const newUser = () => server.signIn(server.tenants.demo, { permissions: ['form-read'] });
  async function force({ id }: SignedInUser, isForced = true) {
    const body = { force_password_change: isForced };
    const { data } = await administrator.client.updateUser({ params: { id }, body });
    server.advance(cachedMs);
    return data;
  }
  const change = ({ client, password }: SignedInUser, chosen = newPassword) =>
    client.changePassword({ body: { password: chosen, password_current: password } });
  const currentOf = ({ client }: SignedInUser) =>
    client.listUsers({ query: { filter: { current: 'true' } } });

  test('comes before every other call of the session, and opens the way when it is chosen', async () => {
    const user = await newUser();
    expect(await force(user)).toMatchObject({ force_password_change: true, has_password: true });
    const search = { signature: 'search:global', body: { query: 'a' } };
    for (const call of [
      () => currentOf(user),
      () => user.client.listForms({}),
      () => user.client.getSettings({}),
      () => user.client.listOwnSessions({}),
      () => user.client.callProcedure({ body: search }),
    ])
      expect(await refusalCode(call())).toBe('password_change_required');
    expect(await refusalCode(change(user, user.password))).toBe('password_unchanged');
    expect(await refusalCode(change({ ...user, password: 'Niet-Mijn-1' }))).toBe('password_wrong');
    expect(await refusalCode(change(user, 'kort'))).toBe('invalid');
    await change(user);
    expect((await currentOf(user)).data[0]).toMatchObject({ force_password_change: false });
    await user.client.listForms({});
  });

  test('is asked at the next sign-in as well', async () => {
    const user = await newUser();
    await force(user);
    await administrator.client.endUserSessions({ params: { id: user.id } });
    const { accessToken } = await signIn({
      origin: `http://localhost:${new URL(server.origin).port}`,
      fetch: server.fetch(server.tenants.demo),
      email: user.email,
      password: user.password,
    });
    const client = server.client(server.tenants.demo, { authorization: `Bearer ${accessToken}` });
    expect(await refusalCode(client.listForms({}))).toBe('password_change_required');
    await change({ ...user, client });
    await client.listForms({});
  });

  test('is also met by a mailed link, but not with the same password', async () => {
    const user = await newUser();
    await force(user);
    const key = 'sleutel';
    await server.transaction(server.tenants.demo)((tx) =>
      upsertPasswordKey(tx, {
        tenant_id: server.tenants.demo.id,
        user_id: user.id,
        key_hash: hashKey(key),
        expires_at: new Date(server.runtime.now() + 60_000),
      }),
    );
    const visitor = server.client(server.tenants.demo);
    const set = (password: string) => visitor.setPassword({ body: { key, password } });
    expect(await refusalCode(set(user.password))).toBe('password_unchanged');
    await set(newPassword);
    const { data } = await administrator.client.getUser({ params: { id: user.id } });
    expect(data.force_password_change).toBe(false);
  });

  test('can be taken back, and both are in the logbook', async () => {
    const user = await newUser();
    await force(user);
    await force(user, false);
    await user.client.listForms({});
    const lines = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select(['action', 'details', 'actor_id'])
        .where('subject_id', '=', user.id)
        .where('action', '=', 'user.updated')
        .orderBy('id')
        .execute(),
    );
    const changed = (before: boolean) => ({
      actor_id: administrator.id,
      details: { changes: [{ field: 'force_password_change', before, after: !before }] },
    });
    expect(lines).toMatchObject([changed(false), changed(true)]);
  });

  test('is for administrators of users of the same tenant', async () => {
    const user = await newUser();
    const body = { force_password_change: true };
    const by = ({ client }: SignedInUser) => client.updateUser({ params: { id: user.id }, body });
    expect(await refusalCode(by(await newUser()))).toBe('forbidden');
    const elsewhere = await server.signIn(server.tenants.other, { permissions: ['users-all'] });
    expect(await refusalCode(by(elsewhere))).toBe('not_found');
    await user.client.listForms({});
  });
});
