import type { Pool, PoolClient } from 'pg';
import { StartError } from '../../start-error.ts';
import {
  listApplied,
  listSequences,
  listTables,
  listTenantIds,
  openTenant,
  quote,
} from './catalogue-queries.ts';
import { dumpFormat, type DumpRow, type DumpTable } from './dump-format.ts';

const rowsAtOnce = 200;

/**
 * Yields all data, or that of one tenant, as the lines of a dump, from one snapshot, with rows ordered by key and read in
 * batches.
 */
export async function* dumpDatabase(pool: Pool, tenantId?: string): AsyncGenerator<string> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    yield* tenantId === undefined ? dumpLines(client) : dumpTenantLines(client, tenantId);
    await client.query('commit');
  } finally {
    // An aborted dump leaves a transaction open, so the caller must close the connection.
    client.release(true);
  }
}

async function* dumpLines(client: PoolClient): AsyncGenerator<string> {
  const migrations = await listApplied(client);
  if (migrations.length === 0) throw new StartError('The database is empty: nothing to dump.');
  yield toLine({ format: dumpFormat, migrations });
  const tenantIds = await listTenantIds(client);
  let rows = 0;
  for (const table of await listTables(client)) {
    yield toLine(table);
    for await (const row of readTable(client, table, tenantIds)) {
      rows += 1;
      yield toLine(row);
    }
  }
  for (const sequence of await listSequences(client)) yield toLine(sequence);
  yield toLine({ rows });
}

/** The tenant's own row and the rows of all its tables; what belongs to no tenant stays out. */
async function* dumpTenantLines(client: PoolClient, tenantId: string): AsyncGenerator<string> {
  const migrations = await listApplied(client);
  yield toLine({ format: dumpFormat, migrations, tenant: tenantId });
  let rows = 0;
  for (const table of await listTables(client)) {
    const isTenants = table.table === 'tenants';
    if (!table.is_isolated && !isTenants) continue;
    yield toLine(table);
    const found = isTenants
      ? readRows(client, table, ` where id = '${tenantId}'::uuid`)
      : readTable(client, table, [tenantId]);
    for await (const row of found) {
      rows += 1;
      yield toLine(row);
    }
  }
  yield toLine({ rows });
}

async function* readTable(
  client: PoolClient,
  table: DumpTable,
  tenantIds: readonly string[],
): AsyncGenerator<DumpRow> {
  if (!table.is_isolated) {
    yield* readRows(client, table, '');
    return;
  }
  for (const tenantId of tenantIds) {
    await openTenant(client, tenantId);
    // Filtered explicitly, because row-level security does not apply to a superuser.
    yield* readRows(client, table, ` where tenant_id = '${tenantId}'::uuid`);
  }
}

async function* readRows(
  client: PoolClient,
  table: DumpTable,
  where: string,
): AsyncGenerator<DumpRow> {
  const columns = table.columns.map(({ name }) => `${quote(name)}::text`).join(', ');
  const order = table.primary_key.map(quote).join(', ');
  await client.query(
    `declare dumped cursor for select ${columns} from ${quote(table.table)}${where}` +
      (order === '' ? '' : ` order by ${order}`),
  );
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${String(rowsAtOnce)} from dumped`,
      rowMode: 'array',
    });
    yield* rows;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close dumped');
}

function toLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
