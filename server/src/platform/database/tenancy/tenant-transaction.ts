import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  sql,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type Transaction,
} from 'kysely';
import type { Pool } from 'pg';
import { DatabaseUnavailableError } from '../database-unavailable-error.ts';
import type { Database } from '../database.ts';

/** Runs `work` in one transaction in which the database shows and accepts only the tenant's rows. */
export type TenantTransaction = <T>(work: (tx: Transaction<Database>) => Promise<T>) => Promise<T>;

const attempts = 3;

/** Serialization failure and deadlock: the database rolled back, and the work can be repeated. */
const repeatable = new Set(['40001', '40P01']);

/**
 * Transactions that see and accept only the tenant's rows. They run as a role that cannot bypass row-level
 * security, and both settings end with the transaction, so that nothing leaks through a pooled or shared
 * connection. `work` may run again after a deadlock or a lost connection: it may only run queries.
 */
export function withTenant(pool: Pool, tenantId: string): TenantTransaction {
  const database = new Kysely<Database>({ dialect: new TenantDialect({ pool }, tenantId) });
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

/** When the connection was lost before the commit, nothing was changed. */
function isRepeatable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return error.lostDuring === 'working';
  return error instanceof Error && 'code' in error && repeatable.has(String(error.code));
}

class TenantDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #tenantId: string;

  constructor(config: PostgresDialectConfig, tenantId: string) {
    super(config);
    this.#config = config;
    this.#tenantId = tenantId;
  }

  override createDriver(): Driver {
    return new TenantDriver(this.#config, this.#tenantId);
  }
}

class TenantDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;

  constructor(config: PostgresDialectConfig, tenantId: string) {
    super(config);
    this.#begin = CompiledQuery.raw(beginStatement(tenantId));
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin);
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

/** Begins the transaction and selects the tenant in one round trip, which excludes query parameters. */
function beginStatement(tenantId: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(tenantId)) {
    throw new Error('A tenant id is a lower-case UUID.');
  }
  return (
    "begin; select set_config('role', 'form_builder_tenant', true), " +
    `set_config('app.tenant_id', '${tenantId}', true)`
  );
}
