import type { Pool } from 'pg';
import type { Tenant } from './tenant.ts';

/** A tenant and whether it is enabled. */
export interface FoundTenant {
  readonly tenant: Tenant;
  readonly isActive: boolean;
}

interface Row {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly is_active: boolean;
  readonly allowed_origins: readonly string[];
}

/** Finds the tenant with this slug, enabled or not. */
export function findTenantBySlug(pool: Pool, slug: string): Promise<FoundTenant | undefined> {
  return findTenant(pool, 'slug', slug);
}

/** Finds the tenant with this id, enabled or not. */
export function findTenantById(pool: Pool, id: string): Promise<FoundTenant | undefined> {
  return findTenant(pool, 'id', id);
}

async function findTenant(
  pool: Pool,
  column: 'id' | 'slug',
  value: string,
): Promise<FoundTenant | undefined> {
  const { rows } = await pool.query<Row>(
    `select id, slug, name, is_active, allowed_origins from tenants where ${column} = $1`,
    [value],
  );
  const row = rows[0];
  if (row === undefined) return undefined;
  const { id, slug, name, allowed_origins: allowedOrigins, is_active: isActive } = row;
  return { tenant: { id, slug, name, allowedOrigins }, isActive };
}

/** All tenants, enabled or not. */
export async function findTenants(pool: Pool): Promise<readonly Pick<Row, 'id' | 'slug'>[]> {
  const { rows } = await pool.query<Pick<Row, 'id' | 'slug'>>(
    'select id, slug from tenants order by slug',
  );
  return rows;
}
