import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from '../app-environment.ts';

const yearSeconds = 31_536_000;

/** What nothing but a page needs: no content at all, in no frame. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer; pages set their own content policy. */
export function securityHeaders(options: { readonly isHttps: boolean }) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'no-referrer');
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', dataPolicy);
      // For readers that know no `frame-ancestors` (API Design Rules, `/core/transport/security-headers`).
      headers.set('X-Frame-Options', 'DENY');
    }
    if (options.isHttps) headers.set('Strict-Transport-Security', `max-age=${String(yearSeconds)}`);
  });
}
