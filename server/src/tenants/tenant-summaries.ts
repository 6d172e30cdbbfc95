import { sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../platform/database/database.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';

/** A tenant as its operator sees it: how much there is, and nothing of what it contains. */
export interface TenantSummary {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly is_active: boolean;
  readonly created_at: Date;
  readonly suspended_at: Date | null;
  readonly users: number;
  readonly forms: number;
  readonly submissions: number;
  /** The size of its files in storage. */
  readonly file_bytes: number;
  /** When a user was last seen or a submission was made. */
  readonly last_activity_at: Date | null;
}

type TenantRow = Pick<
  TenantSummary,
  'id' | 'slug' | 'name' | 'is_active' | 'created_at' | 'suspended_at'
>;

/** Which tenants to summarise: all of them by default. */
export interface SummariesPage {
  readonly slug?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** Tenants by slug, with their size and their last activity. */
export async function selectTenantSummaries(
  pool: Pool,
  { slug, limit, offset = 0 }: SummariesPage = {},
): Promise<readonly TenantSummary[]> {
  const { rows } = await pool.query<TenantRow>(
    `select id, slug, name, is_active, created_at, suspended_at from tenants
      where $1::text is null or slug = $1 order by slug limit $2 offset $3`,
    [slug ?? null, limit ?? null, offset],
  );
  const summaries: TenantSummary[] = [];
  for (const row of rows) summaries.push({ ...row, ...(await measure(pool, row.id)) });
  return summaries;
}

/** How many tenants there are. */
export async function countTenants(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    'select count(*)::int as total from tenants',
  );
  return rows[0]?.total ?? 0;
}

type Measures = Omit<TenantSummary, keyof TenantRow>;

interface MeasuresRow extends Omit<Measures, 'file_bytes'> {
  /** Larger than what the driver returns as a number. */
  readonly file_bytes: string;
}

/** Counts in the transaction of the tenant: row-level security limits also what an operator counts. */
function measure(pool: Pool, tenantId: string): Promise<Measures> {
  return withTenant(pool, tenantId)((tx) => measureIn(tx, tenantId));
}

/** A tenant that this transaction inserted, as it is when the transaction commits; `tx` shows its rows. */
export async function summariseNew(
  tx: Transaction<Database>,
  tenant: Pick<TenantRow, 'id' | 'slug' | 'name' | 'created_at'>,
): Promise<TenantSummary> {
  const { id, slug, name, created_at } = tenant;
  const measures = await measureIn(tx, id);
  return { id, slug, name, is_active: true, created_at, suspended_at: null, ...measures };
}

async function measureIn(tx: Transaction<Database>, tenantId: string): Promise<Measures> {
  const { rows } = await sql<MeasuresRow>`
      select (select count(*)::int from users where tenant_id = ${tenantId}) as users,
             (select count(*)::int from forms where tenant_id = ${tenantId}) as forms,
             (select count(*)::int from submissions where tenant_id = ${tenantId}) as submissions,
             (select coalesce(sum(size_bytes), 0) from files where tenant_id = ${tenantId})
               + (select coalesce(sum(size_bytes), 0) from (
                   select distinct storage_key, size_bytes from form_attachments
                    where tenant_id = ${tenantId}) stored) as file_bytes,
             greatest(
               (select max(seen_at) from users where tenant_id = ${tenantId}),
               (select max(active_at) from staff_sessions where tenant_id = ${tenantId}),
               (select max(created_at) from submissions where tenant_id = ${tenantId})
             ) as last_activity_at`.execute(tx);
  const [measured] = rows;
  if (measured === undefined) throw new Error('A query without a row.');
  return { ...measured, file_bytes: Number(measured.file_bytes) };
}
