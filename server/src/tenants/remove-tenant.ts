import type { Pool } from 'pg';
import { findTenantBySlug } from '../platform/database/tenancy/find-tenant.ts';
import { StartError } from '../platform/start-error.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { tenantPrefix } from '../platform/storage/storage-keys.ts';
import { deleteSuspendedTenant, selectSuspendedAt } from './tenants-queries.ts';

/** The removal of a tenant, which its operator confirms by its full name. */
export interface TenantRemoval {
  readonly slug: string;
  readonly confirmedName: string;
}

/** What the removal works on. */
export interface RemovalOptions {
  readonly pool: Pool;
  readonly storage: Pick<FileStorage, 'removeAll'>;
  readonly now: () => number;
}

/** Uploads and jobs that began before the suspension have ended by then, so no file arrives after the removal. */
const waitMs = 86_400_000;

/**
 * Deletes a tenant that is suspended for a day: all files first, then all rows. A removal that stopped can be repeated,
 * as long as the row of the tenant says where its files are.
 */
export async function removeTenant(
  { pool, storage, now }: RemovalOptions,
  { slug, confirmedName }: TenantRemoval,
): Promise<void> {
  const found = await findTenantBySlug(pool, slug);
  if (found === undefined) throw new StartError(`There is no tenant ${slug}.`);
  const { tenant, isActive } = found;
  if (isActive) throw new StartError(`Suspend ${slug} first: tenants suspend ${slug}.`);
  if (confirmedName !== tenant.name)
    throw new StartError(`Confirm the removal with the full name: --name "${tenant.name}".`);
  const suspendedAt = await selectSuspendedAt(pool, tenant.id);
  if (suspendedAt === null || now() - suspendedAt.getTime() < waitMs)
    throw new StartError(`${slug} can be removed when it is suspended for a day.`);
  await storage.removeAll(tenantPrefix(tenant.id));
  if (!(await deleteSuspendedTenant(pool, tenant.id)))
    throw new StartError(`${slug} was resumed in the meantime; its files are gone.`);
}
