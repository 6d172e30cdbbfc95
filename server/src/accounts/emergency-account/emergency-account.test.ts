import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signIn } from '../../../testing/identity/sign-in.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const hourMs = 3_600_000;

describe.each(databases)('the emergency account on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;
  let userManager: SignedInUser;
  let root: SignedInUser;

  const demo = () => server.tenants.demo;
  const mailsTo = ({ email }: { readonly email: string }) =>
    (server.mailbox?.list(demo()) ?? []).filter(({ to }) => to === email);
  const noticesOf = async ({ client }: SignedInUser) =>
    (await client.listNotifications({})).data.filter(
      ({ kind }) => kind === 'emergency_account_used',
    );

  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(demo(), { permissions: ['users-all', 'users-roles'] });
    userManager = await server.signIn(demo(), { permissions: ['users-all'] });
    root = await server.signIn(demo(), { isRoot: true });
  });
  afterAll(() => server.stop());

  test('is announced to every administrator when somebody signs in with it', async () => {
    await vi.waitUntil(() => mailsTo(administrator).length > 0, { timeout: 8_000 });
    const [mail] = mailsTo(administrator);
    expect(mail?.subject).toBe('Het noodaccount van Gemeente demo is gebruikt');
    expect(mail?.text).toContain('noodaccount Test Gebruiker, vanaf het netwerk 127.0.0.');
    expect(mail?.text).toContain(`${server.originOf(demo())}/users/${root.id}/logboek`);
    expect([mailsTo(userManager), mailsTo(root)]).toEqual([[], []]);
  });

  test('is a notification of administrators, other than the account itself', async () => {
    await signInAgain();
    expect(await noticesOf(administrator)).toMatchObject([
      { subject: 'Test Gebruiker', subject_id: root.id, count: 2, is_read: false },
    ]);
    expect([await noticesOf(userManager), await noticesOf(root)]).toEqual([[], []]);
  });

  test('is announced again an hour later, not earlier, and only in its own organisation', async () => {
    await vi.waitUntil(async () => (await unfinished()) === 0, { timeout: 8_000 });
    server.startWindow(hourMs);
    const before = mailsTo(administrator).length;
    await signInAgain();
    await vi.waitUntil(() => mailsTo(administrator).length > before, { timeout: 8_000 });
    await signInAgain();
    await server.send(server.tenants.other, 'announce-emergency-use', { userId: root.id });
    await vi.waitUntil(async () => (await unfinished()) === 0, { timeout: 8_000 });
    expect(mailsTo(administrator)).toHaveLength(before + 1);
    expect(server.mailbox?.list(server.tenants.other)).toEqual([]);
  });

  const signInAgain = () =>
    signIn({
      origin: server.originOf(demo()),
      email: root.email,
      password: root.password,
      fetch: server.fetch(demo()),
    });
  const unfinished = async () => {
    const { rows } = await server.pool.query<{ count: number }>(
      `select count(*)::int from jobs.job
       where name = 'announce-emergency-use' and state in ('created', 'retry', 'active')`,
    );
    return rows[0]?.count;
  };
});
