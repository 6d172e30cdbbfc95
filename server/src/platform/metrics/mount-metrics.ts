import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from '../http/app-environment.ts';
import { RequestError } from '../request-error.ts';
import { hashKey, isKeyOf } from '../secrets/public-key.ts';
import type { Metrics } from './metrics.ts';

/** Measures every request by its route pattern. */
export function requestMetrics(metrics: Metrics) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const startedAt = performance.now();
    await next();
    metrics.observeRequest({
      method: c.req.method,
      route: c.get('route') ?? 'none',
      status: c.res.status,
      seconds: (performance.now() - startedAt) / 1000,
    });
  });
}

/** Measures a request that is handled outside the app. */
export function measureResponse(
  metrics: Metrics,
  route: string,
  { method = 'GET' }: IncomingMessage,
  response: ServerResponse,
): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.observeRequest({ method, route, status: response.statusCode, seconds });
  });
}

/**
 * `/metrics` for Prometheus, for callers with the operator's token as `Authorization: Bearer`; without a token
 * in the settings the page does not exist.
 */
export function mountMetrics(
  app: Hono<AppEnvironment>,
  metrics: Metrics,
  token: string | null,
): void {
  if (token === null) return;
  const expected = hashKey(`Bearer ${token}`);
  app.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    if (!isKeyOf(c.req.header('authorization'), expected)) {
      throw new RequestError('not_authenticated');
    }
    c.header('Cache-Control', 'no-store');
    c.header('Content-Type', metrics.contentType);
    return c.body(await metrics.read());
  });
}
