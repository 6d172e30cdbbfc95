import type { ClientBase } from 'pg';
import { openTenant, quote } from '../database/dump/catalogue-queries.ts';
import type { SealedColumn } from './sealed-column.ts';

/** A row with an encrypted value; `row` has the columns of its key. */
export interface SealedRow {
  readonly sealed: Buffer;
  readonly row: Readonly<Record<string, unknown>>;
}

/** A column of a tenant. */
export interface TenantColumn {
  readonly tenantId: string;
  readonly column: SealedColumn;
}

/** Any value of the column in the tenant; `undefined` when it has none. */
export async function selectAnySealed(
  client: ClientBase,
  { tenantId, column }: TenantColumn,
): Promise<SealedRow | undefined> {
  await openTenant(client, tenantId);
  const { rows } = await client.query<Row>(`${selectOf(column)} limit 1`, [tenantId]);
  return rows[0] && toSealedRow(rows[0]);
}

interface OtherSealed extends TenantColumn {
  /** What values that need no change begin with. */
  readonly header: Buffer;
}

interface Batch extends OtherSealed {
  /** The last row of the batch before. */
  readonly after: SealedRow | undefined;
  readonly limit: number;
}

/** The next rows whose value begins differently, locked; rows that others lock are left out. */
export async function lockOtherSealed(
  client: ClientBase,
  { tenantId, column, header, after, limit }: Batch,
): Promise<readonly SealedRow[]> {
  await openTenant(client, tenantId);
  // A table with one row per tenant has no other key.
  const keys = ['tenant_id', ...column.key].map(quote).join(', ');
  const values = after === undefined ? [] : column.key.map((name) => after.row[name]);
  const places = ['$1', ...values.map((_, index) => `$${String(index + 4)}`)].join(', ');
  const { rows } = await client.query<Row>(
    `${selectOf(column)} and ${beginsDifferently(column)}
       ${after === undefined ? '' : `and (${keys}) > (${places})`}
     order by ${keys} limit $3 for no key update skip locked`,
    [tenantId, header, limit, ...values],
  );
  return rows.map(toSealedRow);
}

/** Whether any value begins differently, in rows that others lock as well. */
export async function hasOtherSealed(
  client: ClientBase,
  { tenantId, column, header }: OtherSealed,
): Promise<boolean> {
  await openTenant(client, tenantId);
  const { rowCount } = await client.query(
    `${selectOf(column)} and ${beginsDifferently(column)} limit 1`,
    [tenantId, header],
  );
  return rowCount !== 0;
}

/** Replaces the value of a row. */
export async function updateSealed(
  client: ClientBase,
  { tenantId, column }: TenantColumn,
  { sealed, row }: SealedRow,
): Promise<void> {
  const keys = column.key.map((name, index) => `and ${quote(name)} = $${String(index + 3)}`);
  await client.query(
    `update ${quote(column.table)} set ${quote(column.column)} = $2 where tenant_id = $1 ${keys.join(' ')}`,
    [tenantId, sealed, ...column.key.map((name) => row[name])],
  );
}

interface Row {
  readonly sealed_value: Buffer;
  readonly [name: string]: unknown;
}

function selectOf({ table, key, column }: SealedColumn): string {
  const columns = [`${quote(column)} as sealed_value`, ...key.map(quote)].join(', ');
  return `select ${columns} from ${quote(table)} where tenant_id = $1 and ${quote(column)} is not null`;
}

const beginsDifferently = ({ column }: SealedColumn): string =>
  `substring(${quote(column)} from 1 for length($2::bytea)) <> $2`;

function toSealedRow({ sealed_value: sealed, ...row }: Row): SealedRow {
  return { sealed, row };
}
