import type { Pool } from 'pg';
import { findTenantBySlug } from '../platform/database/tenancy/find-tenant.ts';
import { StartError } from '../platform/start-error.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { tenantPrefix } from '../platform/storage/storage-keys.ts';
import { deleteSuspendedTenant } from './tenants-queries.ts';

/** The removal of a tenant, which its operator confirms by its full name. */
export interface TenantRemoval {
  readonly slug: string;
  readonly confirmedName: string;
}

/**
 * Deletes a suspended tenant: all rows first, so that nothing refers to files that are gone, then all files.
 */
export async function removeTenant(
  pool: Pool,
  storage: Pick<FileStorage, 'removeAll'>,
  { slug, confirmedName }: TenantRemoval,
): Promise<void> {
  const found = await findTenantBySlug(pool, slug);
  if (found === undefined) throw new StartError(`There is no tenant ${slug}.`);
  const { tenant, isActive } = found;
  if (isActive) throw new StartError(`Suspend ${slug} first: tenants suspend ${slug}.`);
  if (confirmedName !== tenant.name)
    throw new StartError(`Confirm the removal with the full name: --name "${tenant.name}".`);
  if (!(await deleteSuspendedTenant(pool, tenant.id)))
    throw new StartError(`${slug} was resumed in the meantime.`);
  await storage.removeAll(tenantPrefix(tenant.id));
}
