import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../testing/create-tenant-user.ts';
import { upsertSetting } from '../../settings/settings-queries.ts';
import { QueueFullError } from '../../platform/concurrency-limit.ts';
import { createPasswordHasher } from '../../platform/passwords/password-hasher.ts';
import { createHttpBrowser, type HttpBrowser } from '../../platform/http/browser/http-browser.ts';
import { databases, openMigratedDatabase } from '../../../testing/databases.ts';
import { cheapPasswordHasher } from '../../../testing/identity/cheap-password-hasher.ts';
import {
  startIdentityServer,
  type IdentityServer,
} from '../../../testing/identity/identity-server.ts';
import { recordStatements } from '../../../testing/record-statements.ts';
import { authorizationAddress } from '../../../testing/identity/sign-in.ts';

describe.each(databases)('on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
  let server: IdentityServer;
  let user: TestUser;
  let browser: HttpBrowser;
  let page: string;

  beforeAll(async () => {
    database = await openMigratedDatabase(kind);
  });

  afterAll(() => database.close());

  beforeEach(async () => {
    await start();
    return () => server.close();
  });

  async function start(options: Parameters<typeof startIdentityServer>[1] = {}): Promise<void> {
    server = await startIdentityServer(database.pool, options);
    user = await server.createUser();
    browser = createHttpBrowser(server.origin);
    page = await openPage(browser);
  }

  async function restart(options: Parameters<typeof startIdentityServer>[1]): Promise<void> {
    await server.close();
    await start(options);
  }

  async function openPage(
    of: HttpBrowser,
    extra: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const start = await of.get(authorizationAddress(server.origin, 'x'.repeat(43), extra));
    const address = await of.follow(start, ({ pathname }) =>
      pathname.startsWith('/idp/interaction/'),
    );
    return address.href;
  }

  async function saveSettings(values: Readonly<Record<string, string | null>>): Promise<void> {
    const row = { tenant_id: server.tenant.id, updated_at: new Date(server.runtime.now()) };
    for (const [id, value] of Object.entries(values))
      await server.transaction((tx) => upsertSetting(tx, { ...row, id, value }));
  }

  const submit = (form: Readonly<Record<string, string>>) => browser.post(page, form);
  const guess = (password = 'wrong', email = user.email) => submit({ email, password });

  test('a sign-in reads the settings for the page, for the password and for the second step', async () => {
    const { statements, end } = recordStatements(database.pool);
    const answer = await submit({ email: user.email, password: user.password });
    end();
    expect(answer.status).toBe(303);
    expect(statements.filter((statement) => statement.includes('from "settings"'))).toHaveLength(3);
  });

  describe('the login page', () => {
    test('shows the municipality and is in Dutch by default', async () => {
      const markup = await (await browser.get(page)).text();
      expect(markup).toContain('<html lang="nl">');
      expect(markup).toContain('Gemeente Proefstad');
      expect(markup).toContain('Inloggen');
    });

    test('uses the language that the application requests', async () => {
      page = await openPage(browser, { ui_locales: 'de-DE en' });
      expect(await (await browser.get(page)).text()).toContain('<html lang="de">');
    });

    test('can be switched to another language and keeps it when it comes back', async () => {
      const switched = await (await browser.get(`${page}?lang=en`)).text();
      expect(switched).toContain('Email address');
      const refused = await submit({ email: user.email, password: 'wrong', lang: 'en' });
      expect(await refused.text()).toContain('The email address or the password is not right.');
    });

    test('fills in the address from the application', async () => {
      page = await openPage(browser, { login_hint: 'iemand@proefstad.example' });
      expect(await (await browser.get(page)).text()).toContain('value="iemand@proefstad.example"');
    });

    test('allows nothing but its own files and cannot be framed', async () => {
      const policy = (await browser.get(page)).headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
    });

    test('is written in the font of the admin app, which comes from this server', async () => {
      const [, style = ''] =
        /<link rel="stylesheet" href="([^"]+)"/.exec(await (await browser.get(page)).text()) ?? [];
      const [, file = ''] = /url\(([^)]+)\)/.exec(await (await browser.get(style)).text()) ?? [];
      const font = await browser.get(new URL(file, new URL(style, page)).href);
      expect(font.headers.get('content-type')).toBe('font/woff2');
      expect(
        Buffer.from(await font.arrayBuffer())
          .subarray(0, 4)
          .toString(),
      ).toBe('wOF2');
    });

    test('shows uploaded images of the organisation, and none of other sites', async () => {
      const path = (name: string) => `/attachments/${'k'.repeat(43)}/${name}`;
      await saveSettings({
        login_logo: path('logo.png'),
        login_background: path('stadhuis.jpg'),
        app_favicon: path('icoon.png'),
      });
      const markup = await (await browser.get(page)).text();
      expect(markup).toContain(`<img class="logo" src="${path('logo.png')}" alt="" />`);
      expect(markup).toContain(`<img class="background" src="${path('stadhuis.jpg')}" alt="" />`);
      expect(markup).toContain(`<link rel="icon" href="${path('icoon.png')}" />`);

      await saveSettings({ login_logo: 'https://elders.example/logo.png', login_background: null });
      const later = await (await browser.get(page)).text();
      expect(later).not.toContain('elders.example');
      expect(later).not.toContain('class="background"');
      expect(later).toMatch(/<img src="[^"]+mark-[^"]+\.svg"/);
    });

    test('loads its style from a URL with a content hash', async () => {
      const markup = await (await browser.get(page)).text();
      const address = /href="([^"]+\.css)"/.exec(markup)?.[1] ?? '';
      const style = await browser.get(address);
      expect(style.headers.get('content-type')).toContain('text/css');
      expect(style.headers.get('cache-control')).toContain('immutable');
    });

    test('reports an empty field at the field and above the form', async () => {
      const response = await submit({ email: ' ', password: '' });
      const markup = await response.text();
      expect(response.status).toBe(422);
      expect(markup).toContain('<title>Fout: Inloggen');
      expect(markup).toContain('<a href="#email">Vul je e-mailadres in.</a>');
      expect(markup).toContain('aria-describedby="password-error"');
    });

    test('shows typed values as text, never as markup', async () => {
      const markup = await (await guess('wrong', '"><script>alert(1)</script>')).text();
      expect(markup).not.toContain('<script>');
      expect(markup).toContain('&quot;&gt;&lt;script&gt;');
    });

    test('treats a form with NUL as empty', async () => {
      const response = await submit({ email: 'a\0@demo.example', password: 'wrong' });
      expect(response.status).toBe(422);
    });

    test('never sends a password back', async () => {
      expect(await (await guess('my-secret-guess')).text()).not.toContain('my-secret-guess');
    });

    test('does not work in another browser', async () => {
      const response = await createHttpBrowser(server.origin).post(page, credentials());
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('Deze inlogpagina is verlopen');
    });

    test('rejects a form of another site', async () => {
      const response = await browser.post(page, credentials(), { 'sec-fetch-site': 'cross-site' });
      expect(response.status).toBe(400);
    });

    test('is used up after signing in', async () => {
      await submit(credentials());
      const again = await submit(credentials());
      expect(again.status).toBe(303);
      const end = await browser.get(again.headers.get('location') ?? '');
      expect(end.headers.get('location')).toContain('/auth/callback?code=');
      expect((await browser.get(page)).status).toBe(400);
    });
  });

  describe('a wrong sign-in', () => {
    test('looks the same for a wrong password, an unknown account and a deactivated one', async () => {
      const inactive = await server.createUser({ isActive: false });
      const pages = [
        await guess('wrong'),
        await guess('wrong', 'niemand@test.example'),
        await guess(inactive.password, inactive.email),
      ];
      const texts = await Promise.all(pages.map((response) => response.text()));
      const withoutEmail = texts.map((text) => text.replace(/value="[^"]*@[^"]*"/, ''));
      expect(new Set(withoutEmail).size).toBe(1);
      expect(withoutEmail[0]).toContain('Het e-mailadres of het wachtwoord klopt niet.');
    });

    test('is in the logbook with the account and the network, and without what was typed', async () => {
      await guess('wrong');
      await guess('wrong', 'niemand@test.example');
      await submit(credentials());
      const lines = await server.transaction((tx) =>
        tx
          .selectFrom('logbook')
          .select(['action', 'result', 'subject_type', 'subject_id', 'actor_id', 'details'])
          .orderBy('at')
          .execute(),
      );
      const ofUser = { subject_type: 'user', subject_id: user.id, details: {} };
      expect(lines).toEqual([
        { ...ofUser, action: 'sign_in.failed', result: 'failed', actor_id: null },
        {
          action: 'sign_in.failed',
          result: 'failed',
          actor_id: null,
          subject_type: 'organisation',
          subject_id: server.tenant.id,
          details: {},
        },
        { ...ofUser, action: 'sign_in.succeeded', result: 'succeeded', actor_id: user.id },
      ]);
    });

    test('is checked at full cost for an account that does not exist', async () => {
      const checked: (string | null)[] = [];
      const hasher = {
        hash: () => Promise.resolve(''),
        verify: (_: string, stored: string | null) => {
          checked.push(stored);
          return Promise.resolve({ matches: false, isOutdated: false });
        },
      };
      await restart({ passwordHasher: hasher });
      await guess('wrong', 'niemand@test.example');
      expect(checked).toEqual([null]);
    });

    test('ignores case and surrounding spaces of the address', async () => {
      const response = await submit({
        email: ` ${user.email.toUpperCase()} `,
        password: user.password,
      });
      expect(response.status).toBe(303);
    });
  });

  test('when too many users sign in at once, they are asked to try later and keep the typed address', async () => {
    await restart({
      passwordHasher: {
        ...cheapPasswordHasher,
        verify: () => Promise.reject(new QueueFullError('full')),
      },
    });
    const response = await submit(credentials());
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(text).toContain('Het is nu erg druk.');
    expect(text).toContain(`value="${user.email}"`);
    expect(server.failures).toEqual([]);
  });

  describe('guessing', () => {
    const guessTimes = async (times: number, email = user.email) => {
      for (let time = 0; time < times; time += 1) await guess('wrong', email);
    };

    test('is blocked at the sixth guess, even for the correct password, and shows the wait', async () => {
      await guessTimes(5);
      const response = await submit(credentials());
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('60');
      expect(await response.text()).toContain('Wacht een minuut');
    });

    test('continues after the wait', async () => {
      await guessTimes(5);
      server.passSeconds(31);
      expect((await submit(credentials())).status).toBe(303);
    });

    test('waits twice as long after each further guess, 15 minutes at most', async () => {
      await guessTimes(5);
      for (const waitS of [30, 60, 120, 240, 480, 900, 900]) {
        server.passSeconds(waitS - 1);
        expect((await guess()).status).toBe(429);
        server.passSeconds(2);
        expect((await guess()).status).toBe(422);
      }
    });

    test('cannot be done in parallel', async () => {
      const statuses = (await Promise.all(Array.from({ length: 12 }, () => guess()))).map(
        ({ status }) => status,
      );
      expect(statuses.toSorted()).toEqual([
        ...Array.from({ length: 5 }, () => 422),
        ...Array.from({ length: 7 }, () => 429),
      ]);
    });

    test('counts each guess once when two arrive out of order', async () => {
      await guessTimes(1);
      server.passSeconds(-1);
      await guessTimes(3);
      expect((await guess()).status).toBe(422);
      expect((await guess()).status).toBe(429);
    });

    test('counts an account that does not exist in the same way', async () => {
      await guessTimes(5, 'niemand@test.example');
      expect((await guess('wrong', 'niemand@test.example')).status).toBe(429);
    });

    test('of one account does not affect others', async () => {
      const colleague = await server.createUser();
      await guessTimes(6);
      expect((await submit(credentials(colleague))).status).toBe(303);
    });

    test('over many accounts blocks the address, not another address', async () => {
      let address = '2001:db8::1';
      await restart({ addressOf: () => address });
      for (let time = 0; time < 50; time += 1)
        await guess('wrong', `u${String(time)}@test.example`);

      address = '2001:db8:0:0:ffff::2';
      expect((await submit(credentials())).status).toBe(429);
      address = '2001:db8:0:1::1';
      expect((await submit(credentials())).status).toBe(303);
    });

    describe('from elsewhere', () => {
      let address = '192.0.2.1';
      /** Makes one wrong guess from each of a number of addresses; returns how many were checked. */
      const guessFrom = async (addresses: number): Promise<number> => {
        const stranger = createHttpBrowser(server.origin);
        const strangersPage = await openPage(stranger);
        const statuses: number[] = [];
        for (let index = 0; index < addresses; index += 1) {
          address = `198.51.100.${String(index)}`;
          const form = { email: user.email, password: 'wrong' };
          statuses.push((await stranger.post(strangersPage, form)).status);
        }
        address = '192.0.2.1';
        return statuses.filter((status) => status === 422).length;
      };
      const sendingCookie =
        (cookie: string): typeof fetch =>
        (url, init) => {
          const headers = new Headers(init?.headers);
          headers.set('cookie', [headers.get('cookie'), cookie].join('; '));
          return fetch(url, { ...init, headers });
        };
      /** The same browser after sign-out: its session ended, its other cookies remain. */
      const openSignedOut = async () => {
        page = await openPage(browser, { prompt: 'login' });
      };

      beforeEach(async () => {
        address = '192.0.2.1';
        await restart({ addressOf: () => address });
      });

      test('does not lock out the correct password', async () => {
        address = '198.51.100.1';
        await guessTimes(20);
        address = '192.0.2.1';
        expect((await submit(credentials())).status).toBe(303);
      });

      test('for days does not lock out the correct password', async () => {
        address = '198.51.100.1';
        for (let quarter = 0; quarter < 4 * 24; quarter += 1) {
          server.passSeconds(901);
          page = await openPage(browser);
          await guess();
        }
        address = '192.0.2.1';
        expect((await submit(credentials())).status).toBe(303);
      });

      test('by a flood of addresses is limited', async () => {
        expect(await guessFrom(120)).toBe(30);
        expect((await submit(credentials())).status).toBe(429);
      });

      test('does not block a browser in which the account signed in before', async () => {
        await submit(credentials());
        await openSignedOut();
        await guessFrom(60);
        expect((await submit(credentials())).status).toBe(303);
      });

      test('limits guesses in that browser as well', async () => {
        await submit(credentials());
        await openSignedOut();
        await guessTimes(5);
        expect((await submit(credentials())).status).toBe(429);
      });

      test('blocks a browser in which only another account signed in before', async () => {
        const colleague = await server.createUser();
        await submit(credentials(colleague));
        await openSignedOut();
        await guessFrom(60);
        expect((await submit(credentials())).status).toBe(429);
        expect((await submit(credentials(colleague))).status).toBe(303);
      });

      test('blocks a browser with a forged cookie of a known device', async () => {
        const signedIn = await submit(credentials());
        const [mark = ''] = signedIn.headers
          .getSetCookie()
          .filter((line) => line.startsWith('fb_known_'))
          .map((line) => line.split(';')[0] ?? '');
        await guessFrom(60);
        browser = createHttpBrowser(server.origin, sendingCookie(`${mark.slice(0, -4)}AAAA`));
        page = await openPage(browser);
        expect((await submit(credentials())).status).toBe(429);
        browser = createHttpBrowser(server.origin, sendingCookie(mark));
        page = await openPage(browser);
        expect((await submit(credentials())).status).toBe(303);
      });
    });

    test('starts again after signing in', async () => {
      await guessTimes(4);
      await submit(credentials());
      browser = createHttpBrowser(server.origin);
      page = await openPage(browser);
      await guessTimes(4);
      expect((await submit(credentials())).status).toBe(303);
    });
  });

  describe('signing in', () => {
    test('records when the user was last seen', async () => {
      await submit(credentials());
      expect((await storedUser()).seen_at).toBeInstanceOf(Date);
    });

    test('rehashes the password when its cost is outdated', async () => {
      await restart({ passwordHasher: createPasswordHasher({ log2N: 9, r: 8, p: 1 }) });
      expect((await storedUser()).password_hash).toMatch(/^\$scrypt\$ln=8,/);

      await submit(credentials());

      expect((await storedUser()).password_hash).toMatch(/^\$scrypt\$ln=9,/);
    });
  });

  const credentials = ({ email, password } = user) => ({ email, password });

  const storedUser = () =>
    server.transaction((tx) =>
      tx.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow(),
    );
});
