import type { Hono } from 'hono';
import { serviceProviderPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import type { AppEnvironment } from '../../platform/http/app-environment.ts';
import { loginContextOf, type LoginRoutes } from '../mount-login.ts';

/** Providers may keep the keys this long; a new key is published a day before it signs. */
const keptSeconds = 300;

/** The public keys of the tenant (RFC 7517), with which OpenID Providers verify our assertions. */
export function mountClientKeys(app: Hono<AppEnvironment>, routes: LoginRoutes): void {
  app.get(serviceProviderPaths.keys, async (c) => {
    c.set('route', serviceProviderPaths.keys);
    const { tenant } = await loginContextOf(c, routes);
    c.header('Cache-Control', `public, max-age=${String(keptSeconds)}`);
    c.header('Content-Type', 'application/jwk-set+json');
    return c.body(JSON.stringify(await routes.findClientKeys(tenant.id).published()));
  });
}
