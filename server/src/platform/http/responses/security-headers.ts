import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from '../app-environment.ts';

const yearSeconds = 31_536_000;

/** The policy of responses that are not pages: no content, in no frame. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The security headers of every response; pages set their own content policy. */
export function securityHeaders(options: { readonly isHttps: boolean }) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'no-referrer');
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', dataPolicy);
      // For clients without `frame-ancestors` (API Design Rules, `/core/transport/security-headers`).
      headers.set('X-Frame-Options', 'DENY');
    }
    if (options.isHttps) headers.set('Strict-Transport-Security', `max-age=${String(yearSeconds)}`);
  });
}
