import type { ClientBase } from 'pg';
import { openTenant, quote } from '../database/dump/catalogue-queries.ts';
import type { SealedColumn } from './sealed-column.ts';

const rowsAtOnce = 200;

/** A row with an encrypted value; `row` has the columns that identify and encrypt it. */
export interface SealedRow {
  readonly sealed: Buffer;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Any value of the column in the tenant; `undefined` when it has none. */
export async function selectAnySealed(
  client: ClientBase,
  tenantId: string,
  column: SealedColumn,
): Promise<SealedRow | undefined> {
  await openTenant(client, tenantId);
  const { rows } = await client.query<Row>(`${selectOf(column)} limit 1`, [tenantId]);
  return rows[0] && toSealedRow(rows[0]);
}

/** Every value of the column in the tenant, in batches, in the client's transaction. */
export async function* readSealed(
  client: ClientBase,
  tenantId: string,
  column: SealedColumn,
): AsyncGenerator<SealedRow> {
  await openTenant(client, tenantId);
  // A cursor accepts no parameters; the id comes from the database.
  const text = selectOf(column).replace('$1', `'${tenantId}'`);
  await client.query(`declare sealed_rows no scroll cursor for ${text}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${String(rowsAtOnce)} from sealed_rows`);
    for (const row of rows) yield toSealedRow(row);
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close sealed_rows');
}

/** Updates the row's value, its fingerprint if the column has one, and what else is derived from the secret. */
export async function updateSealed(
  client: ClientBase,
  { tenantId, column, row }: SealedPlace,
  { sealed, fingerprint, derived }: ResealedValue,
): Promise<void> {
  const values: unknown[] = [tenantId, sealed, ...column.key.map((name) => row[name])];
  const keys = column.key.map((name, index) => `and ${quote(name)} = $${String(index + 3)}`);
  let changes = `${quote(column.column)} = $2`;
  if (column.fingerprint !== undefined) {
    values.push(fingerprint);
    changes += `, ${quote(column.fingerprint.column)} = $${String(values.length)}`;
  }
  for (const [name, value] of Object.entries(derived)) {
    values.push(value);
    changes += `, ${quote(name)} = $${String(values.length)}`;
  }
  const where = `tenant_id = $1 ${keys.join(' ')}`;
  await client.query(`update ${quote(column.table)} set ${changes} where ${where}`, values);
}

/** A value as the new key encrypts it. */
interface ResealedValue {
  readonly sealed: Buffer;
  readonly fingerprint: Buffer | null;
  readonly derived: Readonly<Record<string, string>>;
}

interface SealedPlace {
  readonly tenantId: string;
  readonly column: SealedColumn;
  readonly row: SealedRow['row'];
}

interface Row {
  readonly sealed_value: Buffer;
  readonly [name: string]: unknown;
}

function selectOf({ table, key, column, fingerprint }: SealedColumn): string {
  const names = new Set([...key, ...(fingerprint === undefined ? [] : [fingerprint.scope])]);
  const columns = [`${quote(column)} as sealed_value`, ...[...names].map(quote)].join(', ');
  return (
    `select ${columns} from ${quote(table)}` +
    ` where tenant_id = $1 and ${quote(column)} is not null`
  );
}

function toSealedRow({ sealed_value: sealed, ...row }: Row): SealedRow {
  return { sealed, row };
}

/** The number of other connections of the product to this database. */
export async function countOtherConnections(client: ClientBase, name: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [name],
  );
  return rows[0]?.count ?? 0;
}
