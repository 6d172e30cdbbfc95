import { idleHeader } from '@form-builder/core/contract/staff/users/idle-header.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { endSessionsOf } from './end-sessions.ts';
import { deleteEndedSessions } from './sessions-queries.ts';
import { createHttpBrowser } from '../../platform/http/browser/http-browser.ts';
import {
  authorizationAddress,
  parseTokens,
  requestTokens,
  signIn,
} from '../../../testing/identity/sign-in.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

/** Signs a user out everywhere, and removes the ended sessions as the OpenID Provider does from time to time. */
async function endSessionsOfEmail(tx: Transaction<Database>, tenantId: string, email: string) {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await endSessionsOf(tx, tenantId, user.id);
  await deleteEndedSessions(tx, tenantId);
  const left = await tx
    .selectFrom('staff_sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .execute();
  expect(left).toEqual([]);
}

const minuteMs = 60_000;
const startMs = Date.now();

describe.each(databases)('the limits of staff sessions on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(server.tenants.demo, {
      permissions: ['admin-forms-settings', 'audit-list', 'users-all'],
    });
  });
  // The OpenID Provider has no clock of its own to advance, so the clock of the process is.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: startMs }));
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => server.stop());

  const advance = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
  const backToStart = () => vi.setSystemTime(startMs);

  /** A person in a browser, whose tokens are renewed as the app does. */
  async function openSession() {
    const { demo } = server.tenants;
    const { email, password } = await server.signIn(demo, {});
    const origin = `http://localhost:${new URL(server.origin).port}`;
    const at = { origin, fetch: server.fetch(demo) };
    const browser = createHttpBrowser(origin, at.fetch);
    let tokens = await signIn({ ...at, email, password, browser });
    const client = (idleSeconds?: number) =>
      server.client(demo, {
        authorization: `Bearer ${tokens.accessToken}`,
        ...(idleSeconds !== undefined && { [idleHeader]: String(idleSeconds) }),
      });
    const refresh = () =>
      requestTokens(at, { grant_type: 'refresh_token', refresh_token: tokens.refreshToken });
    return {
      email,
      signOut: () => server.transaction(demo)((tx) => endSessionsOfEmail(tx, demo.id, email)),
      times: async (idleSeconds?: number) =>
        (await client(idleSeconds).readSessionTimes({})).data ?? undefined,
      refusal: () => refusalCode(client().readSessionTimes({})),
      refresh,
      renew: async () => {
        tokens = await parseTokens(await refresh());
      },
      /** Where the browser arrives when the app signs in silently. */
      signInSilently: async () => {
        const address = authorizationAddress(origin, 'v'.repeat(43), { prompt: 'none' });
        return (await browser.get(address)).headers.get('location') ?? '';
      },
      signInAgain: async () => {
        tokens = await signIn({ ...at, email, password, browser });
      },
    };
  }

  const limit = (id: 'session_idle_minutes' | 'session_hours', value: number) =>
    administrator.client.updateSettings({ body: [{ id, value }] });

  async function seenAt(email: string) {
    const { data } = await administrator.client.listUsers({ query: { search: email } });
    return Date.parse(data[0]?.seen_at ?? '');
  }

  test('the last use of a session is when a user was last seen, also after it has ended', async () => {
    const session = await openSession();
    const signedInMs = await seenAt(session.email);
    advance(9 * minuteMs);
    await session.times();
    const usedMs = Date.now();
    expect(await seenAt(session.email)).toBe(usedMs);
    expect(usedMs).toBeGreaterThan(signedInMs);
    const query = { sort: '!seen_at', filter: { has_second_factor: 'false' } } as const;
    const { data } = await administrator.client.listUsers({ query });
    const known = data.flatMap(({ seen_at: at }) => (at === null ? [] : [at]));
    expect(known).toEqual(known.toSorted().reverse());
    await session.signOut();
    expect(await seenAt(session.email)).toBe(usedMs);
  });

  test('are 30 minutes without activity and 12 hours in total', async () => {
    const session = await openSession();
    const times = await session.times();
    expect(times?.idle_seconds_left).toBeGreaterThan(30 * 60 - 30);
    expect(times?.seconds_left).toBeGreaterThan(12 * 3600 - 30);
    expect(times?.warning_seconds).toBe(300);
  });

  test('a session without activity ends, with its tokens and the session of the browser', async () => {
    const session = await openSession();
    advance(9 * minuteMs);
    await session.times();
    await session.renew();
    advance(30 * minuteMs);
    expect((await session.refresh()).status).toBe(400);
    expect(await session.signInSilently()).toContain('error=login_required');
    await session.signInAgain();
    expect((await session.times())?.seconds_left).toBeGreaterThan(12 * 3600 - 30);
  });

  test('requests of a page that nobody uses do not extend it', async () => {
    const session = await openSession();
    for (let minute = 1; minute <= 5; minute += 1) {
      advance(6 * minuteMs - 1000);
      await session.renew();
      const times = await session.times(minute * 6 * 60 - minute);
      expect(times?.idle_seconds_left).toBeLessThan((30 - minute * 6) * 60 + 30);
    }
    advance(minuteMs);
    expect(await session.refusal()).toBe('not_authenticated');
  });

  test('a page extends it to the moment of its last use', async () => {
    const session = await openSession();
    advance(9 * minuteMs);
    const left = (await session.times(120))?.idle_seconds_left ?? 0;
    expect(left).toBeLessThanOrEqual(28 * 60);
    expect(left).toBeGreaterThan(27 * 60);
    expect((await session.times())?.idle_seconds_left).toBeGreaterThan(29 * 60);
  });

  test('ends it in total, also with activity', async () => {
    await limit('session_hours', 1);
    const session = await openSession();
    for (let step = 0; step < 6; step += 1) {
      advance(9 * minuteMs);
      await session.renew();
      await session.times();
    }
    expect((await session.times())?.seconds_left).toBeLessThanOrEqual(6 * 60);
    advance(6 * minuteMs);
    expect(await session.refusal()).toBe('not_authenticated');
    expect((await session.refresh()).status).toBe(400);
    backToStart();
    await limit('session_hours', 12);
  });

  test('a changed limit applies to running sessions, and is in the logbook', async () => {
    const session = await openSession();
    advance(8 * minuteMs);
    await limit('session_idle_minutes', 5);
    expect(await session.refusal()).toBe('not_authenticated');
    expect(await session.signInSilently()).toContain('error=login_required');
    const { data } = await administrator.client.listLogbook({ query: { search: 'instellingen' } });
    expect(JSON.stringify(data[0])).toContain('session_idle_minutes');
    await limit('session_idle_minutes', 30);
  });

  test.each([
    ['session_idle_minutes', 4],
    ['session_idle_minutes', 61],
    ['session_hours', 13],
    ['session_hours', 1.5],
  ] as const)('%s is not %s', async (id, value) => {
    expect(await refusalCode(limit(id, value))).toBe('invalid');
  });
});
