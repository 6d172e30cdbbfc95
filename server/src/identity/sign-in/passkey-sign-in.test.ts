import type { SettingValue } from '@form-builder/core/contract/staff/settings/settings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../testing/create-tenant-user.ts';
import { databases, openMigratedDatabase } from '../../../testing/databases.ts';
import {
  startIdentityServer,
  type IdentityServer,
} from '../../../testing/identity/identity-server.ts';
import { authorizationAddress } from '../../../testing/identity/sign-in.ts';
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from '../../../testing/identity/software-authenticator.ts';
import { addPasskey, offerPasskey } from '../../accounts/passkeys/add-passkey.ts';
import { relyingPartyOf } from '../../accounts/passkeys/relying-party.ts';
import { createHttpBrowser, type HttpBrowser } from '../../platform/http/browser/http-browser.ts';
import { upsertSetting } from '../../settings/settings-queries.ts';

describe.each(databases)('signing in with a passkey on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
  let server: IdentityServer;
  let user: TestUser;
  let device: SoftwareAuthenticator;
  let browser: HttpBrowser;
  let page: string;

  beforeAll(async () => {
    database = await openMigratedDatabase(kind);
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    server = await startIdentityServer(database.pool, { hasSecondFactor: true });
    await setPolicy('everyone');
    user = await server.createUser();
    device = await addDevice(user);
    return () => server.close();
  });

  const setPolicy = (value: SettingValue) =>
    server.transaction((tx) => {
      const updated_at = new Date(server.runtime.now());
      return upsertSetting(tx, { tenant_id: server.tenant.id, id: 'mfa', value, updated_at });
    });
  const isInteraction = ({ pathname }: URL) => pathname.startsWith('/idp/interaction/');
  const isCallback = ({ pathname }: URL) => pathname === '/auth/callback';
  const isSignedIn = async (response: Response) =>
    (await browser.follow(response, isCallback)).searchParams.has('code');

  async function addDevice(owner: TestUser): Promise<SoftwareAuthenticator> {
    const added = createSoftwareAuthenticator(server.origin);
    const party = relyingPartyOf(server.tenant.name, server.origin);
    await server.transaction(async (tx) => {
      const actor = { id: owner.id, name: owner.email };
      const writer = { ...server.runtime, tx, tenantId: server.tenant.id, actor };
      const options = await offerPasskey(writer, party, { ...owner, label: owner.email });
      const credential = added.create(options);
      await addPasskey(writer, party, { userId: owner.id, name: 'Laptop', credential });
    });
    return added;
  }

  /** Opens the login page in a new browser; returns the options on it. */
  async function openPage(): Promise<unknown> {
    browser = createHttpBrowser(server.origin);
    const start = await browser.get(authorizationAddress(server.origin, 'x'.repeat(43)));
    page = (await browser.follow(start, isInteraction)).href;
    return optionsOn(await (await browser.get(page)).text());
  }
  const optionsOn = (markup: string): unknown => {
    const text = /data-options="([^"]*)"/.exec(markup)?.[1];
    return text === undefined ? undefined : JSON.parse(text.replaceAll('&quot;', '"'));
  };
  const send = (passkey: string) => browser.post(page, { passkey });
  const actionsOf = (id: string) =>
    server.transaction(async (tx) => {
      const rows = await tx
        .selectFrom('logbook')
        .select('action')
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute();
      return rows.map(({ action }) => action);
    });

  test('needs no password and no code, also where a second factor is required', async () => {
    const answer = device.get(await openPage(), { userHandle: user.id });
    expect(await isSignedIn(await send(answer))).toBe(true);
    expect(await actionsOf(user.id)).toEqual(['user.passkey_added', 'sign_in.succeeded']);
    const seen = await server.transaction((tx) =>
      tx.selectFrom('passkeys').select(['used_at', 'signature_count']).executeTakeFirstOrThrow(),
    );
    expect(seen.used_at).not.toBeNull();
    expect(seen.signature_count).toBe('2');
  });

  test('is offered only in an organisation in which somebody has one', async () => {
    expect(await openPage()).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    await server.transaction((tx) => tx.deleteFrom('passkeys').execute());
    expect(await openPage()).toBeUndefined();
  });

  const forged = Buffer.alloc(64).toString('base64url');
  test.each([
    ['made for another site', { origin: 'https://formulieren.nagemaakt.example' }],
    ['made for another host', { rpId: 'nagemaakt.example' }],
    ['without a PIN, finger or face', { isVerified: false }],
    ['for another challenge', { challenge: forged }],
    ['with a forged signature', { signature: Buffer.alloc(64) }],
    ['in the name of another user', { userHandle: '018f0000-0000-7000-8000-000000000000' }],
  ])('refuses a proof %s', async (_, forgery) => {
    const response = await send(device.get(await openPage(), forgery));
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Inloggen met een passkey is niet gelukt.');
    expect(await actionsOf(user.id)).toContain('sign_in.failed');
  });

  test('refuses the same proof a second time, and one from another sign-in', async () => {
    const answer = device.get(await openPage());
    const other = browser;
    const otherPage = page;
    await openPage();
    expect((await send(answer)).status).toBe(422);
    browser = other;
    page = otherPage;
    expect(await isSignedIn(await send(answer))).toBe(true);
    await openPage();
    expect((await send(answer)).status).toBe(422);
  });

  test('refuses an answer of 16 minutes later, and takes one to the new options', async () => {
    const options = await openPage();
    server.passSeconds(16 * 60);
    const refused = await send(device.get(options));
    expect(refused.status).toBe(422);
    expect(await isSignedIn(await send(device.get(optionsOn(await refused.text()))))).toBe(true);
  });

  test('refuses a copied key: its count of signatures goes back', async () => {
    expect(await isSignedIn(await send(device.get(await openPage())))).toBe(true);
    device.forgetCount();
    expect((await send(device.get(await openPage()))).status).toBe(422);
  });

  test.each(['', '{}', 'geen JSON', '[1]', JSON.stringify({ id: 'AA', response: {} })])(
    'refuses %j without a fault',
    async (answer) => {
      await openPage();
      expect((await send(answer)).status).toBe(422);
      expect(server.failures).toEqual([]);
    },
  );

  test('refuses an inactive user', async () => {
    const options = await openPage();
    await server.transaction((tx) =>
      tx.updateTable('users').set({ is_active: false }).where('id', '=', user.id).execute(),
    );
    expect((await send(device.get(options))).status).toBe(422);
  });

  test('is the second step after a password, and nobody else’s passkey is', async () => {
    const other = await addDevice(await server.createUser());
    await openPage();
    const { email, password } = user;
    await browser.post(page, { email, password });
    const step = await (await browser.get(page)).text();
    expect(step).toContain('Bevestig dat jij het bent');
    expect(step).not.toContain('Beveilig je account');
    const refused = await send(other.get(optionsOn(step)));
    expect(refused.status).toBe(422);
    expect(await isSignedIn(await send(device.get(optionsOn(await refused.text()))))).toBe(true);
  });
});
