import { canonicalOrigin } from '../platform/config/canonical-origin.ts';
import type { Config } from '../platform/config/config.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';

/** The configured public origin of a tenant. */
export function originOf(config: Config): (tenant: Tenant) => string {
  return ({ slug }) => canonicalOrigin(config, slug);
}
