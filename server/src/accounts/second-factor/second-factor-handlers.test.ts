import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totpCode } from '../../../testing/identity/totp-code.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

describe.each(databases)('the second factor of an account on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;
  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(server.tenants.demo, {
      permissions: ['users-all', 'users-roles', 'admin-forms-settings', 'form-read'],
    });
  });
  afterAll(() => server.stop());

  const newUser = (rights: Parameters<TestServer['signIn']>[1] = { permissions: ['form-read'] }) =>
    server.signIn(server.tenants.demo, rights);
  const codeOf = (secret: string) => totpCode(secret, server.runtime.now());
  const confirm = ({ client, password }: SignedInUser, code: string) =>
    client.confirmTotpEnrolment({ body: { code, password_current: password } });
  const enrol = async (user: SignedInUser) => {
    const { secret } = (await user.client.startTotpEnrolment({})).data;
    return (await confirm(user, codeOf(secret))).data.recovery_codes;
  };
  const setPolicy = (value: string) =>
    administrator.client.updateSettings({ body: [{ id: 'mfa', value }] });
  const linesOf = (id: string) =>
    server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select('action')
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute(),
    );

  test('is confirmed with a code and the password, and then has ten recovery codes', async () => {
    const user = await newUser();
    const { data: offer } = await user.client.startTotpEnrolment({});
    expect(offer.address).toContain(`secret=${offer.secret}`);
    expect(offer.qr.path).toMatch(/^M4 4h7v1h-7z/);
    expect((await user.client.readSecondFactor({})).data).toEqual({
      has_totp: false,
      has_passkey: false,
      is_required: false,
      has_password: true,
      recovery_codes_left: 0,
    });
    expect(await refusalCode(confirm(user, '000000'))).toBe('totp_wrong');
    expect(
      await refusalCode(confirm({ ...user, password: 'Niet-Mijn-1' }, codeOf(offer.secret))),
    ).toBe('password_wrong');
    const { data } = await confirm(user, codeOf(offer.secret));
    expect(data.recovery_codes).toHaveLength(10);
    expect((await user.client.readSecondFactor({})).data).toMatchObject({
      has_totp: true,
      recovery_codes_left: 10,
    });
    expect(await linesOf(user.id)).toEqual([
      { action: 'sign_in.succeeded' },
      { action: 'user.mfa_set' },
      { action: 'user.recovery_codes_created' },
    ]);
  });

  test('is stored encrypted, and recovery codes as hashes', async () => {
    const user = await newUser();
    const { secret } = (await user.client.startTotpEnrolment({})).data;
    const { data } = await confirm(user, codeOf(secret));
    const { rows } = await server.pool.query<{ text: string }>(
      `select coalesce(string_agg(t::text, ''), '') as text from totp_secrets t`,
    );
    const codes = await server.pool.query<{ text: string }>(
      `select coalesce(string_agg(t::text, ''), '') as text from recovery_codes t`,
    );
    const stored = `${rows[0]?.text ?? ''}${codes.rows[0]?.text ?? ''}`;
    for (const text of [secret, ...data.recovery_codes]) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(Buffer.from(text).toString('hex'));
    }
  });

  test('keeps the earlier app until another one is confirmed', async () => {
    const user = await newUser();
    await enrol(user);
    await user.client.startTotpEnrolment({});
    expect((await user.client.readSecondFactor({})).data.has_totp).toBe(true);
  });

  test('new recovery codes require the password and invalidate the earlier ones', async () => {
    const user = await newUser();
    const body = { password_current: user.password };
    expect(await refusalCode(user.client.createRecoveryCodes({ body }))).toBe(
      'second_factor_missing',
    );
    const before = await enrol(user);
    const { data } = await user.client.createRecoveryCodes({ body });
    expect(data.recovery_codes.filter((code) => before.includes(code))).toEqual([]);
    expect((await user.client.readSecondFactor({})).data.recovery_codes_left).toBe(10);
  });

  test('is removed with the password, unless the organisation requires it', async () => {
    const user = await newUser();
    await enrol(user);
    const body = { password_current: user.password };
    await setPolicy('everyone');
    expect((await user.client.readSecondFactor({})).data.is_required).toBe(true);
    expect(await refusalCode(user.client.removeSecondFactor({ body }))).toBe(
      'second_factor_required',
    );
    await setPolicy('nobody');
    const wrong = { password_current: 'Niet-Mijn-1' };
    expect(await refusalCode(user.client.removeSecondFactor({ body: wrong }))).toBe(
      'password_wrong',
    );
    await user.client.removeSecondFactor({ body });
    expect((await user.client.readSecondFactor({})).data).toMatchObject({
      has_totp: false,
      recovery_codes_left: 0,
    });
  });

  test('limits guesses of the password', async () => {
    const user = await newUser();
    const guess = () =>
      refusalCode(user.client.removeSecondFactor({ body: { password_current: 'Gok-1' } }));
    for (let count = 0; count < 10; count += 1) expect(await guess()).toBe('password_wrong');
    expect(await guess()).toBe('too_many_requests');
  });

  test('an administrator resets it, which ends the sessions, and can filter users by it', async () => {
    const user = await newUser();
    await enrol(user);
    const withTotp = await administrator.client.listUsers({
      query: { filter: { has_second_factor: 'true' }, limit: '100' },
    });
    expect(withTotp.data.every(({ has_totp }) => has_totp)).toBe(true);
    expect(withTotp.data.map(({ id }) => id)).toContain(user.id);
    await administrator.client.resetUserSecondFactor({ params: { id: user.id } });
    expect(await refusalCode(user.client.readSecondFactor({}))).toBe('not_authenticated');
    const { data } = await administrator.client.getUser({ params: { id: user.id } });
    expect(data.has_totp).toBe(false);
    expect((await linesOf(user.id)).at(-1)).toEqual({ action: 'user.mfa_reset' });
    expect(
      await refusalCode(administrator.client.resetUserSecondFactor({ params: { id: user.id } })),
    ).toBe('second_factor_missing');
  });

  test.each([
    ['oneself', 'own_rights', () => Promise.resolve(administrator)],
    ['root', 'forbidden', () => newUser({ isRoot: true })],
    [
      'somebody with more rights',
      'permission_not_held',
      () => newUser({ permissions: ['submission-unmask'] }),
    ],
  ])('nobody resets that of %s', async (_, code, findUser) => {
    const user = await findUser();
    await enrol(user);
    expect(
      await refusalCode(administrator.client.resetUserSecondFactor({ params: { id: user.id } })),
    ).toBe(code);
  });

  test('only a user who manages users resets it', async () => {
    const user = await newUser();
    expect(
      await refusalCode(user.client.resetUserSecondFactor({ params: { id: administrator.id } })),
    ).toBe('forbidden');
  });
});
