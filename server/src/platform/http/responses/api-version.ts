import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from '../app-environment.ts';

/**
 * The full version of the API, by semantic versioning. Its major number is that of the paths. While
 * that is 0, a new minor number may change what exists: the change log says what.
 */
export const apiVersion = '0.1.0';

/** Tells the version with every answer (API Design Rules, `/core/version-header`). */
export const apiVersionHeader = createMiddleware<AppEnvironment>(async (c, next) => {
  await next();
  c.res.headers.set('API-Version', apiVersion);
});
