import type { IncomingMessage, ServerResponse } from 'node:http';
import { issuerPath } from '../issuer.ts';

/**
 * Rewrites a request to the provider's own root on the canonical origin, whatever host name or proxy it used,
 * so that every URL that the provider writes is canonical.
 */
export function mountRequest(request: IncomingMessage, origin: string): void {
  const { host, protocol } = new URL(origin);
  const original = request.url ?? issuerPath;
  const url = original.slice(issuerPath.length).replace(/^\/+/, '/') || '/';
  // Connect-style servers keep the full path in `originalUrl`.
  Object.assign(request, { originalUrl: original, url });
  request.headers.host = host;
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
}

/** Sends an asset of the pages, which may be cached forever. */
export function sendAsset(
  response: ServerResponse,
  { type, content }: { readonly type: string; readonly content: string | Buffer },
): void {
  const charset = typeof content === 'string' ? '; charset=utf-8' : '';
  response.setHeader('content-type', type + charset);
  response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  response.setHeader('x-content-type-options', 'nosniff');
  response.end(content);
}
