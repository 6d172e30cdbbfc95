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
import { createRowWriter } from './row-writer.ts';

/**
 * Restores a dump into an empty database with the same migrations, in one transaction. Returns the number of
 * rows. Foreign keys are dropped meanwhile and checked for all rows at the end.
 */
export async function restoreDatabase(
  pool: Pool,
  migrations: readonly Migration[],
  lines: AsyncIterable<string>,
): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const rows = await restoreLines(client, migrations, lines);
    await client.query('commit');
    return rows;
  } finally {
    // After a failure the transaction is still open, so the caller must close the connection.
    client.release(true);
  }
}

async function restoreLines(
  client: PoolClient,
  migrations: readonly Migration[],
  lines: AsyncIterable<string>,
): Promise<number> {
  const tables = await listTables(client);
  await refuseFilled(client, tables);
  const foreignKeys = await dropForeignKeys(client);
  const writer = createRowWriter(client);
  let hasHeader = false;
  for await (const line of lines) {
    const value = parseLine(line);
    if (!hasHeader) {
      refuseOtherLevel(parseHeader(value), migrations);
      hasHeader = true;
    } else if (v.is(rowSchema, value)) await writer.add(value);
    else if (v.is(tableSchema, value)) await writer.begin(findSame(value, tables));
    else if (v.is(sequenceSchema, value)) await restoreSequence(client, value);
    else return finish(await writer.finish(), value, foreignKeys);
  }
  throw broken();
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
