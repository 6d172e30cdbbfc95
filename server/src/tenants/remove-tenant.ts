import type { Pool } from 'pg';
import { platformDatabase } from '../platform/database/platform-database.ts';
import { findTenantBySlug } from '../platform/database/tenancy/find-tenant.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { tenantPrefix } from '../platform/storage/storage-keys.ts';
import { insertOperatorEvent, isDumpedSince } from './events/operator-events-queries.ts';
import type { OperatorContext } from './events/operator.ts';
import { TenantRefusal, unknownTenant } from './tenant-refusal.ts';
import { deleteSuspendedTenant, selectSuspendedAt } from './tenants-queries.ts';

/** The removal of a tenant, which its operator confirms by its full name. */
export interface TenantRemoval {
  readonly slug: string;
  readonly confirmedName: string;
}

/** An operator who removes a tenant, and what the removal works on. */
export interface RemovalContext extends OperatorContext {
  readonly pool: Pool;
  readonly storage: Pick<FileStorage, 'removeAll'>;
}

/** How much a tenant had. */
export interface Removed {
  readonly rows: number;
  readonly files: number;
}

/** Uploads and jobs that began before the suspension have ended by then, so no file arrives after the removal. */
const waitMs = 86_400_000;

/**
 * Deletes a tenant that is suspended for a day and dumped since then: all files first, then all rows. A removal that stopped is recorded as
 * failed and can be repeated, as long as the row of the tenant says where its files are.
 */
export async function removeTenant(
  context: RemovalContext,
  removal: TenantRemoval,
): Promise<Removed> {
  const tenant = await getRemovable(context, removal);
  const { pool, storage } = context;
  let files: number | undefined;
  try {
    files = await storage.removeAll(tenantPrefix(tenant.id));
    return { files, rows: await removeRows(context, tenant, files) };
  } catch (error) {
    // The database may be what failed: the operator then needs the first error.
    await insertOperatorEvent(platformDatabase(pool), context, {
      action: 'remove',
      tenant,
      result: 'failed',
      fileCount: files,
    }).catch(() => undefined);
    throw error;
  }
}

async function removeRows(
  { pool, ...context }: RemovalContext,
  tenant: Tenant,
  fileCount: number,
): Promise<number> {
  const rows = await deleteSuspendedTenant(pool, tenant.id, (tx, rowCount) =>
    insertOperatorEvent(tx, context, { action: 'remove', tenant, rowCount, fileCount }),
  );
  if (rows === undefined)
    throw new TenantRefusal(
      'tenant_active',
      `${tenant.slug} was resumed in the meantime; its files are gone.`,
      { isLogged: true },
    );
  return rows;
}

async function getRemovable(
  { pool, runtime }: RemovalContext,
  { slug, confirmedName }: TenantRemoval,
): Promise<Tenant> {
  const found = await findTenantBySlug(pool, slug);
  if (found === undefined) throw unknownTenant(slug);
  const { tenant, isActive } = found;
  if (isActive)
    throw new TenantRefusal(
      'tenant_active',
      `Suspend ${slug} first: tenants suspend ${slug} --reason TEXT.`,
    );
  if (confirmedName !== tenant.name)
    throw new TenantRefusal(
      'tenant_name_differs',
      `Confirm the removal with the full name: --name "${tenant.name}".`,
    );
  const suspendedAt = await selectSuspendedAt(pool, tenant.id);
  if (suspendedAt === null || runtime.now() - suspendedAt.getTime() < waitMs)
    throw new TenantRefusal(
      'tenant_suspended_shortly',
      `${slug} can be removed when it is suspended for a day.`,
    );
  if (!(await isDumpedSince(pool, tenant.id, suspendedAt)))
    throw new TenantRefusal(
      'tenant_not_dumped',
      `Make a dump of ${slug} first, of its rows as they are since it was suspended: tenants dump ${slug} FILE.`,
    );
  return tenant;
}
