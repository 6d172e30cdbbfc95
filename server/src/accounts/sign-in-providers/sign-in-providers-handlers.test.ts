import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startExternalProvider,
  type ExternalProvider,
  type OutsideAccount,
} from '../../../testing/identity/external-provider.ts';
import { visitProvider } from '../../../testing/identity/staff-provider.ts';
import { signInProviderBody } from '../../../testing/isolation-cases.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

describe.each(databases)('outside providers of staff on %s', (database) => {
  let server: TestServer;
  let outside: ExternalProvider;
  let administrator: SignedInUser;
  beforeAll(async () => {
    server = await startTestServer({ database });
    outside = await startExternalProvider(`${server.originOf(server.tenants.demo)}/idp/callback`);
    administrator = await server.signIn(server.tenants.demo, {
      permissions: ['users-all', 'users-roles', 'admin-forms-settings', 'audit-list', 'form-read'],
    });
  });
  afterAll(async () => {
    await outside.close();
    await server.stop();
  });

  type Body = Parameters<SignedInUser['client']['createSignInProvider']>[0]['body'];
  const bodyOf = (body: Partial<Body> = {}): Body => ({
    ...signInProviderBody,
    issuer: outside.staffClient.issuer,
    client_id: outside.staffClient.clientId,
    secret: outside.staffClient.secret,
    name: server.runtime.createId(),
    group_roles: [],
    domains: ['voorbeeldstad.example'],
    mfa_values: [],
    ...body,
  });
  const add = async (body: Partial<Body> = {}, by = administrator) =>
    (await by.client.createSignInProvider({ body: bodyOf(body) })).data;
  const remove = (id: string) => administrator.client.deleteSignInProvider({ params: { id } });
  const find = async (id: string) =>
    (await administrator.client.listSignInProviders({})).data.find((one) => one.id === id);
  const newRole = async (...permissions: Permission[]) => {
    const body = { name: server.runtime.createId(), permissions };
    return (await administrator.client.createRole({ body })).data;
  };
  const signInAt = async (id: string, account: Partial<OutsideAccount>) => {
    const sub = account.sub ?? server.runtime.createId();
    const email = `${sub}@voorbeeldstad.example`;
    outside.expect({ account: { sub, email, email_verified: true, ...account } });
    const { callback } = await visitProvider(server.originOf(server.tenants.demo), id);
    return { sub, email, isSignedIn: callback?.has('code') === true };
  };
  const findUser = async (email: string) => {
    const { data } = await administrator.client.listUsers({ query: { search: email } });
    const [user] = data;
    if (user === undefined) throw new Error(`There is no user ${email}.`);
    return user;
  };

  test('are set up, used and removed', async () => {
    const role = await newRole('form-read');
    const provider = await add({ group_roles: [{ group: 'redactie', role_id: role.id }] });
    expect(provider).toMatchObject({ has_secret: true, users: 0, last_failure: null });
    const checked = await administrator.client.checkSignInProvider({ params: { id: provider.id } });
    expect(checked.data.error).toBeNull();

    const { email, isSignedIn } = await signInAt(provider.id, { groups: ['redactie'] });
    expect(isSignedIn).toBe(true);
    expect(await find(provider.id)).toMatchObject({
      users: 1,
      last_sign_in_at: expect.any(String) as string,
    });
    const user = await findUser(email);
    expect(user).toMatchObject({
      has_password: false,
      is_registered: true,
      sign_in_links: [{ id: provider.id, name: provider.name, roles: [{ id: role.id }] }],
    });
    const { client } = administrator;
    expect(await refusalCode(client.deleteRole({ params: { id: role.id } }))).toBe('role_in_use');

    await remove(provider.id);
    expect((await findUser(email)).sign_in_links).toEqual([]);
  });

  test('never show their secret, which stays until another is sent', async () => {
    const { id } = await add();
    const { rows } = await server.pool.query<{ stored: Buffer }>(
      'select sealed_secret as stored from sign_in_providers where id = $1',
      [id],
    );
    expect(rows[0]?.stored.toString('latin1')).not.toContain(outside.staffClient.secret);
    const check = async () =>
      (await administrator.client.checkSignInProvider({ params: { id } })).data.error;
    const change = (body: object) =>
      administrator.client.updateSignInProvider({ params: { id }, body });
    await change({ contact: 'Servicedesk' });
    expect(await check()).toBeNull();
    // The secret is never sent to another issuer than the one it was entered with.
    await change({ issuer: 'https://elders.example' });
    expect(await find(id)).toMatchObject({ has_secret: false });
    const { issuer, secret: first } = outside.staffClient;
    await change({ issuer, secret: first });
    expect(await check()).toBeNull();
    await change({ secret: 'een andere' });
    expect(await check()).toBe('not_authorised');
    const { data: entries } = await administrator.client.listLogbook({});
    const text = JSON.stringify([await administrator.client.listSignInProviders({}), entries]);
    for (const secret of [outside.staffClient.secret, 'een andere'])
      expect(text).not.toContain(secret);
    await remove(id);
  });

  test('are shown a signature that they verify with our public keys, and no secret is kept', async () => {
    const callback = `${server.originOf(server.tenants.demo)}/idp/callback`;
    const verifying = await startExternalProvider(callback, 'private_key_jwt');
    const { issuer, clientId: client_id } = verifying.staffClient;
    const { id } = await add({ issuer, client_id });
    const change = (client_authentication: 'secret' | 'private_key') =>
      administrator.client.updateSignInProvider({
        params: { id },
        body: { client_authentication },
      });
    const check = async () =>
      (await administrator.client.checkSignInProvider({ params: { id } })).data.error;
    expect(await check()).toBe('not_authorised');
    const { data } = await change('private_key');
    expect(data).toMatchObject({ client_authentication: 'private_key', has_secret: false });
    expect(await check()).toBeNull();
    const role = await newRole('form-read');
    await administrator.client.updateSignInProvider({
      params: { id },
      body: { group_roles: [{ group: 'redactie', role_id: role.id }] },
    });
    const email = 'kc-1@voorbeeldstad.example';
    verifying.expect({
      account: { sub: 'kc-1', email, email_verified: true, groups: ['redactie'] },
    });
    const visit = await visitProvider(server.originOf(server.tenants.demo), id);
    expect(visit.callback?.has('code')).toBe(true);
    await remove(id);
    await verifying.close();
  });

  test('give nobody more rights than the administrator has', async () => {
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const body = { name: server.runtime.createId(), permissions: ['form-edit' as const] };
    const role = (await root.client.createRole({ body })).data;
    const rows = { group_roles: [{ group: 'redactie', role_id: role.id }] };
    expect(await refusalCode(add(rows))).toBe('permission_not_held');
    const roleManager = await server.signIn(server.tenants.demo, { permissions: ['users-roles'] });
    expect(await refusalCode(add({}, roleManager))).toBe('forbidden');
    const nobody = await server.signIn(server.tenants.demo, { permissions: ['users-all'] });
    expect(await refusalCode(nobody.client.listSignInProviders({}))).toBe('forbidden');
  });

  test.each([
    [
      'an issuer for all organisations',
      { issuer: 'https://login.microsoftonline.com/common/v2.0' },
    ],
    ['an issuer without TLS', { issuer: 'http://login.example' }],
    ['no domain', { domains: [] }],
    ['something that is no domain', { domains: ['@voorbeeldstad.nl'] }],
    ['scopes without openid', { scope: 'email profile' }],
  ])('are not saved with %s', async (_name, body: Partial<Body>) => {
    expect(await refusalCode(add(body))).toBe('invalid');
  });

  test('have a name of their own', async () => {
    const { id, name } = await add();
    expect(await refusalCode(add({ name: name.toUpperCase() }))).toBe('name_taken');
    await remove(id);
  });

  test('forget their users when they become another provider or client', async () => {
    const provider = await add({ account_creation: 'always' });
    const { email } = await signInAt(provider.id, {});
    const params = { id: provider.id };
    await administrator.client.updateSignInProvider({ params, body: { scope: 'openid email' } });
    expect((await findUser(email)).sign_in_links).toHaveLength(1);
    await administrator.client.updateSignInProvider({ params, body: { client_id: 'nieuw' } });
    expect((await findUser(email)).sign_in_links).toEqual([]);
    await remove(provider.id);
  });

  test('are unlinked from one user, whose sessions end', async () => {
    const provider = await add({ account_creation: 'always' });
    const { email } = await signInAt(provider.id, {});
    const user = await findUser(email);
    const params = { id: user.id, provider_id: provider.id };
    await administrator.client.unlinkSignInProvider({ params });
    expect((await findUser(email)).sign_in_links).toEqual([]);
    expect(await refusalCode(administrator.client.unlinkSignInProvider({ params }))).toBe(
      'not_found',
    );
    await remove(provider.id);
  });

  test('passwords can only go when a provider worked and a root account is ready', async () => {
    const { other } = server.tenants;
    const manager = await server.signIn(other, {
      permissions: ['users-all', 'users-roles', 'admin-forms-settings'],
    });
    const set = (value: string) =>
      manager.client.updateSettings({ body: [{ id: 'password_sign_in', value }] });
    expect(await refusalCode(set('emergency'))).toBe('provider_sign_in_not_ready');
    const provider = await add({}, manager);
    await server.pool.query('update sign_in_providers set last_sign_in_at = now() where id = $1', [
      provider.id,
    ]);
    expect(await refusalCode(set('emergency'))).toBe('provider_sign_in_not_ready');
    await server.signIn(other, { isRoot: true });
    await set('emergency');
    expect((await manager.client.getSettings({})).data['password_sign_in']).toBe('emergency');
  });

  test('a forgotten password makes none for an account that a provider made', async () => {
    const provider = await add({ account_creation: 'always' });
    const { email } = await signInAt(provider.id, {});
    const user = await findUser(email);
    const visitor = server.client(server.tenants.demo);
    await visitor.requestPasswordReset({ body: { email } });
    await visitor.requestPasswordReset({ body: { email: administrator.email } });
    const mailsTo = (to: string) =>
      (server.mailbox?.list(server.tenants.demo) ?? []).filter((mail) => mail.to === to);
    await expect.poll(() => mailsTo(administrator.email)).toHaveLength(1);
    expect(mailsTo(user.email)).toEqual([]);
    await remove(provider.id);
  });
});
