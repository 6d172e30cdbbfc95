import type { ClientBase } from 'pg';
import { bookkeepingTables } from '../migrations/applied-migrations-queries.ts';
import type { DumpSequence, DumpTable } from './dump-format.ts';

/** Every table with data, ordered by name. */
export async function listTables(client: ClientBase): Promise<readonly DumpTable[]> {
  const { rows } = await client.query<DumpTable>(
    `select c.relname as "table",
            c.relrowsecurity as is_isolated,
            (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
               from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
            coalesce(
              (select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
                 from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey::int2[])
                where i.indrelid = c.oid and i.indisprimary), '[]') as primary_key
       from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
      order by c.relname`,
    [bookkeepingTables],
  );
  return rows;
}

/** The current value of every sequence. */
export async function listSequences(client: ClientBase): Promise<readonly DumpSequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: DumpSequence[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<Omit<DumpSequence, 'sequence'>>(
      `select last_value::text, is_called from ${quote(name)}`,
    );
    if (rows[0] !== undefined) sequences.push({ sequence: name, ...rows[0] });
  }
  return sequences;
}

/** Name and checksum of every applied migration; empty for a new database. */
export async function listApplied(
  client: ClientBase,
): Promise<readonly { readonly name: string; readonly checksum: string }[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('applied_migrations') is not null as exists",
  );
  if (found[0]?.exists !== true) return [];
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from applied_migrations order by name',
  );
  return rows;
}

/** The ids of all tenants; isolated tables show rows only for a selected tenant. */
export async function listTenantIds(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>('select id from tenants order by id');
  return rows.map(({ id }) => id);
}

/** Makes the rows of one tenant visible for the rest of the transaction, even to an owner under isolation. */
export async function openTenant(client: ClientBase, tenantId: string): Promise<void> {
  await client.query("select set_config('app.tenant_id', $1, true)", [tenantId]);
}

/** Quotes an SQL identifier. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
