import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { loginPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import { createPageSettingsFinder, type FindPageSettings } from '../../pages/page-settings.ts';
import type { AppContext, AppEnvironment } from '../../platform/http/app-environment.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { AppLoginStatus } from '../../providers/auth/login-driver.ts';
import {
  cookieName,
  createPageAnswer,
  loginContextOf,
  type LoginRoutes,
  type PageAnswer,
} from '../mount-login.ts';
import { nullWhenUnavailable, type LoginRequestContext } from '../redirect-to-provider.ts';
import { endPage, waitingPage } from './app-login-page.ts';
import { cancelAppLogin, restartAppLogin } from './change-app-login.ts';
import { openAppLogin, type OpenAppLogin } from './open-app-login.ts';
import { createStatusEvents, type Listeners } from './status-events.ts';

/** The page on which a visitor waits for an app on a phone, and what it asks. Only the browser of the login gets answers. */
export function mountAppLogin(app: Hono<AppEnvironment>, routes: LoginRoutes): void {
  const findPageSettings = createPageSettingsFinder(routes.pool);
  const answerWithPage = createPageAnswer(routes, findPageSettings);
  const listeners: Listeners = new Map();
  const path = `${loginPaths.app}/:id`;
  const post = (action: string, answer: PageAnswer) =>
    app.post(`${path}/${action}`, answerWithPage(`${path}/${action}`, answer));

  app.get(
    path,
    answerWithPage(path, async (c, context) => {
      const login = await open(c, context, routes);
      return page(c, { context, login, routes, findPageSettings });
    }),
  );

  post('cancel', async (c, context) =>
    c.redirect(await cancelAppLogin(context, routes, await open(c, context, routes)), 303),
  );

  post('again', async (c, context) =>
    c.redirect(await restartAppLogin(context, routes, await open(c, context, routes)), 303),
  );

  app.get(`${path}/status`, async (c) => {
    const status = await (await reader(c, `${path}/status`, routes))();
    if (status === null) throw new RequestError('provider_unavailable');
    return c.json({ status });
  });

  app.get(`${path}/events`, async (c) => {
    const read = await reader(c, `${path}/events`, routes);
    const events = createStatusEvents(listeners, c.req.param('id') ?? '', read);
    if (events === null) throw new RequestError('too_many_requests');
    c.header('Content-Type', 'text/event-stream; charset=utf-8');
    // Proxies such as nginx collect answers otherwise.
    c.header('X-Accel-Buffering', 'no');
    return c.body(events);
  });
}

const open = (c: AppContext, context: LoginRequestContext, routes: LoginRoutes) => {
  const id = c.req.param('id') ?? '';
  return openAppLogin(context, routes, { id, cookie: getCookie(c, cookieName(id)) });
};

const readStatus = (
  { onFailed }: Pick<LoginRoutes, 'onFailed'>,
  { app, checks }: OpenAppLogin,
): Promise<AppLoginStatus | null> => nullWhenUnavailable(onFailed, () => app.readStatus(checks));

/** What asks the provider for the status of the login. */
async function reader(c: AppContext, path: string, routes: LoginRoutes) {
  c.set('route', path);
  c.header('Cache-Control', 'no-store');
  const login = await open(c, await loginContextOf(c, routes), routes);
  return () => readStatus(routes, login);
}

interface Shown {
  readonly context: LoginRequestContext;
  readonly login: OpenAppLogin;
  readonly routes: LoginRoutes;
  readonly findPageSettings: FindPageSettings;
}

async function page(c: AppContext, shown: Shown): Promise<Response> {
  const { context, login, routes, findPageSettings } = shown;
  const { tenant, language } = context;
  const { attempt, provider, organisation, app, checks, state } = login;
  const status = await readStatus(routes, login);
  if (status === 'done') {
    const callback = new URL(loginPaths.callback, routes.originOf(tenant));
    callback.searchParams.set('state', state);
    return c.redirect(callback.href, 303);
  }
  const { sender } = await findPageSettings(tenant);
  const content = {
    language,
    sender,
    organisation,
    name: provider.name,
    address: `${loginPaths.app}/${attempt.id}`,
    returnUrl: attempt.return_url,
  };
  if (status === 'waiting' || status === 'connected')
    return waitingPage(c, content, {
      links: app.linksOf(checks),
      isConnected: status === 'connected',
    });
  return endPage(c, content, status ?? 'failed');
}
