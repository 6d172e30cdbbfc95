import type { ServerResponse } from 'node:http';

/** Allows our own files only; forms post to this origin and to those in `formTargets`. */
const policyOf = (formTargets: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** No framing, no referrer, no sniffing. */
const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** Sets the headers of a page, including pages whose body the library writes; `formTargets`: origins to which it posts. */
export function setSecurityHeaders(
  response: ServerResponse,
  formTargets: readonly string[] = [],
): void {
  response.setHeader('content-security-policy', policyOf(formTargets));
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
}

/** Sends one of our pages; never stored by browser or proxy. */
export function sendPage(
  response: ServerResponse,
  page: { readonly status: number; readonly markup: string; readonly retryAfterS?: number },
): void {
  setSecurityHeaders(response);
  response.statusCode = page.status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  if (page.retryAfterS !== undefined) response.setHeader('retry-after', String(page.retryAfterS));
  response.end(page.markup);
}
