import type { PoolClient } from 'pg';
import { StartError } from '../../start-error.ts';
import { openTenant, quote } from './catalogue-queries.ts';
import type { DumpRow, DumpTable } from './dump-format.ts';

const rowsAtOnce = 500;
const charactersAtOnce = 2_000_000;

/** Writes rows into one table after another, many rows per statement. */
export interface RowWriter {
  begin(table: DumpTable): Promise<void>;
  add(row: DumpRow): Promise<void>;
  /** Writes the remaining rows; returns the total number of rows. */
  finish(): Promise<number>;
}

/**
 * Creates a writer that uses the client's transaction. With `onlyTenant` it refuses every row that belongs to another
 * tenant or to none.
 */
export function createRowWriter(client: PoolClient, onlyTenant?: string): RowWriter {
  let table: DumpTable | undefined;
  let waiting: DumpRow[] = [];
  let waitingCharacters = 0;
  let openedTenant = '';
  let rows = 0;

  const flush = async () => {
    if (table === undefined || waiting.length === 0) return;
    await client.query(insertStatement(table), [JSON.stringify(waiting)]);
    rows += waiting.length;
    waiting = [];
    waitingCharacters = 0;
  };
  const enterTenantOf = async (row: DumpRow) => {
    const tenantId = table === undefined ? undefined : tenantOf(table, row);
    if (tenantId === undefined || tenantId === openedTenant) return;
    await flush();
    await openTenant(client, tenantId);
    openedTenant = tenantId;
  };
  return {
    begin: async (next) => {
      await flush();
      table = next;
    },
    add: async (row) => {
      if (onlyTenant !== undefined && (table === undefined || ownerOf(table, row) !== onlyTenant))
        throw new StartError('The dump of a tenant has rows that are not of that tenant.');
      await enterTenantOf(row);
      waiting.push(row);
      waitingCharacters += row.reduce((sum, text) => sum + (text?.length ?? 0), 0);
      if (waiting.length >= rowsAtOnce || waitingCharacters >= charactersAtOnce) await flush();
    },
    finish: async () => {
      await flush();
      return rows;
    },
  };
}

function tenantOf(table: DumpTable, row: DumpRow): string | undefined {
  if (!table.is_isolated) return undefined;
  return row[table.columns.findIndex(({ name }) => name === 'tenant_id')] ?? undefined;
}

/** The tenant of a row, also of the row of the tenant itself. */
function ownerOf(table: DumpTable, row: DumpRow): string | undefined {
  if (table.table !== 'tenants') return tenantOf(table, row);
  return row[table.columns.findIndex(({ name }) => name === 'id')] ?? undefined;
}

/** The database converts each text to its column's type, which is lossless. */
function insertStatement({ table, columns }: DumpTable): string {
  const names = columns.map(({ name }) => quote(name)).join(', ');
  const values = columns
    .map(({ type }, index) => `(dumped ->> ${String(index)})::${type}`)
    .join(', ');
  return (
    `insert into ${quote(table)} (${names}) overriding system value ` +
    `select ${values} from json_array_elements($1::json) dumped`
  );
}
