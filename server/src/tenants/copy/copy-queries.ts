import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DumpTable } from '../../platform/database/dump/dump-format.ts';
import type { CopiedTable } from './copied-tables.ts';
import type { TextRow } from './text-row.ts';

type Tx = Transaction<Database>;

const rowsAtOnce = 100;

/** Waits until no other transaction copies to this tenant, also one whose connection was lost during its commit. */
export async function lockCopy(tx: Tx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${tenantId}, 0))`.execute(tx);
}

/** Whether there is a tenant with this id. */
export async function isTenant(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from tenants where id = ${id}`.execute(tx);
  return rows.length > 0;
}

/** Shows and accepts the rows of this tenant only, from here on in the transaction. */
export async function showTenant(tx: Tx, tenantId: string): Promise<void> {
  await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(tx);
}

/** Gives the transaction the rights of the owner of the tables, for rows that a tenant may only read. */
export async function becomeOwner(tx: Tx): Promise<void> {
  await sql`select set_config('role', 'none', true)`.execute(tx);
}

/** Gives the transaction the rights of the owner of the tables back, for what stands outside tenants. */
export async function leaveTenant(tx: Tx): Promise<void> {
  await sql`select set_config('role', 'none', true), set_config('app.tenant_id', '', true)`.execute(
    tx,
  );
}

/** The ids of the rows of a tenant. */
export async function selectIds(tx: Tx, table: string, tenantId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where tenant_id = ${tenantId}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** How many rows a tenant has in a table. */
export async function countRows(tx: Tx, table: string, tenantId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(table)} where tenant_id = ${tenantId}`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

/** Reads the rows to copy in batches by key; `onRows` may open another tenant in between. */
export async function readRows(
  tx: Tx,
  { tenantId, copied, table }: ReadTable,
  onRows: (rows: readonly TextRow[]) => Promise<void>,
): Promise<void> {
  const columns = sql.join(
    table.columns.map(({ name }) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`),
  );
  const only = copied.only === undefined ? sql`true` : sql.raw(copied.only);
  let last: TextRow | undefined;
  for (;;) {
    await showTenant(tx, tenantId);
    // Filtered explicitly too, because row-level security does not apply to a superuser.
    const { rows } = await sql<TextRow>`
      select ${columns} from ${sql.table(table.table)}
       where tenant_id = ${tenantId} and ${only} and ${afterRow(table, last)}
       order by ${sql.join(table.primary_key.map((name) => sql.ref(`${table.table}.${name}`)))}
       limit ${rowsAtOnce}`.execute(tx);
    last = rows.at(-1);
    if (rows.length > 0) await onRows(rows);
    if (rows.length < rowsAtOnce) return;
  }
}

interface ReadTable {
  readonly tenantId: string;
  readonly copied: CopiedTable;
  readonly table: DumpTable;
}

function afterRow({ table, columns, primary_key: key }: DumpTable, last: TextRow | undefined) {
  if (last === undefined) return sql`true`;
  const typeOf = (name: string) => columns.find((column) => column.name === name)?.type ?? 'text';
  const values = key.map((name) => sql`${last[name] ?? null}::${sql.raw(typeOf(name))}`);
  return sql`(${sql.join(key.map((name) => sql.ref(`${table}.${name}`)))}) > (${sql.join(values)})`;
}

/** Inserts rows of a table; PostgreSQL reads its own text of each value again, which is exact. */
export async function insertRows(
  tx: Tx,
  { table, columns }: DumpTable,
  rows: readonly TextRow[],
): Promise<void> {
  const values: RawBuilder<unknown>[] = columns.map(
    ({ name, type }) => sql`(copied ->> ${sql.lit(name)})::${sql.raw(type)}`,
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    select ${sql.join(values)} from json_array_elements(${JSON.stringify(rows)}::json) copied
  `.execute(tx);
}

/** Makes a user the owner of every form of a tenant, as forms that are not public need one. */
export async function ownAllForms(tx: Tx, tenantId: string, userId: string): Promise<void> {
  await sql`
    insert into form_members (tenant_id, form_id, user_id, role)
    select tenant_id, id, ${userId}, 'owner' from forms where tenant_id = ${tenantId}`.execute(tx);
}

/** The forms of a tenant that a visitor could open once they are published. */
export async function countForms(tx: Tx, tenantId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from forms
     where tenant_id = ${tenantId} and type = 'form' and archived_at is null`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** The providers of a tenant that have a secret. */
export async function selectSecretProviders(
  tx: Tx,
  tenantId: string,
): Promise<{ kind: string; name: string }[]> {
  const { rows } = await sql<{ kind: string; name: string }>`
    select kind, name from providers
     where tenant_id = ${tenantId} and (sealed_secret is not null or sealed_second_secret is not null or sealed_third_secret is not null)
     order by kind, name, serves_tests`.execute(tx);
  return rows;
}

/** All providers of a tenant: a copy calls none of them before its administrator confirms it. */
export async function selectProviderNames(
  tx: Tx,
  tenantId: string,
): Promise<{ kind: string; name: string; stage: 'production' | 'test' }[]> {
  const { rows } = await sql<{ kind: string; name: string; stage: 'production' | 'test' }>`
    select kind, name, case when serves_tests then 'test' else 'production' end as stage from providers
     where tenant_id = ${tenantId} order by kind, name, serves_tests`.execute(tx);
  return rows;
}
