import type { Pool, PoolClient } from 'pg';
import { listTables, openTenant, quote } from '../platform/database/dump/catalogue-queries.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';

/** A tenant as its operator sees it: how much there is, and nothing of what it contains. */
export interface TenantSummary {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly is_active: boolean;
  readonly created_at: Date;
  readonly users: number;
  readonly forms: number;
  readonly submissions: number;
}

/** All tenants by slug, with their numbers of users, forms and submissions. */
export async function selectTenantSummaries(pool: Pool): Promise<readonly TenantSummary[]> {
  const { rows } = await pool.query<Omit<TenantSummary, 'users' | 'forms' | 'submissions'>>(
    'select id, slug, name, is_active, created_at from tenants order by slug',
  );
  const summaries: TenantSummary[] = [];
  for (const row of rows) summaries.push({ ...row, ...(await countRows(pool, row.id)) });
  return summaries;
}

async function countRows(pool: Pool, tenantId: string) {
  return withTenant(
    pool,
    tenantId,
  )(async (tx) => {
    const count = async (table: 'users' | 'forms' | 'submissions') => {
      const { total } = await tx
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .where('tenant_id', '=', tenantId)
        .executeTakeFirstOrThrow();
      return Number(total);
    };
    return {
      users: await count('users'),
      forms: await count('forms'),
      submissions: await count('submissions'),
    };
  });
}

/** Suspends or resumes a tenant; false when there is no such tenant. Servers notice within five seconds. */
export async function updateTenantActive(
  pool: Pool,
  slug: string,
  { isActive, at }: { readonly isActive: boolean; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update tenants set is_active = $2, updated_at = $3,
       suspended_at = case when $2 then null else coalesce(suspended_at, $3) end
     where slug = $1`,
    [slug, isActive, at],
  );
  return rowCount === 1;
}

/** When a tenant was suspended; null for an active one. */
export async function selectSuspendedAt(pool: Pool, id: string): Promise<Date | null> {
  const { rows } = await pool.query<{ suspended_at: Date | null }>(
    'select suspended_at from tenants where id = $1',
    [id],
  );
  return rows[0]?.suspended_at ?? null;
}

/**
 * Deletes a suspended tenant with all rows of its tables; false when it is not suspended. One statement deletes from all
 * tables, because foreign keys between them are checked at the end of a statement, in whatever order rows go.
 */
export async function deleteSuspendedTenant(pool: Pool, id: string): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const { rowCount } = await client.query(
      'select from tenants where id = $1 and not is_active for update',
      [id],
    );
    if (rowCount === 1) {
      const tables = (await listTables(client)).filter((table) => table.is_isolated);
      await openTenant(client, id);
      await client.query(deletionOf(tables), [id]);
      await deleteJobsOf(client, id);
    }
    await client.query('commit');
    return rowCount === 1;
  } finally {
    // After a failure the transaction is still open, so the caller must close the connection.
    client.release(true);
  }
}

/** Deletes the jobs of the tenant; the queue is created by the first server that starts. */
async function deleteJobsOf(client: PoolClient, id: string): Promise<void> {
  const { rows } = await client.query<{ queue: string | null }>(
    "select to_regclass('jobs.job')::text as queue",
  );
  if ((rows[0]?.queue ?? null) === null) return;
  await client.query("delete from jobs.job where data ->> 'tenantId' = $1", [id]);
}

function deletionOf(tables: readonly { readonly table: string }[]): string {
  const deletions = tables.map(
    ({ table }, index) =>
      `deleted_${String(index)} as (delete from ${quote(table)} where tenant_id = $1)`,
  );
  return `with ${deletions.join(', ')} delete from tenants where id = $1`;
}
