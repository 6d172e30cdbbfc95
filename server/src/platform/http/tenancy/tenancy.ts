import type { IncomingMessage } from 'node:http';
import type { Pool } from 'pg';
import { defaultTenantSlug } from '../../config/canonical-origin.ts';
import type { Config } from '../../config/config.ts';
import { findTenantBySlug, type FoundTenant } from '../../database/tenancy/find-tenant.ts';
import { RequestError } from '../../request-error.ts';
import type { Runtime } from '../../runtime.ts';
import type { Tenant } from '../../database/tenancy/tenant.ts';
import { hostnameOf, hostOf, isBareAddress } from './request-host.ts';

const rememberedForMs = 5_000;
const maxRemembered = 1_000;

/** A request for a tenant that does not exist or is disabled. */
export class TenancyError extends RequestError {
  readonly slug: string;

  constructor(code: 'tenant_not_found' | 'tenant_disabled', slug: string) {
    super(code);
    this.slug = slug;
  }
}

/** Resolves the tenant of a request; throws a `TenancyError` when there is none. */
export type ResolveTenant = (request: IncomingMessage) => Promise<Tenant>;

interface Remembered {
  readonly found: FoundTenant;
  readonly until: number;
}

/** Resolves tenants by the `TENANT` setting, or else by host name; caches them for 5 seconds. */
export function createTenancy(
  pool: Pool,
  runtime: Runtime,
  config: Pick<Config, 'tenant' | 'isProxyTrusted'>,
): ResolveTenant {
  const remembered = new Map<string, Remembered>();
  const find = async (slug: string): Promise<FoundTenant | undefined> => {
    const known = remembered.get(slug);
    if (known !== undefined && known.until > runtime.now()) return known.found;
    const found = await findTenantBySlug(pool, slug);
    if (remembered.size >= maxRemembered) remembered.clear();
    if (found === undefined) remembered.delete(slug);
    else remembered.set(slug, { found, until: runtime.now() + rememberedForMs });
    return found;
  };
  return async (request) => {
    const slug = config.tenant ?? slugOfHost(hostOf(request, config.isProxyTrusted));
    const found = await find(slug);
    if (found === undefined) throw new TenancyError('tenant_not_found', slug);
    if (!found.isActive) throw new TenancyError('tenant_disabled', slug);
    return found.tenant;
  };
}

/** The first label of the host name; the default tenant for `localhost` and IP addresses. */
export function slugOfHost(host: string): string {
  const hostname = hostnameOf(host);
  if (hostname === 'localhost' || hostname === '' || isBareAddress(hostname)) {
    return defaultTenantSlug;
  }
  // The slug is returned in a header: removes everything that a slug cannot contain.
  return (hostname.split('.')[0] ?? '').replace(/[^a-z0-9-]/g, '').slice(0, 63);
}
