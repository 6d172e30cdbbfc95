import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSoftwareAuthenticator } from '../../../testing/identity/software-authenticator.ts';
import { totpCode } from '../../../testing/identity/totp-code.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

describe.each(databases)('the passkeys of an account on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;
  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(server.tenants.demo, {
      permissions: ['users-all', 'users-roles', 'admin-forms-settings', 'form-read'],
    });
  });
  afterAll(() => server.stop());

  const newUser = () => server.signIn(server.tenants.demo, { permissions: ['form-read'] });
  const setPolicy = (value: string) =>
    administrator.client.updateSettings({ body: [{ id: 'mfa', value }] });
  const offer = async ({ client, password }: SignedInUser) =>
    (await client.offerPasskey({ body: { password_current: password } })).data.options;
  const newDevice = () => createSoftwareAuthenticator(server.originOf(server.tenants.demo));
  async function add(user: SignedInUser, name = 'Laptop') {
    const device = newDevice();
    const credential = device.create(await offer(user));
    return (await user.client.addPasskey({ body: { name, credential } })).data;
  }
  const remove = ({ client, password }: SignedInUser, id: string) =>
    client.removePasskey({ body: { passkey_id: id, password_current: password } });
  const listOf = async ({ client }: SignedInUser) => (await client.listPasskeys({})).data;

  test('are added with the password; the first one brings recovery codes', async () => {
    const user = await newUser();
    expect(await listOf(user)).toEqual([]);
    const wrong = { body: { password_current: 'Niet-Mijn-1' } };
    expect(await refusalCode(user.client.offerPasskey(wrong))).toBe('password_wrong');
    expect((await add(user)).recovery_codes).toHaveLength(10);
    expect((await add(user, '  Telefoon ')).recovery_codes).toEqual([]);
    expect(await listOf(user)).toMatchObject([
      { name: 'Laptop', is_synced: true, used_at: null },
      { name: 'Telefoon' },
    ]);
    expect((await user.client.readSecondFactor({})).data).toMatchObject({
      has_totp: false,
      has_passkey: true,
      recovery_codes_left: 10,
    });
  });

  test('need the last offer to this user, which counts once', async () => {
    const user = await newUser();
    const other = await newUser();
    const device = newDevice();
    const credential = device.create(await offer(user));
    const send = (as: SignedInUser) =>
      refusalCode(as.client.addPasskey({ body: { name: 'Laptop', credential } }));
    expect(await send(other)).toBe('passkey_invalid');
    await user.client.addPasskey({ body: { name: 'Laptop', credential } });
    expect(await send(user)).toBe('passkey_invalid');
    // A key that is known already, with a new offer.
    const again = device.create(await offer(user));
    const repeat = user.client.addPasskey({ body: { name: 'Laptop', credential: again } });
    expect(await refusalCode(repeat)).toBe('passkey_invalid');
    expect(await listOf(user)).toHaveLength(1);
  });

  test.each([
    ['of another site', { origin: 'https://nagemaakt.example' }],
    ['without a PIN, finger or face', { isVerified: false }],
  ])('are refused when created %s', async (_, forgery) => {
    const user = await newUser();
    const device = newDevice();
    const credential = device.create(await offer(user), forgery);
    expect(
      await refusalCode(user.client.addPasskey({ body: { name: 'Laptop', credential } })),
    ).toBe('passkey_invalid');
  });

  test('are renamed and removed by their owner only', async () => {
    const user = await newUser();
    const other = await newUser();
    const { id } = await add(user);
    const rename = (as: SignedInUser) =>
      as.client.renamePasskey({ params: { id }, body: { name: 'Werklaptop' } });
    expect(await refusalCode(rename(other))).toBe('not_found');
    expect(await refusalCode(remove(other, id))).toBe('not_found');
    await rename(user);
    expect(await listOf(user)).toMatchObject([{ name: 'Werklaptop' }]);
    await remove(user, id);
    expect(await listOf(user)).toEqual([]);
    expect((await user.client.readSecondFactor({})).data.recovery_codes_left).toBe(0);
  });

  test('count as the second factor that the organisation requires', async () => {
    const user = await newUser();
    const { id } = await add(user);
    await setPolicy('everyone');
    try {
      expect(await refusalCode(remove(user, id))).toBe('second_factor_required');
      expect(await listOf(user)).toHaveLength(1);
      const { secret } = (await user.client.startTotpEnrolment({})).data;
      const code = totpCode(secret, server.runtime.now());
      const { password } = user;
      await user.client.confirmTotpEnrolment({ body: { code, password_current: password } });
      await user.client.removeSecondFactor({ body: { password_current: password } });
      expect((await user.client.readSecondFactor({})).data.recovery_codes_left).toBe(10);
    } finally {
      await setPolicy('nobody');
    }
  });

  test('are removed when an administrator resets the second factor', async () => {
    const user = await newUser();
    await add(user);
    const found = await administrator.client.listUsers({
      query: { limit: '100', filter: { has_second_factor: 'true' } },
    });
    expect(found.data.find(({ id }) => id === user.id)).toMatchObject({
      has_totp: false,
      has_passkey: true,
    });
    await administrator.client.resetUserSecondFactor({ params: { id: user.id } });
    const { data } = await administrator.client.getUser({ params: { id: user.id } });
    expect(data.has_passkey).toBe(false);
  });
});
