import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { RequestError } from '../platform/request-error.ts';
import type { Authenticate } from './authenticate.ts';
import { findClaims } from './provider/account-claims.ts';
import type { TenantContext } from './identity-options.ts';

/** The path of the userinfo endpoint in discovery, and its alias in the suite (`account`). */
export const userinfoPaths: ReadonlySet<string> = new Set(['/me', '/account']);

/**
 * The userinfo endpoint for the API's own tokens. The library rejects these, because their audience is the API;
 * but the API and the accounts are one suite, and clients have no other token.
 */
export async function handleUserinfo(
  context: TenantContext,
  authenticate: Authenticate,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  const claims = await findCallerClaims(context, authenticate, request);
  if (!claims) {
    response.statusCode = 401;
    response.setHeader('www-authenticate', 'Bearer error="invalid_token"');
    response.end('{"error":"invalid_token"}');
    return;
  }
  response.end(JSON.stringify(claims));
}

async function findCallerClaims(
  context: TenantContext,
  authenticate: (tenant: Tenant, header: string) => Promise<{ readonly id: string }>,
  request: IncomingMessage,
) {
  try {
    const caller = await authenticate(context.tenant, request.headers.authorization ?? '');
    return await findClaims(context, caller.id);
  } catch (error) {
    if (error instanceof RequestError && error.code !== 'unavailable') return undefined;
    throw error;
  }
}
