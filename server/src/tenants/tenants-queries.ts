import { sql, type Kysely, type Transaction } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { databaseOnClient } from '../platform/database/database-on-client.ts';
import type { Database } from '../platform/database/database.ts';
import { listTables, openTenant, quote } from '../platform/database/dump/catalogue-queries.ts';
import { TenantRefusal } from './tenant-refusal.ts';

/** Inserts the row of a new tenant, unless another one has the slug; returns when it was created. */
export async function insertTenant(
  tx: Transaction<Database>,
  { id, slug, name }: { readonly id: string; readonly slug: string; readonly name: string },
): Promise<Date> {
  const { rows } = await sql<{ created_at: Date }>`
    insert into tenants (id, slug, name) values (${id}, ${slug}, ${name})
    on conflict (slug) do nothing returning created_at`.execute(tx);
  const [inserted] = rows;
  if (inserted === undefined)
    throw new TenantRefusal('tenant_slug_taken', `There is a tenant ${slug} already.`);
  return inserted.created_at;
}

/** Suspends or resumes a tenant and returns its id, if there is one. Servers notice within five seconds. */
export async function updateTenantActive(
  tx: Transaction<Database>,
  slug: string,
  { isActive, at }: { readonly isActive: boolean; readonly at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update tenants set is_active = ${isActive}, updated_at = ${at},
      suspended_at = case when ${isActive} then null else coalesce(suspended_at, ${at}) end
    where slug = ${slug} returning id`.execute(tx);
  return rows[0]?.id;
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
 * Deletes a suspended tenant with all rows of its tables; undefined when it is not suspended, else how many rows it had,
 * its own included. One statement deletes from all tables, because foreign keys between them are checked at the end of a
 * statement, in whatever order rows go. `onDeleted` runs in the same transaction.
 */
export async function deleteSuspendedTenant(
  pool: Pool,
  id: string,
  onDeleted: (tx: Kysely<Database>, rows: number) => Promise<void>,
): Promise<number | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const { rowCount } = await client.query(
      'select from tenants where id = $1 and not is_active for update',
      [id],
    );
    if (rowCount !== 1) return undefined;
    const deleted = await deleteRowsOf(client, id);
    await deleteJobsOf(client, id);
    await onDeleted(databaseOnClient(client), deleted);
    await client.query('commit');
    return deleted;
  } finally {
    // The transaction may still be open, so the caller must close the connection.
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

async function deleteRowsOf(client: PoolClient, id: string): Promise<number> {
  const tables = (await listTables(client)).filter((table) => table.is_isolated);
  await openTenant(client, id);
  const { rows } = await client.query<{ total: string }>(deletionOf(tables), [id]);
  return Number(rows[0]?.total);
}

function deletionOf(tables: readonly { readonly table: string }[]): string {
  const deletions = [
    ...tables.map(({ table }) => `delete from ${quote(table)} where tenant_id = $1 returning 1`),
    'delete from tenants where id = $1 returning 1',
  ];
  const parts = deletions.map((deletion, index) => `deleted_${String(index)} as (${deletion})`);
  const counts = deletions.map((_, index) => `(select count(*) from deleted_${String(index)})`);
  return `with ${parts.join(', ')} select ${counts.join(' + ')} as total`;
}
