import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './app-environment.ts';
import type { Runtime } from '../runtime.ts';
import { currentTrace } from '../tracing/current-trace.ts';
import { requestLanguage } from './requests/request-language.ts';
import type { Logger } from '../logging/logger.ts';

/**
 * Gives every request an id and its language, and writes one log entry about it: the route pattern instead of
 * the path; no query, body, headers, names or addresses.
 */
export function requestLog(logger: Logger, runtime: Runtime) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const startedAt = performance.now();
    c.set('requestId', runtime.createId());
    c.set('language', requestLanguage(c.req.header('accept-language')));
    await next();
    c.res.headers.set('X-Request-Id', c.get('requestId'));
    logger.info(
      {
        requestId: c.get('requestId'),
        traceId: currentTrace()?.traceId,
        tenant: c.get('tenant')?.slug,
        method: c.req.method,
        route: c.get('route') ?? 'none',
        status: c.res.status,
        durationMs: Math.round(performance.now() - startedAt),
      },
      'request',
    );
  });
}
