import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  sql,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type PostgresPoolClient,
  type Transaction,
} from 'kysely';
import type { Pool } from 'pg';
import { DatabasePool } from '../database-pool.ts';
import { DatabaseUnavailableError } from '../database-unavailable-error.ts';
import type { Database } from '../database.ts';
import type { StartRow, TenantStart } from '../tenant-start.ts';

/** Runs `work` in one transaction in which the database shows and accepts only the tenant's rows. */
export type TenantTransaction = <T>(work: (tx: Transaction<Database>) => Promise<T>) => Promise<T>;

const attempts = 3;

/** The code of an error about something that was stored after the transaction started; the next start reads it. */
export const staleStart = 'STALE_START';

/** Serialization failure and deadlock: the database rolled back, and the work can be repeated. */
const repeatable = new Set(['40001', '40P01', staleStart]);
/** A foreign key without its row. */
const foreignKeyViolation = '23503';

/**
 * Transactions that see and accept only the tenant's rows. They run as a role that cannot bypass row-level
 * security, and both settings end with the transaction, so that nothing leaks through a pooled or shared
 * connection. `work` may run again after a deadlock or a lost connection: it may only run queries.
 */
export function withTenant(pool: Pool, tenantId: string): TenantTransaction {
  const database = new Kysely<Database>({ dialect: new TenantDialect(pool, tenantId) });
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await database.transaction().execute(work);
      } catch (error) {
        if (attempt === attempts || !isRepeatable(error)) throw error;
      }
    }
  };
}

/** Turns the rest of an owner's transaction into one of the tenant, with the tenant's permissions only. */
export async function enterTenant(tx: Transaction<Database>, tenantId: string): Promise<void> {
  await sql`
    select set_config('role', 'form_builder_tenant', true), set_config('app.tenant_id', ${tenantId}, true)
  `.execute(tx);
}

/** As `enterTenant`, for a tenant that the same transaction creates: stores and reads what its transactions start with. */
export async function enterNewTenant(
  pool: Pool,
  tx: Transaction<Database>,
  tenantId: string,
): Promise<void> {
  await enterTenant(tx, tenantId);
  const start = startOf(pool);
  if (start === null) return;
  await start.complete(tenantId, (text, values) =>
    tx.executeQuery(CompiledQuery.raw(text, [...values])),
  );
  const { rows } = await tx.executeQuery<StartRow>(CompiledQuery.raw(start.query));
  start.accept(tenantId, rows);
}

const startOf = (pool: Pool): TenantStart | null =>
  pool instanceof DatabasePool ? pool.tenantStart : null;

/** When the connection was lost before the commit, nothing was changed. */
function isRepeatable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return error.lostDuring === 'working';
  return error instanceof Error && 'code' in error && repeatable.has(String(error.code));
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

class TenantDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #tenantId: string;
  readonly #start: TenantStart | null;

  constructor(pool: Pool, tenantId: string) {
    const config = { pool: readingLastRows(pool) };
    super(config);
    this.#config = config;
    this.#tenantId = tenantId;
    this.#start = startOf(pool);
  }

  override createDriver(): Driver {
    return new TenantDriver(this.#config, this.#tenantId, this.#start);
  }
}

class TenantDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;
  readonly #tenantId: string;
  readonly #start: TenantStart | null;

  constructor(config: PostgresDialectConfig, tenantId: string, start: TenantStart | null) {
    super(config);
    this.#tenantId = tenantId;
    this.#start = start;
    this.#begin = CompiledQuery.raw(beginStatement(tenantId, start));
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await this.#beginWith(connection, this.#start);
    } catch (error) {
      // The connection goes back to the pool, which must not have an open transaction.
      await this.rollbackTransaction(connection).catch(() => undefined);
      throw error;
    }
  }

  async #beginWith(connection: DatabaseConnection, start: TenantStart | null): Promise<void> {
    const { rows } = await connection.executeQuery<StartRow>(this.#begin);
    if (start === null || start.accept(this.#tenantId, rows)) return;
    await this.#complete(connection, start);
    const again = await connection.executeQuery<StartRow>(this.#begin);
    start.accept(this.#tenantId, again.rows);
  }

  /** Stores what the tenant lacks, in a transaction of its own: what a later failure rolls back may not be in use. */
  async #complete(connection: DatabaseConnection, start: TenantStart): Promise<void> {
    try {
      await start.complete(this.#tenantId, (text, values) =>
        connection.executeQuery(CompiledQuery.raw(text, [...values])),
      );
      await this.commitTransaction(connection);
    } catch (error) {
      // There is no such tenant; the transaction sees no rows.
      if (!hasCode(error, foreignKeyViolation)) throw error;
      await this.rollbackTransaction(connection);
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      // The outcome of the commit is unknown: the work must not run again.
      throw new DatabaseUnavailableError('committing', error.cause);
    }
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      // The transaction ended with its connection.
      if (!(error instanceof DatabaseUnavailableError)) throw error;
    }
  }
}

/** Begins the transaction, selects the tenant and reads in one round trip, which excludes query parameters. */
function beginStatement(tenantId: string, start: TenantStart | null): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(tenantId)) {
    throw new Error('A tenant id is a lower-case UUID.');
  }
  const begin =
    "begin; select set_config('role', 'form_builder_tenant', true), " +
    `set_config('app.tenant_id', '${tenantId}', true)`;
  return start === null ? begin : `${begin}; ${start.query}`;
}

/** Connections that return the result of the last one of several statements; the driver expects one. */
function readingLastRows(pool: Pool): PostgresDialectConfig['pool'] {
  return {
    connect: async () => {
      const client = await pool.connect();
      const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
        const result: unknown = await client.query(text, [...values]);
        return Array.isArray(result) ? result.at(-1) : result;
      };
      return {
        // The other overload is for cursors, which no query uses.
        query: query as PostgresPoolClient['query'],
        release: () => {
          client.release();
        },
      };
    },
    end: () => Promise.resolve(),
  };
}
