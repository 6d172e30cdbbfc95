import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Pool } from 'pg';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import { createPageSettingsFinder, type FindPageSettings } from '../pages/page-settings.ts';
import { namedSender } from '../pages/sender.ts';
import type { AppContext, AppEnvironment } from '../platform/http/app-environment.ts';
import type { Runtime } from '../platform/runtime.ts';
import { requestLanguage } from '../platform/http/requests/request-language.ts';
import type { ResolveTenant } from '../platform/http/tenancy/tenancy.ts';
import { RequestError } from '../platform/request-error.ts';
import { departurePage } from './pages/departure-page.ts';
import { createLogoutDeparture, finishLogout } from './end-login.ts';
import {
  redirectToProvider,
  type LoginRequestContext,
  type ProviderDeparture,
} from './redirect-to-provider.ts';
import { loginStopPage } from './pages/login-stop-page.ts';
import { loginPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import type { LoginOptions } from './login-options.ts';
import { attemptMs } from './login-times.ts';
import { returnFromProvider } from './return-from-provider.ts';

/** The dependencies of the login routes. */
export interface LoginRoutes extends LoginOptions {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly resolveTenant: ResolveTenant;
  readonly isHttps: boolean;
}

/** Answers a request of a visitor's browser. */
export type PageAnswer = (c: AppContext, context: LoginRequestContext) => Promise<Response>;

/** Answers with pages: visitors read a refusal, so it is a page instead of problem details. */
export function createPageAnswer(routes: LoginRoutes, findPageSettings: FindPageSettings) {
  return (path: string, answer: PageAnswer) => async (c: AppContext) => {
    c.set('route', path);
    c.header('Cache-Control', 'no-store');
    const context = await loginContextOf(c, routes);
    try {
      return await answer(c, context);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { sender } =
        error.code === 'unavailable'
          ? { sender: namedSender(context.tenant) }
          : await findPageSettings(context.tenant);
      return loginStopPage(c, { ...context, sender }, error.code);
    }
  };
}

/** The routes of the redirects to a provider and back. */
export function mountLogin(app: Hono<AppEnvironment>, routes: LoginRoutes): void {
  const findPageSettings = createPageSettingsFinder(routes.pool);
  const answerWithPage = createPageAnswer(routes, findPageSettings);
  const on = (path: string, answer: PageAnswer) => app.get(path, answerWithPage(path, answer));

  on(`${loginPaths.start}/:id`, async (c, context) => {
    const id = c.req.param('id') ?? '';
    const { departure, cookie } = await redirectToProvider(context, routes, id);
    if (cookie === null) return leave(c, { context, findPageSettings }, departure);
    setCookie(c, cookieName(id), cookie, cookieOptions(routes));
    return leave(c, { context, findPageSettings }, departure);
  });

  on(loginPaths.callback, async (c, context) => {
    const address = addressOf(c, context, routes, loginPaths.callback);
    const cookieOf = (attemptId: string) => getCookie(c, cookieName(attemptId));
    return c.redirect(await returnFromProvider(context, routes, { address, cookieOf }), 303);
  });

  on(`${loginPaths.end}/:reference`, async (c, context) => {
    const reference = c.req.param('reference') ?? '';
    return leave(
      c,
      { context, findPageSettings },
      await createLogoutDeparture(context, routes, reference),
    );
  });

  on(loginPaths.ended, async (c, context) =>
    c.redirect(
      await finishLogout(context, routes, addressOf(c, context, routes, loginPaths.ended)),
      303,
    ),
  );
}

/** Our own address as providers know it, with the query of the request. */
const addressOf = (
  c: AppContext,
  { tenant }: LoginRequestContext,
  { originOf }: LoginRoutes,
  path: string,
): URL => new URL(path + new URL(c.req.url).search, originOf(tenant));

/** Sends the browser on: by a redirect, or with a page whose form sends itself. */
async function leave(
  c: AppContext,
  {
    context,
    findPageSettings,
  }: {
    readonly context: LoginRequestContext;
    readonly findPageSettings: FindPageSettings;
  },
  departure: ProviderDeparture,
): Promise<Response> {
  if (departure.fields === undefined) return c.redirect(departure.url, 303);
  const { sender } = await findPageSettings(context.tenant);
  return departurePage(c, { ...context, sender, departure });
}

const cookieOptions = ({ isHttps }: LoginRoutes) =>
  ({
    path: '/login',
    httpOnly: true,
    secure: isHttps,
    sameSite: 'Lax',
    maxAge: attemptMs / 1000,
  }) as const;

/** Each attempt has its own cookie, so that two tabs do not interfere. */
export const cookieName = (attemptId: string) => `fb_login_${attemptId}`;

/** The tenant and the language of a request, and its transactions. */
export async function loginContextOf(
  c: AppContext,
  routes: LoginRoutes,
): Promise<LoginRequestContext> {
  const tenant = await routes.resolveTenant(c.env.incoming);
  c.set('tenant', tenant);
  const asked = c.req.query('lang');
  const language = asked === undefined ? c.get('language') : requestLanguage(asked);
  return {
    ...routes.runtime,
    tenant,
    language,
    isPhone: /Android|iPhone|iPad|iPod/.test(c.req.header('user-agent') ?? ''),
    transaction: withTenant(routes.pool, tenant.id),
  };
}
