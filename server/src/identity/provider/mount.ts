import type { IncomingMessage, ServerResponse } from 'node:http';
import { issuerPath } from '../issuer.ts';

/**
 * Makes a request look to the provider as if it came to its own root under the canonical origin,
 * whatever name or proxy it really came through: so every address the provider writes is canonical.
 */
export function mountRequest(request: IncomingMessage, origin: string): void {
  const { host, protocol } = new URL(origin);
  const original = request.url ?? issuerPath;
  const url = original.slice(issuerPath.length).replace(/^\/+/, '/') || '/';
  // `originalUrl` is how connect-style servers tell the part of the path that was taken off.
  Object.assign(request, { originalUrl: original, url });
  request.headers.host = host;
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
}

/** Answers with a file of the pages, which may be kept for ever. */
export function sendAsset(
  response: ServerResponse,
  asset: { readonly type: string; readonly content: string },
): void {
  response.setHeader('content-type', `${asset.type}; charset=utf-8`);
  response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  response.setHeader('x-content-type-options', 'nosniff');
  response.end(asset.content);
}
