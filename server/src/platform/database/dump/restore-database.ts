import { isDeepStrictEqual } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import * as v from 'valibot';
import { StartError } from '../../start-error.ts';
import type { Migration } from '../migrations/migrate.ts';
import { listTables, quote } from './catalogue-queries.ts';
import {
  endSchema,
  headerSchema,
  rowSchema,
  sequenceSchema,
  tableSchema,
  type DumpHeader,
  type DumpSequence,
  type DumpTable,
} from './dump-format.ts';
import { dropForeignKeys, type DroppedForeignKeys } from './foreign-keys.ts';
import { createRowWriter, type RowWriter } from './row-writer.ts';

/** What a dump had: the number of rows, and the tenant of a dump of one. */
export interface Restored {
  readonly rows: number;
  readonly tenantId: string | undefined;
}

/**
 * Restores a dump into an empty database with the same migrations, or the dump of one tenant into a database that does
 * not have it, in one transaction. Returns the number of rows. Foreign keys are dropped meanwhile and checked for all rows at the end.
 * `onRestored` runs in the transaction, after that.
 */
export async function restoreDatabase(
  pool: Pool,
  migrations: readonly Migration[],
  lines: AsyncIterable<string>,
  onRestored?: (client: PoolClient, restored: Restored) => Promise<void>,
): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const restored = await restoreLines(client, migrations, lines);
    await onRestored?.(client, restored);
    await client.query('commit');
    return restored.rows;
  } finally {
    // After a failure the transaction is still open, so the caller must close the connection.
    client.release(true);
  }
}

async function restoreLines(
  client: PoolClient,
  migrations: readonly Migration[],
  lines: AsyncIterable<string>,
): Promise<Restored> {
  const tables = await listTables(client);
  let begun: Begun | undefined;
  for await (const line of lines) {
    const value = parseLine(line);
    if (begun === undefined) {
      begun = await begin(client, migrations, { header: parseHeader(value), tables });
      continue;
    }
    const { writer, foreignKeys, tenantId } = begun;
    if (v.is(rowSchema, value)) await writer.add(value);
    else if (v.is(tableSchema, value)) await writer.begin(findSame(value, tables));
    else if (v.is(sequenceSchema, value)) await restoreSequence(client, value);
    else return { rows: await finish(await writer.finish(), value, foreignKeys), tenantId };
  }
  throw broken();
}

/** What a restoration works with once the header of the dump is accepted. */
interface Begun {
  readonly writer: RowWriter;
  readonly foreignKeys: DroppedForeignKeys;
  readonly tenantId: string | undefined;
}

async function begin(
  client: PoolClient,
  migrations: readonly Migration[],
  { header, tables }: { readonly header: DumpHeader; readonly tables: readonly DumpTable[] },
): Promise<Begun> {
  refuseOtherLevel(header, migrations);
  if (header.tenant === undefined) await refuseFilled(client, tables);
  else await refuseKnownTenant(client, header.tenant);
  const writer = createRowWriter(client, header.tenant);
  return { writer, foreignKeys: await dropForeignKeys(client), tenantId: header.tenant };
}

async function refuseKnownTenant(client: PoolClient, tenantId: string): Promise<void> {
  const { rows } = await client.query('select from tenants where id = $1', [tenantId]);
  if (rows.length > 0)
    throw new StartError('The tenant exists: it is restored only where it is not there.');
}

async function refuseFilled(client: PoolClient, tables: readonly DumpTable[]): Promise<void> {
  for (const { table } of tables) {
    const { rows } = await client.query(`select from ${quote(table)} limit 1`);
    if (rows.length > 0) {
      throw new StartError('The database is not empty: a dump is restored into an empty one only.');
    }
  }
}

/** The database's own description of a table in the dump: names and types are never taken from the dump. */
function findSame(described: DumpTable, tables: readonly DumpTable[]): DumpTable {
  const found = tables.find(({ table }) => table === described.table);
  if (found === undefined || !isDeepStrictEqual(found.columns, described.columns)) throw broken();
  return found;
}

async function finish(
  rows: number,
  end: unknown,
  foreignKeys: DroppedForeignKeys,
): Promise<number> {
  if (!v.is(endSchema, end) || end.rows !== rows) throw broken();
  await foreignKeys.restore();
  return rows;
}

async function restoreSequence(client: PoolClient, sequence: DumpSequence): Promise<void> {
  await client.query('select setval(quote_ident($1)::regclass, $2::bigint, $3)', [
    sequence.sequence,
    sequence.last_value,
    sequence.is_called,
  ]);
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw broken(); // The cause would contain a piece of the data.
  }
}

function parseHeader(value: unknown): DumpHeader {
  if (!v.is(headerSchema, value)) throw new StartError('The file is not a dump of this product.');
  return value;
}

function refuseOtherLevel(header: DumpHeader, migrations: readonly Migration[]): void {
  const isSame =
    header.migrations.length === migrations.length &&
    migrations.every(
      ({ name, checksum }, index) =>
        header.migrations[index]?.name === name && header.migrations[index].checksum === checksum,
    );
  if (isSame) return;
  throw new StartError(
    'The dump was made by another version: restore it with the version that made it.',
  );
}

function broken(): StartError {
  return new StartError('The dump is not whole: it ends too early or was changed.');
}
