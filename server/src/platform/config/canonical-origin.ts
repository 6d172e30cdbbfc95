import type { Config } from './config.ts';

/** The tenant of a server that runs on `localhost` or a bare address without a `TENANT` setting. */
export const defaultTenantSlug = 'demo';

/** The canonical origin of a tenant's pages and its sign-in, without a trailing slash. */
export function canonicalOrigin(
  config: Pick<Config, 'publicOrigin' | 'port' | 'tenant'>,
  tenantSlug: string,
): string {
  if (config.publicOrigin !== null) return config.publicOrigin.replace('{tenant}', tenantSlug);
  const isDefault = tenantSlug === (config.tenant ?? defaultTenantSlug);
  return `http://${isDefault ? '' : `${tenantSlug}.`}localhost:${String(config.port)}`;
}
