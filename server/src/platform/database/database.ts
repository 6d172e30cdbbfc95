import type { TenantsTable } from './tenancy/tenants-tables.ts';

/**
 * Every table with its row type. The platform declares its own; each feature adds its tables to this
 * interface in its `*-tables.ts` (declaration merging), so that the platform imports no feature.
 */
export interface Database {
  readonly tenants: TenantsTable;
}
