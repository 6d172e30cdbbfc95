import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppEnvironment } from './app-environment.ts';
import type { Tenant } from '../database/tenancy/tenant.ts';
import { hostnameOf, hostOf } from './tenancy/request-host.ts';
import type { ResolveTenant } from './tenancy/tenancy.ts';

/** The request listener of the process. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface ListenerOptions {
  readonly app: Hono<AppEnvironment>;
  readonly handleIdentity: (
    tenant: Tenant,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<void>;
  readonly resolveTenant: ResolveTenant;
  /** The redirect target for a browser that uses a bare loopback address. */
  readonly defaultOrigin: string;
  readonly isProxyTrusted: boolean;
}

/** Routes `/idp` to the sign-in service and everything else to the app, on one port. */
export function createListener(options: ListenerOptions): Listener {
  const serveApp = getRequestListener(options.app.fetch);
  return async (request, response) => {
    if (isPageOnLoopback(request, options.isProxyTrusted)) {
      response.writeHead(307, { Location: options.defaultOrigin + (request.url ?? '/') }).end();
      return;
    }
    const tenant = await findIdentityTenant(request, options.resolveTenant);
    if (tenant === null) await serveApp(request, response);
    else await options.handleIdentity(tenant, request, response);
  };
}

/**
 * Sign-in works under one origin only, so a page at another address is redirected before it is
 * shown.
 */
function isPageOnLoopback(request: IncomingMessage, isProxyTrusted: boolean): boolean {
  const hostname = hostnameOf(hostOf(request, isProxyTrusted));
  const isLoopback = hostname === '127.0.0.1' || hostname === '[::1]';
  const acceptsHtml = (request.headers.accept ?? '').includes('text/html');
  return isLoopback && request.method === 'GET' && acceptsHtml;
}

/** The tenant of a request to the sign-in service; `null` passes the request to the app. */
async function findIdentityTenant(
  request: IncomingMessage,
  resolveTenant: ResolveTenant,
): Promise<Tenant | null> {
  if (!/^\/idp(\/|\?|$)/.test(request.url ?? '')) return null;
  // The app reports an unknown or disabled tenant, as it does on every other path.
  return resolveTenant(request).catch(() => null);
}
