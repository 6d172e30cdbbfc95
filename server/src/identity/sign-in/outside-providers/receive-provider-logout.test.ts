import { signInLogoutPath } from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
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
import {
  addRole,
  addStaffProvider,
  visitProvider,
} from '../../../../testing/identity/staff-provider.ts';

let serial = 0;
/** Somebody at the provider whom no other test knows. */
const newAccount = (claims: Partial<OutsideAccount> = {}): OutsideAccount => {
  serial += 1;
  const sub = `kc-${String(serial)}`;
  return { sub, email: `${sub}@proefstad.example`, email_verified: true, groups: [], ...claims };
};

describe.each(databases)('a logout at an outside provider on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
  let outside: ExternalProvider;
  let server: IdentityServer;
  let editor: string;

  beforeAll(async () => {
    database = await openMigratedDatabase(kind);
    server = await startIdentityServer(database.pool);
    outside = await startExternalProvider(`${server.origin}/idp/callback`);
    editor = await addRole(server, 'Redacteur', ['form-edit']);
  });
  afterAll(async () => {
    await server.close();
    await outside.close();
    await database.close();
  });

  const addProvider = () => addStaffProvider(server, outside, { groups: { redactie: editor } });
  const visit = (providerId: string, account: OutsideAccount) => {
    outside.expect({ account });
    return visitProvider(server.origin, providerId);
  };
  /** What the account has at our own provider: sessions, grants and tokens. */
  const sessionsOf = async (email: string) => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from oidc_payloads
        where payload ->> 'accountId' = (select id::text from users where email = $1)`,
      [email],
    );
    return rows[0]?.count ?? 0;
  };
  const lastActionOf = async (email: string) => {
    const { rows } = await database.pool.query<{ action: string }>(
      `select action from logbook where subject_id = (select id from users where email = $1)
        order by at desc, id desc limit 1`,
      [email],
    );
    return rows[0]?.action;
  };

  test('who logs out at the provider is signed out here, by a token that the provider signed', async () => {
    const provider = await addProvider();
    const elsewhere = await addProvider();
    const account = newAccount({ groups: ['redactie'] });
    await visit(provider, account);
    const sessions = () => sessionsOf(account.email);
    const report = async (token: string, id = provider) => {
      const body = new URLSearchParams({ logout_token: token });
      const address = `${server.origin}/idp${signInLogoutPath(id)}`;
      return (await fetch(address, { method: 'POST', body })).status;
    };
    expect(await sessions()).toBeGreaterThan(0);
    const begun = await sessions();
    expect(await report('a.b.c')).toBe(400);
    expect(await report(await outside.issueLogoutToken(account.sub, { aud: 'another' }))).toBe(400);
    expect(await report(await outside.issueLogoutToken(account.sub, { events: {} }))).toBe(400);
    expect(await report(await outside.issueLogoutToken('unknown'))).toBe(200);
    expect(await report(await outside.issueLogoutToken(account.sub), elsewhere)).toBe(200);
    expect(await sessions()).toBe(begun);
    expect(await report(await outside.issueLogoutToken(account.sub))).toBe(200);
    expect(await sessions()).toBe(0);
    expect(await lastActionOf(account.email)).toBe('user.sessions_ended');
  });

  test('a frame without the issuer signs out who alone has the session at that provider', async () => {
    const provider = await addProvider();
    const elsewhere = await addProvider();
    const account = newAccount({ groups: ['redactie'] });
    const neighbour = newAccount({ groups: ['redactie'] });
    const frame = async (sid: string, id = provider) =>
      (await fetch(`${server.origin}/idp${signInLogoutPath(id)}?sid=${sid}`)).status;
    await visit(provider, neighbour);
    await visit(provider, account);
    const sid = outside.latestSession();
    const begun = await sessionsOf(account.email);
    expect(await frame('another')).toBe(200);
    expect(await frame(sid, elsewhere)).toBe(200);
    // A provider that gives two people one session: neither is signed out.
    await database.pool.query(
      `update sign_in_links set session_hashes = own.session_hashes
         from sign_in_links as own join users on users.id = own.user_id
        where own.provider_id = $1 and users.email = $2
          and sign_in_links.provider_id = $1 and sign_in_links.user_id <> own.user_id`,
      [provider, account.email],
    );
    expect(await frame(sid)).toBe(200);
    expect(await sessionsOf(account.email)).toBe(begun);
    await database.pool.query(
      `update sign_in_links set session_hashes = '{}'
        where user_id in (select id from users where email = $1)`,
      [neighbour.email],
    );
    expect(await frame(sid)).toBe(200);
    expect(await sessionsOf(account.email)).toBe(0);
    expect(await sessionsOf(neighbour.email)).toBeGreaterThan(0);
  });

  test('a frame or a token that names only the session signs out who has it', async () => {
    const provider = await addProvider();
    const elsewhere = await addProvider();
    const account = newAccount({ groups: ['redactie'] });
    const { issuer } = outside.staffClient;
    const addressOf = (id: string) => `${server.origin}/idp${signInLogoutPath(id)}`;
    const frame = async (query: Readonly<Record<string, string>>, id = provider) =>
      (await fetch(`${addressOf(id)}?${new URLSearchParams(query).toString()}`)).status;
    await visit(provider, account);
    const sid = outside.latestSession();
    expect(sid).not.toBe('');
    const begun = await sessionsOf(account.email);
    expect(await frame({ sid: '' })).toBe(400);
    expect(await frame({ iss: '', sid })).toBe(400);
    expect(await frame({ iss: issuer })).toBe(400);
    expect(await frame({ iss: 'https://kwaad.example', sid })).toBe(400);
    expect(await frame({ iss: issuer, sid: 'another' })).toBe(200);
    expect(await frame({ iss: issuer, sid }, elsewhere)).toBe(200);
    expect(await sessionsOf(account.email)).toBe(begun);
    expect(await frame({ iss: issuer, sid })).toBe(200);
    expect(await sessionsOf(account.email)).toBe(0);
    await visit(provider, account);
    expect(await sessionsOf(account.email)).toBeGreaterThan(0);
    const ofSession = { sub: undefined, sid: outside.latestSession() };
    const token = await outside.issueLogoutToken(account.sub, ofSession);
    const body = new URLSearchParams({ logout_token: token });
    expect((await fetch(addressOf(provider), { method: 'POST', body })).status).toBe(200);
    expect(await sessionsOf(account.email)).toBe(0);
  });
});
