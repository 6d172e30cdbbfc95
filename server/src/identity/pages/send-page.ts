import type { ServerResponse } from 'node:http';

/** Nothing but our own files; forms go to ourselves; no framing, no referrer, no sniffing. */
const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** Puts the headers of a page on a response, whoever writes its body. */
export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
}

/** Sends a page of ours; never stored by browser or proxy. */
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
