import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { loginPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import { createPageSettingsFinder, type FindPageSettings } from '../../pages/page-settings.ts';
import type { AppContext, AppEnvironment } from '../../platform/http/app-environment.ts';
import { clientNetwork } from '../../platform/http/rate-limits/client-network.ts';
import {
  enforceLimit,
  type CreateRateLimit,
  type RateLimit,
} from '../../platform/http/rate-limits/rate-limit.ts';
import { readForm } from '../../platform/http/requests/read-form.ts';
import { addressOf } from '../../platform/http/tenancy/request-host.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { AppWay } from '../../providers/auth/login-driver.ts';
import {
  cookieName,
  createPageAnswer,
  loginContextOf,
  type LoginRoutes,
  type PageAnswer,
} from '../mount-login.ts';
import type { LoginRequestContext } from '../redirect-to-provider.ts';
import { endPage, returnedPage, type AppLoginPage } from './app-login-page.ts';
import {
  cancelAppLogin,
  pairAppLogin,
  restartAppLogin,
  returnFromApp,
} from './change-app-login.ts';
import { openAppLogin, type OpenAppLogin } from './open-app-login.ts';
import { readAppStatus } from './read-app-status.ts';
import { createStatusEvents, type Listeners } from './status-events.ts';
import { waitingPage } from './waiting-page.ts';

/** The page on which a visitor waits for an app on a phone, and what it asks. Only the browser of the login gets answers. */
export function mountAppLogin(app: Hono<AppEnvironment>, routes: AppLoginRoutes): void {
  const findPageSettings = createPageSettingsFinder(routes.pool);
  const answerWithPage = createPageAnswer(routes, findPageSettings);
  const path = `${loginPaths.app}/:id`;
  const limits = createLimits(routes);
  const present = createPresenter(findPageSettings);
  const get = (address: string, answer: AppLoginAnswer) =>
    app.get(address, answerWithPage(address, withLogin(routes, limits.status, answer)));
  const post = (action: string, limit: RateLimit, answer: AppLoginAnswer) => {
    const address = `${path}/${action}`;
    app.post(address, answerWithPage(address, withLogin(routes, limit, answer)));
  };
  const restart = (action: string, wayOf: (login: OpenAppLogin) => AppWay) =>
    post(action, limits.restart, async (c, context, login) =>
      c.redirect(await restartAppLogin(context, routes, { login, way: wayOf(login) }), 303),
    );

  get(path, (c, context, login) => answerPage(c, { context, login, routes, present }));

  get(`${path}/return`, async (c, context, login) => {
    await returnFromApp(context, routes, { login, state: c.req.query('state') });
    return returnedPage(c, await present(context, login));
  });

  post('cancel', limits.status, async (c, context, login) =>
    c.redirect(await cancelAppLogin(context, routes, login), 303),
  );

  post('pair', limits.status, async (c, context, login) => {
    const typed = (await readForm(c.env.incoming))?.get('code') ?? '';
    return c.redirect(await pairAppLogin(context, routes, { login, typed }), 303);
  });

  restart('again', ({ progress }) => progress.way);
  restart('here', () => 'here');
  restart('elsewhere', () => 'elsewhere');
  mountStatus(app, routes, { path, limit: limits.status });
}

/** The questions of the page's script. */
function mountStatus(
  app: Hono<AppEnvironment>,
  routes: AppLoginRoutes,
  { path, limit }: { readonly path: string; readonly limit: RateLimit },
): void {
  const listeners: Listeners = new Map();

  app.get(`${path}/status`, async (c) => {
    const { read } = await createStatusReader(c, `${path}/status`, { routes, limit });
    const status = await read();
    if (status === null) throw new RequestError('provider_unavailable');
    return c.json({ status });
  });

  app.get(`${path}/events`, async (c) => {
    const { id, ...source } = await createStatusReader(c, `${path}/events`, { routes, limit });
    c.header('Content-Type', 'text/event-stream; charset=utf-8');
    // Proxies such as nginx collect answers otherwise.
    c.header('X-Accel-Buffering', 'no');
    // Nobody would read the stream to its end.
    if (c.req.method === 'HEAD') return c.body(null);
    const events = createStatusEvents(listeners, id, source);
    if (events === null) throw new RequestError('too_many_requests');
    return c.body(events);
  });
}

/** The dependencies of a login in an app. */
export interface AppLoginRoutes extends LoginRoutes {
  readonly createRateLimit: CreateRateLimit;
  readonly isProxyTrusted: boolean;
}

/** Per login and network: three tabs that ask every two seconds, and a visitor who tries again. */
const createLimits = ({ createRateLimit }: AppLoginRoutes) => ({
  status: createRateLimit({ name: 'app-login-status', max: 180, windowSeconds: 60 }),
  restart: createRateLimit({ name: 'app-login-again', max: 10, windowSeconds: 300 }),
});

type AppLoginAnswer = (
  c: AppContext,
  context: LoginRequestContext,
  login: OpenAppLogin,
) => Promise<Response>;

const withLogin =
  (routes: AppLoginRoutes, limit: RateLimit, answer: AppLoginAnswer): PageAnswer =>
  async (c, context) =>
    answer(c, context, await openGuarded(c, context, { routes, limit }));

interface Guarded {
  readonly routes: AppLoginRoutes;
  readonly limit: RateLimit;
}

/** The login of the address, for its browser, which may not ask too often. */
async function openGuarded(
  c: AppContext,
  context: LoginRequestContext,
  { routes, limit }: Guarded,
): Promise<OpenAppLogin> {
  const id = c.req.param('id') ?? '';
  const login = await openAppLogin(context, routes, { id, cookie: getCookie(c, cookieName(id)) });
  const network = clientNetwork(addressOf(c.env.incoming, routes.isProxyTrusted));
  await enforceLimit(limit, `${context.tenant.id} ${login.attempt.id} ${network}`);
  return login;
}

/** What asks the provider for the status of the login, and the login's id. */
async function createStatusReader(c: AppContext, path: string, guarded: Guarded) {
  c.set('route', path);
  c.header('Cache-Control', 'no-store');
  const { routes } = guarded;
  const context = await loginContextOf(c, routes);
  const login = await openGuarded(c, context, guarded);
  return { id: login.attempt.id, now: context.now, read: () => readAppStatus(routes, login) };
}

type Present = (context: LoginRequestContext, login: OpenAppLogin) => Promise<AppLoginPage>;

const createPresenter =
  (findPageSettings: FindPageSettings): Present =>
  async ({ tenant, language }, { attempt, provider, organisation }) => ({
    language,
    sender: (await findPageSettings(tenant)).sender,
    organisation,
    name: provider.name,
    address: `${loginPaths.app}/${attempt.id}`,
    returnUrl: attempt.return_url,
  });

interface Shown {
  readonly context: LoginRequestContext;
  readonly login: OpenAppLogin;
  readonly routes: AppLoginRoutes;
  readonly present: Present;
}

async function answerPage(
  c: AppContext,
  { context, login, routes, present }: Shown,
): Promise<Response> {
  const { app, checks, state, progress } = login;
  const status = await readAppStatus(routes, login);
  if (status === 'done') {
    const callback = new URL(loginPaths.callback, routes.originOf(context.tenant));
    callback.searchParams.set('state', state);
    return c.redirect(callback.href, 303);
  }
  const content = await present(context, login);
  if (status === 'waiting' || status === 'pairing' || status === 'connected')
    return waitingPage(c, content, { ...progress, status, links: app.linksOf(checks) });
  return endPage(c, content, status ?? 'failed');
}
