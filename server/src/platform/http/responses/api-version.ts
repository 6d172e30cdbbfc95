import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from '../app-environment.ts';

/**
 * The full version of the API, by semantic versioning. The major number is that of the paths. While
 * it is 0, a new minor number may contain breaking changes, which the change log lists.
 */
export const apiVersion = '0.1.0';

/** Adds the version to every response (API Design Rules, `/core/version-header`). */
export const apiVersionHeader = createMiddleware<AppEnvironment>(async (c, next) => {
  await next();
  c.res.headers.set('API-Version', apiVersion);
});
