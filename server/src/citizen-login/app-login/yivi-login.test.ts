import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createHttpBrowser, type HttpBrowser } from '../../platform/http/browser/http-browser.ts';
import { yiviAppLink } from '../../../simulators/yivi/yivi-simulator.ts';
import { testPeople } from '../../../simulators/digid/test-people.ts';
import { canonicalOf } from '../../../testing/digid-visitor.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { allowedOrigin, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import {
  answerInApp,
  appAddressOf,
  openWaitingPage,
  scannedAppOf,
  seedYivi,
  startYivi,
  yiviRequestor,
  type RunningYivi,
  type YiviChoice,
} from '../../../testing/yivi-visitor.ts';

const formId = '0190a000-0000-7000-8000-00000000000a';
const page = `${allowedOrigin}/parkeren?wijk=oost`;
const minuteMs = 60_000;
const bsnId = 'pbdf.gemeente.personalData.bsn';

describe('citizen login with Yivi', () => {
  let server: TestServer;
  let yivi: RunningYivi;

  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    yivi = await startYivi(server);
  });
  afterEach(() => yivi.simulator.setFailure('none'));
  afterAll(async () => {
    await yivi.stop();
    await server.stop();
  });

  const call = async <T>(signature: string, body: unknown) => {
    const client = server.client(server.tenants.demo);
    const { data } = await client.callPublicProcedure({ body: { signature, body } });
    // The procedure's own response, which the server checked against its schema.
    return data as T;
  };
  const start = (more: object = {}) =>
    call<{ url: string; verifier: string }>('login:start', {
      provider: 'yivi',
      form_id: formId,
      return_url: page,
      ...more,
    });
  const codeOf = (address: string) => new URL(address).hash.replace(`#fb-login=${formId}.`, '');
  const exchange = (code: string, verifier: string) =>
    call<{ token: string; login: Login }>('login:exchange', { code, verifier });

  /** Opens the waiting page of a new login. */
  const wait = async (more: object = {}) => {
    const { url, verifier } = await start(more);
    const { address, page: shown, browser } = await openWaitingPage(server, url);
    const markup = await shown.text();
    const below = (path: string) => address.replace('?', `/${path}?`);
    return { verifier, address, shown, markup, browser, below, app: scannedAppOf(yivi) };
  };
  type Waiting = Awaited<ReturnType<typeof wait>>;
  const shownCode = () => yivi.simulator.sessions().at(-1)?.pairingCode ?? '';
  const type = ({ browser, below }: Pick<Waiting, 'browser' | 'below'>, code = shownCode()) =>
    browser.post(below('pair'), { code });
  /** Scans the QR code and types the code of the app. */
  const pair = async (waiting: Waiting) => {
    await fetch(waiting.app);
    await type(waiting);
    return waiting;
  };
  /** Answers in the app, and goes on as the page does. */
  const pass = async (choice: YiviChoice = {}, more: object = {}) => {
    const waiting = await pair(await wait(more));
    await answerInApp(waiting.app, choice);
    const next = await waiting.browser.get(waiting.address);
    const callback = next.headers.get('location') ?? '';
    return { ...waiting, next, callback };
  };
  const finish = async (browser: HttpBrowser, callback: string) =>
    codeOf((await browser.get(callback)).headers.get('location') ?? '');
  const phoneOf = (name: string) =>
    createHttpBrowser(canonicalOf(server), (address, init) => {
      const headers = new Headers(init?.headers);
      headers.set('user-agent', `Mozilla/5.0 (${name})`);
      return fetch(address, { ...init, headers });
    });
  const statusAt = async (browser: HttpBrowser, address: string): Promise<unknown> =>
    (await browser.get(address)).json();

  test('logs in with what the app discloses, which reaches no URL, log or table', async () => {
    const { browser, callback, verifier, markup } = await pass();
    const code = await finish(browser, callback);
    const { token, login } = await exchange(code, verifier);
    expect(login).toMatchObject({
      provider: 'yivi',
      level: 'midden',
      entity: { name: 'Willeke van den Berg', birthdate: '24-06-1961' },
    });
    expect(await call('login:extend', { token })).toMatchObject({ entity: login.entity });
    const rows = await server.transaction(server.tenants.demo)((tx) =>
      tx.selectFrom('logins').selectAll().execute(),
    );
    const kept = JSON.stringify([rows, server.logLines, login, markup, callback]);
    for (const { bsn } of testPeople) expect(kept).not.toContain(bsn);
    // The requestor's token would give away the result.
    expect(kept).not.toContain(yivi.simulator.sessions()[0]?.token ?? '');
    server.advance(15 * minuteMs);
    expect(await refusalCode(call('login:extend', { token }))).toBe('login_expired');
  });

  test('logs out here, because an app has no session', async () => {
    const { browser, callback, verifier } = await pass();
    const { token } = await exchange(await finish(browser, callback), verifier);
    const ending = await call<{ url: string }>('login:end', { token, return_url: page });
    expect((await browser.get(ending.url)).headers.get('location')).toBe(page);
    expect(await refusalCode(call('login:extend', { token }))).toBe('login_expired');
  });

  test('shows a QR code, or on a phone a link, under a strict policy', async () => {
    const { shown, markup } = await wait();
    const policy = shown.headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain(yivi.origin);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(markup).toContain('Inloggen met Yivi');
    expect(markup).toContain('U logt in bij Gemeente demo.');
    expect(markup.indexOf('<svg')).toBeLessThan(markup.indexOf('De app staat op dit apparaat'));
    // A link would hand the login to somebody else.
    expect(markup).not.toContain('#%7B');
    expect(markup).toContain('role="status"');
    const phone = await openWaitingPage(server, (await start()).url, phoneOf('iPhone'));
    const onPhone = await phone.page.text();
    expect(onPhone).toContain('Open de app Yivi');
    expect(onPhone).not.toContain('<svg');
    expect(onPhone).toContain(`href="${yiviAppLink(yivi.origin)}#`);
    await seedYivi(server, { ...yivi.settings, app_link: '' });
    const android = await openWaitingPage(server, (await start()).url, phoneOf('Android'));
    const onAndroid = await android.page.text();
    expect(onAndroid).toContain('href="intent://qr/json/%7B');
    const desktop = await wait();
    await desktop.browser.post(desktop.below('here'), {});
    const moved = await (await desktop.browser.get(desktop.address)).text();
    expect(moved).toContain('href="https://open.yivi.app/-/session#%7B');
    expect(moved).not.toContain('<svg');
    await seedYivi(server, yivi.settings);
  });

  test('shows in the visitor’s language how far the login is', async () => {
    const { url } = await start();
    const english = url.replace('lang=nl', 'lang=en');
    const { address, page: shown, browser } = await openWaitingPage(server, english);
    const markup = await shown.text();
    expect(markup).toContain('lang="en"');
    expect(markup).toContain('Use the app to scan');
    await fetch(scannedAppOf(yivi));
    expect(await (await browser.get(address)).text()).toContain('Type that code below.');
    await type({ browser, below: (path) => address.replace('?', `/${path}?`) });
    expect(await (await browser.get(address)).text()).toContain('Continue in the app.');
  });

  test('reports the status to the browser of the login, and to no other', async () => {
    const waiting = await wait();
    const { browser, below, app } = waiting;
    expect(await statusAt(browser, below('status'))).toEqual({ status: 'waiting' });
    await fetch(app);
    expect(await statusAt(browser, below('status'))).toEqual({ status: 'pairing' });
    await type(waiting);
    expect(await statusAt(browser, below('status'))).toEqual({ status: 'connected' });
    const stranger = createHttpBrowser(canonicalOf(server));
    for (const path of ['status', 'events'])
      expect((await stranger.get(below(path))).status).toBe(401);
    expect((await stranger.get(below('x').replace('/x?', '?'))).status).toBe(401);
    for (const action of ['cancel', 'again', 'pair'])
      expect((await stranger.post(below(action), {})).status).toBe(401);
    await answerInApp(app);
    expect(await statusAt(browser, below('status'))).toEqual({ status: 'done' });
  });

  test('sends each change as an event, until the login is over', async () => {
    const waiting = await wait();
    const { browser, below, app } = waiting;
    const response = await browser.get(below('events'));
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const seen: string[] = [];
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const statuses = decoder.decode(chunk).matchAll(/"status":"(\w+)"/g);
      for (const [, status = ''] of statuses) {
        seen.push(status);
        if (status === 'waiting') await fetch(app);
        if (status === 'pairing') await type(waiting);
        if (status === 'connected') await answerInApp(app, { action: 'cancel' });
      }
    }
    expect(seen).toEqual(['waiting', 'pairing', 'connected', 'cancelled']);
  });

  test('lets three tabs of a browser listen, and again when one leaves', async () => {
    const asked = { method: 'GET' };
    const browser = createHttpBrowser(canonicalOf(server), (address, init) =>
      fetch(address, { ...init, ...asked }),
    );
    const { address } = await openWaitingPage(server, (await start()).url, browser);
    const listen = () => browser.get(address.replace('?', '/events?'));
    // It has no stream that somebody could end.
    asked.method = 'HEAD';
    for (const status of [200, 200, 200]) expect((await listen()).status).toBe(status);
    asked.method = 'GET';
    const tabs = await Promise.all([listen(), listen(), listen()]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await listen()).status).toBe(429);
    await Promise.all(tabs.map(async ({ body }) => body?.cancel()));
    await expect.poll(async () => (await listen()).status).toBe(200);
  });

  test.each([
    ['cancel', 'Het inloggen met Yivi is gestopt'],
    ['expire', 'De tijd om in te loggen met Yivi is voorbij'],
  ] as const)(
    'says what happened when the app’s answer is %s, and begins again',
    async (action, text) => {
      const { next, browser, below, verifier, address } = await pass({ action });
      expect(await next.text()).toContain(text);
      const again = await browser.post(below('again'), {});
      expect(again.headers.get('location')).toBe(address);
      await fetch(scannedAppOf(yivi));
      await type({ browser, below });
      await answerInApp(scannedAppOf(yivi));
      const callback = (await browser.get(address)).headers.get('location') ?? '';
      const { login } = await exchange(await finish(browser, callback), verifier);
      expect(login.entity.name).toBe('Willeke van den Berg');
    },
  );

  test('expires with the session at the server, also when the server has forgotten it', async () => {
    const { browser, address } = await wait();
    server.advance(5 * minuteMs);
    expect(await (await browser.get(address)).text()).toContain('is voorbij');
    server.advance(6 * minuteMs);
    expect(await (await browser.get(address)).text()).toContain('is voorbij');
    server.advance(20 * minuteMs);
    expect((await browser.get(address)).status).toBe(401);
  });

  test('cancels here and at the server, and notifies the form', async () => {
    const { browser, below, app, address } = await wait();
    const cancelled = await browser.post(below('cancel'), {});
    expect(codeOf(cancelled.headers.get('location') ?? '')).toBe('!cancelled');
    expect(yivi.simulator.sessions().at(-1)?.status).toBe('CANCELLED');
    await answerInApp(app);
    expect((await browser.get(address)).status).toBe(401);
  });

  test('does not log in the browser that relayed its QR code', async () => {
    const attacker = await wait();
    await fetch(attacker.app);
    // The victim's app shows a code that the attacker does not see, and does not go on without it.
    expect(attacker.markup).not.toContain(shownCode());
    await answerInApp(attacker.app);
    expect(yivi.simulator.sessions().at(-1)?.status).toBe('PAIRING');
    const wrong = shownCode() === '0000' ? '1111' : '0000';
    await type(attacker, wrong);
    expect(await (await attacker.browser.get(attacker.address)).text()).toContain('klopt niet');
    await type(attacker, wrong);
    await type(attacker, wrong);
    expect(yivi.simulator.sessions().at(-1)?.status).toBe('CANCELLED');
    await type(attacker);
    expect(await (await attacker.browser.get(attacker.address)).text()).toContain('is gestopt');
  });

  test('takes no code before an app waits for it', async () => {
    const waiting = await wait();
    await type(waiting);
    await fetch(waiting.app);
    expect(await statusAt(waiting.browser, waiting.below('status'))).toEqual({ status: 'pairing' });
  });

  /** Opens the waiting page on a phone, with the app on the same device. */
  const waitOnPhone = async () => {
    const { url, verifier } = await start();
    const browser = phoneOf('iPhone');
    const { address, page: shown } = await openWaitingPage(server, url, browser);
    const app = appAddressOf(await shown.text());
    return { address, browser, app, verifier, status: address.replace('?', '/status?') };
  };

  test('finishes on a phone only after the app returned to the browser', async () => {
    const { address, browser, app, verifier, status } = await waitOnPhone();
    await fetch(app);
    const returnUrl = (await answerInApp(app)) ?? '';
    expect(await statusAt(browser, status)).toEqual({ status: 'connected' });
    const changed = returnUrl.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await browser.get(changed)).status).toBe(401);
    const returned = await (await browser.get(returnUrl)).text();
    expect(returned).toContain('Ga terug naar het eerste tabblad');
    expect(await statusAt(browser, status)).toEqual({ status: 'done' });
    const callback = (await browser.get(address)).headers.get('location') ?? '';
    const { login } = await exchange(await finish(browser, callback), verifier);
    expect(login.entity.name).toBe('Willeke van den Berg');
  });

  test.each([
    ['returns to the other browser', ''],
    ['does not return', '?second'],
  ])('does not log in the browser that relayed its link, when the app %s', async (_, query) => {
    const { address, browser, app, status } = await waitOnPhone();
    await fetch(app);
    const returnUrl = await answerInApp(`${app}${query}`);
    if (returnUrl !== null)
      expect((await createHttpBrowser(canonicalOf(server)).get(returnUrl)).status).toBe(401);
    expect(await statusAt(browser, status)).toEqual({ status: 'connected' });
    const shown = await browser.get(address);
    expect(shown.status).toBe(200);
    const id = /app\/([^?]+)/.exec(address)?.[1] ?? '';
    // Even with the state, which only the app knows.
    const state = encodeURIComponent(await stateOf(id));
    expect(await finish(browser, `/login/callback?state=${state}`)).toBe('!failed');
  });

  test('begins once when the button is pressed twice, and leaves no session open', async () => {
    const { browser, below, address } = await wait();
    const before = yivi.simulator.sessions().length;
    const pressed = await Promise.all([
      browser.post(below('again'), {}),
      browser.post(below('again'), {}),
    ]);
    expect(pressed.map((one) => one.headers.get('location'))).toEqual([address, address]);
    const open = yivi.simulator.sessions().slice(before - 1);
    expect(open.filter(({ status }) => status === 'INITIALIZED')).toHaveLength(1);
  });

  test('returns to the form instead of beginning again while the provider is down', async () => {
    const { browser, below } = await wait();
    const before = yivi.simulator.sessions().length;
    const setDown = (is_down: boolean) =>
      server.transaction(server.tenants.demo)((tx) =>
        tx.updateTable('providers').set({ is_down }).where('id', '=', 'yivi').execute(),
      );
    await setDown(true);
    const again = await browser.post(below('again'), {});
    await setDown(false);
    expect(codeOf(again.headers.get('location') ?? '')).toBe('!failed');
    expect(yivi.simulator.sessions()).toHaveLength(before);
  });

  test('does not log its questions for the status as calls', async () => {
    const { browser, below } = await wait();
    await statusAt(browser, below('status'));
    await server.callLog.flush();
    const calls = await server.transaction(server.tenants.demo)((tx) =>
      tx.selectFrom('provider_calls').select('path').where('provider_id', '=', 'yivi').execute(),
    );
    expect(calls.map(({ path }) => path)).toContain('/yivi/session');
    expect(calls.filter(({ path }) => path.endsWith('/status'))).toEqual([]);
  });

  test('begins again only so often', async () => {
    server.startWindow(5 * minuteMs);
    const { browser, below } = await wait();
    const statuses: number[] = [];
    for (let press = 0; press < 11; press += 1)
      statuses.push((await browser.post(below('again'), {})).status);
    expect(statuses.slice(0, 10).every((status) => status === 303)).toBe(true);
    expect(statuses[10]).toBe(429);
  });

  test('finishes once, and only in the browser that began', async () => {
    const { browser, callback } = await pass();
    const stranger = createHttpBrowser(canonicalOf(server));
    expect((await stranger.get(callback)).status).toBe(401);
    expect(await finish(browser, callback)).not.toContain('!');
    expect((await browser.get(callback)).status).toBe(401);
  });

  test('does not accept the state of another login, or a changed one', async () => {
    const theirs = await pass();
    const ours = await pass();
    expect((await ours.browser.get(theirs.callback)).status).toBe(401);
    const changed = `${ours.callback.slice(0, -1)}${ours.callback.endsWith('A') ? 'B' : 'A'}`;
    expect(await finish(ours.browser, changed)).toBe('!failed');
    expect(server.logLines.join()).toContain('The state is of another login.');
  });

  test.each([
    ['before anybody shared', undefined, 'The session is not done.'],
    ['with a proof that is not valid', 'invalid', 'The proof is not valid.'],
  ] as const)('does not log in %s', async (_, action, reason) => {
    const { browser, app, shown, verifier } = await pair(await wait());
    const id = new URL(shown.url).pathname.split('/').at(-1) ?? '';
    if (action !== undefined) await answerInApp(app, { action });
    const state = await stateOf(id);
    const code = await finish(browser, `/login/callback?state=${encodeURIComponent(state)}`);
    expect(code).toBe('!failed');
    expect(server.logLines.join()).toContain(reason);
    expect(await refusalCode(exchange(code, verifier))).toBe('login_expired');
  });

  /** The state that the server keeps, which a browser learns at the end. */
  const stateOf = async (id: string): Promise<string> => {
    const { demo } = server.tenants;
    const attempt = await server.transaction(demo)((tx) =>
      tx.selectFrom('login_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    const place = { tenantId: demo.id, purpose: 'login-checks' } as const;
    const opened = server.cipher.decrypt(place, attempt.sealed_checks ?? Buffer.alloc(0));
    // Written by the server itself.
    return (JSON.parse(opened) as { state: string }).state;
  };

  test.each(['server-error', 'malformed', 'other-session'] as const)(
    'returns to the form when the result is %s, without what was disclosed in the log',
    async (failure) => {
      const { browser, callback } = await pass();
      yivi.simulator.setFailure(failure);
      expect(await finish(browser, callback)).toBe('!failed');
      expect(server.logLines.join()).not.toContain('Willeke');
    },
  );

  test('returns to the form when the server is down, and says so on the waiting page', async () => {
    const { browser, address, below } = await wait();
    yivi.simulator.setFailure('server-error');
    const failed = await browser.get(address);
    expect(failed.status).toBe(503);
    expect(await failed.text()).toContain('Inloggen met Yivi lukt nu niet');
    expect((await browser.get(below('status'))).status).toBe(503);
    const { url } = await start();
    const left = await createHttpBrowser(canonicalOf(server)).get(url);
    expect(codeOf(left.headers.get('location') ?? '')).toBe('!failed');
    const cancelled = await browser.post(below('cancel'), {});
    expect(codeOf(cancelled.headers.get('location') ?? '')).toBe('!cancelled');
  });

  test('reads the level from the card, and rejects a lower one than the form needs', async () => {
    const low = await pass({ level: 'Midden' }, { least_level: 'substantieel' });
    expect(await finish(low.browser, low.callback)).toBe('!level_too_low');
    const high = await pass({ level: 'Substantieel' }, { least_level: 'substantieel' });
    const { login } = await exchange(await finish(high.browser, high.callback), high.verifier);
    expect(login.level).toBe('substantieel');
    // No card of this login has a level of eHerkenning, so nobody is asked to disclose anything.
    const before = yivi.simulator.sessions().length;
    const { url } = await start({ least_level: 'EH3' });
    const left = await createHttpBrowser(canonicalOf(server)).get(url);
    expect(codeOf(left.headers.get('location') ?? '')).toBe('!failed');
    expect(yivi.simulator.sessions()).toHaveLength(before);
  });

  test('stops when the app lacks a card, or a number is not of its kind', async () => {
    await seedYivi(server, { ...yivi.settings, identifier_kind: 'kvk' });
    const wrong = await pass();
    expect(await finish(wrong.browser, wrong.callback)).toBe('!failed');
    const unknown = 'pbdf.voorbeeld.kaart.nummer';
    await seedYivi(server, {
      ...yivi.settings,
      disclose: JSON.stringify([[[unknown, bsnId]]]),
      name: '',
      level: '',
      entity: '',
    });
    const lacking = await pass();
    expect(await lacking.next.text()).toContain('is gestopt');
    await seedYivi(server, yivi.settings);
  });

  test('signs its requests when the server wants that', async () => {
    const settings = { ...yivi.settings, authentication: 'hs256', requestor: yiviRequestor.name };
    await seedYivi(server, settings, yiviRequestor.hmacKey);
    const { browser, callback } = await pass();
    expect(await finish(browser, callback)).not.toContain('!');
    await seedYivi(server, yivi.settings);
  });
});
