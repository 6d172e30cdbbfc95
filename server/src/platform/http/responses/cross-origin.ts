import type { Endpoint } from '@form-builder/core/contract/endpoint.ts';
import { RequestError } from '../../request-error.ts';
import type { AppContext } from '../app-environment.ts';
import type { Tenant } from '../../database/tenancy/tenant.ts';

const exposedHeaders = 'API-Version, ETag, Retry-After, X-Request-Id, X-Tenancy';
const preflightSeconds = '7200';

/**
 * Lets the tenant's own sites read the response, without cookies. On endpoints for visitors a page of another
 * site may read the rejection.
 */
export function allowOrigin(c: AppContext, endpoint: Endpoint, tenant: Tenant, host: string): void {
  c.header('Vary', 'Origin', { append: true });
  const origin = c.req.header('origin');
  if (origin === undefined || isSameOrigin(origin, host)) return;
  const isAllowed = tenant.allowedOrigins.includes(origin);
  if (isAllowed || endpoint.access.level === 'public') {
    c.header('Access-Control-Allow-Origin', origin);
    c.header('Access-Control-Expose-Headers', exposedHeaders);
  }
  if (!isAllowed && endpoint.access.level === 'public') {
    throw new RequestError('origin_not_allowed');
  }
}

/** Answers the preflight of a cross-origin request. */
export function answerPreflight(
  c: AppContext,
  endpoints: readonly Endpoint[],
  tenant: Tenant,
): Response {
  c.header('Vary', 'Origin', { append: true });
  const origin = c.req.header('origin');
  const open = endpoints.filter(
    ({ access }) =>
      access.level === 'public' || (origin !== undefined && tenant.allowedOrigins.includes(origin)),
  );
  if (origin === undefined || open.length === 0) return c.body(null, 204);
  c.header('Access-Control-Allow-Origin', origin);
  c.header('Access-Control-Allow-Methods', open.map(({ method }) => method).join(', '));
  c.header('Access-Control-Allow-Headers', requestedHeaders(c));
  c.header('Access-Control-Max-Age', preflightSeconds);
  return c.body(null, 204);
}

/**
 * Lets the tenant's own sites send files to the embedded store; false for pages of other sites, which may read
 * the rejection.
 */
export function allowUploadFrom(c: AppContext, tenant: Tenant, host: string): boolean {
  c.header('Vary', 'Origin', { append: true });
  const origin = c.req.header('origin');
  if (origin === undefined || isSameOrigin(origin, host)) return true;
  c.header('Access-Control-Allow-Origin', origin);
  c.header('Access-Control-Expose-Headers', 'ETag, Location, Retry-After, X-Request-Id');
  return tenant.allowedOrigins.includes(origin);
}

/** Answers the preflight that a browser sends before an upload with progress events. */
export function answerUploadPreflight(c: AppContext, tenant: Tenant): Response {
  c.header('Vary', 'Origin', { append: true });
  const origin = c.req.header('origin');
  if (origin === undefined || !tenant.allowedOrigins.includes(origin)) return c.body(null, 204);
  c.header('Access-Control-Allow-Origin', origin);
  c.header('Access-Control-Allow-Methods', 'POST');
  c.header('Access-Control-Max-Age', preflightSeconds);
  return c.body(null, 204);
}

/** Allows every header: none of them is a credential that the browser adds automatically. */
function requestedHeaders(c: AppContext): string {
  return (c.req.header('access-control-request-headers') ?? '').replace(/[^\w, -]/g, '');
}

function isSameOrigin(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
