import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../../testing/identity/sign-in.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

/** A job sends the mails. */
const waiting = { timeout: 10_000 };

describe.each(databases)('changing users on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;
  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(server.tenants.demo, {
      permissions: ['users-all', 'users-roles', 'form-read'],
    });
  });
  afterAll(() => server.stop());

  const newEmail = () => `${server.runtime.createId()}@voorbeeld.nl`;
  const create = async (members: { email?: string; role_ids?: string[] } = {}) => {
    const body = { email: newEmail(), first_name: 'Nieuw', last_name: 'Mens', ...members };
    return (await administrator.client.createUser({ body })).data;
  };
  const mailsTo = (email: string) =>
    (server.mailbox?.list(server.tenants.demo) ?? []).filter(({ to }) => to === email);
  const keyOf = (text: string) => /\/password#(\S+)/.exec(text)?.[1] ?? '';
  const lastKey = async (email: string, count = 1) => {
    await expect.poll(() => mailsTo(email).length, waiting).toBe(count);
    const keys = mailsTo(email).map(({ text }) => keyOf(text));
    return keys.find((key) => key !== '') ?? '';
  };
  const visitor = () => server.client(server.tenants.demo);

  test('an invited user chooses a password and signs in with the role', async () => {
    const { data: role } = await administrator.client.createRole({
      body: { name: 'Lezer', permissions: ['form-read'] },
    });
    const email = newEmail();
    const user = await create({ email: email.toUpperCase(), role_ids: [role.id] });
    expect(user).toMatchObject({ email, is_registered: false, roles: [{ name: 'Lezer' }] });
    const key = await lastKey(email);
    const stateOf = async (state: string) => {
      const { data } = await administrator.client.listUsers({
        query: { filter: { state }, search: email },
      });
      return data.map(({ id }) => id);
    };
    expect(await stateOf('invited')).toEqual([user.id]);
    expect(await stateOf('active')).toEqual([]);
    expect((await visitor().readPasswordKey({ body: { key } })).data).toEqual({
      email,
      name: 'Nieuw Mens',
    });
    await expect(visitor().setPassword({ body: { key, password: 'kort' } })).rejects.toMatchObject({
      problem: { errors: { password: expect.any(Array) as string[] } },
    });
    const password = 'Zonnebloem-2026';
    await visitor().setPassword({ body: { key, password } });
    const { accessToken } = await signIn({
      origin: `http://localhost:${new URL(server.origin).port}`,
      fetch: server.fetch(server.tenants.demo),
      email,
      password,
    });
    expect(accessToken).not.toBe('');
    expect(await refusalCode(visitor().setPassword({ body: { key, password } }))).toBe(
      'password_link_invalid',
    );
    const { data } = await administrator.client.getUser({ params: { id: user.id } });
    expect(data.is_registered).toBe(true);
    expect(await stateOf('invited')).toEqual([]);
    expect(await stateOf('active')).toEqual([user.id]);
    await administrator.client.updateUser({ params: { id: user.id }, body: { is_active: false } });
    expect(await stateOf('active')).toEqual([]);
    expect(await stateOf('disabled')).toEqual([user.id]);
    expect(data.registration_email_sent_at).not.toBeNull();
  });

  test('a repeated invitation invalidates the earlier link', async () => {
    const email = newEmail();
    const { id } = await create({ email });
    const first = await lastKey(email);
    await administrator.client.inviteUser({ params: { id } });
    await expect.poll(() => mailsTo(email).length, waiting).toBe(2);
    expect(await refusalCode(visitor().readPasswordKey({ body: { key: first } }))).toBe(
      'password_link_invalid',
    );
  });

  test('the response to a forgotten password is equal for known and unknown addresses', async () => {
    const email = newEmail();
    await create({ email });
    await expect.poll(() => mailsTo(email).length, waiting).toBe(1);
    await visitor().requestPasswordReset({ body: { email } });
    await visitor().requestPasswordReset({ body: { email: newEmail() } });
    await expect.poll(() => mailsTo(email).length, waiting).toBe(2);
  });

  test('one mailbox gets at most three mails about a password in an hour', async () => {
    const email = newEmail();
    await create({ email });
    for (let count = 0; count < 3; count += 1)
      await visitor().requestPasswordReset({ body: { email } });
    expect(await refusalCode(visitor().requestPasswordReset({ body: { email } }))).toBe(
      'too_many_requests',
    );
  });

  test('an address is unique', async () => {
    const email = newEmail();
    await create({ email });
    expect(await refusalCode(create({ email: email.toUpperCase() }))).toBe('email_taken');
  });

  test('a deactivated user is signed out at once', async () => {
    const victim = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    await administrator.client.updateUser({
      params: { id: victim.id },
      body: { is_active: false },
    });
    expect(await refusalCode(victim.client.listForms({}))).toBe('not_authenticated');
  });

  test('sessions can be ended without deactivating', async () => {
    const victim = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    await administrator.client.endUserSessions({ params: { id: victim.id } });
    expect(await refusalCode(victim.client.listForms({}))).toBe('not_authenticated');
  });

  test('users cannot change their own permissions', async () => {
    const params = { id: administrator.id };
    expect(
      await refusalCode(administrator.client.updateUser({ params, body: { is_active: false } })),
    ).toBe('own_rights');
    expect(
      await refusalCode(administrator.client.updateUser({ params, body: { role_ids: [] } })),
    ).toBe('own_rights');
    const { data } = await administrator.client.updateUser({
      params,
      body: { position: 'Beheer' },
    });
    expect(data.position).toBe('Beheer');
  });

  test('users cannot grant a role with more permissions than they have', async () => {
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const { data: role } = await root.client.createRole({
      body: { name: 'Alles', permissions: ['submission-unmask'] },
    });
    expect(await refusalCode(create({ role_ids: [role.id] }))).toBe('permission_not_held');
  });

  test('assigning roles requires its own permission', async () => {
    const clerk = await server.signIn(server.tenants.demo, { permissions: ['users-all'] });
    const { id } = await create();
    expect(
      await refusalCode(clerk.client.updateUser({ params: { id }, body: { role_ids: [] } })),
    ).toBe('forbidden');
  });

  test('only root changes root', async () => {
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    expect(
      await refusalCode(
        administrator.client.updateUser({ params: { id: root.id }, body: { is_active: false } }),
      ),
    ).toBe('forbidden');
    expect(await refusalCode(administrator.client.inviteUser({ params: { id: root.id } }))).toBe(
      'forbidden',
    );
  });

  test('one administrator remains when two deactivate each other at once', async () => {
    const { other } = server.tenants;
    const both = ['users-all', 'users-roles'] as const;
    const [one, two] = [
      await server.signIn(other, { permissions: [...both] }),
      await server.signIn(other, { permissions: [...both] }),
    ];
    const results = await Promise.allSettled([
      one.client.updateUser({ params: { id: two.id }, body: { is_active: false } }),
      two.client.updateUser({ params: { id: one.id }, body: { is_active: false } }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  // Must be the last test: sessions end when the clock advances.
  test('a link to choose a password expires', async () => {
    const email = newEmail();
    await create({ email });
    const key = await lastKey(email);
    server.advance(7 * 86_400_000 + 1);
    expect(await refusalCode(visitor().readPasswordKey({ body: { key } }))).toBe(
      'password_link_invalid',
    );
  });
});
