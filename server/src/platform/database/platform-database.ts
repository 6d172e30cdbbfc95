import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './database.ts';

/**
 * Queries as the owner of the tables, for data without a tenant. Tenant tables show no rows here; use
 * `withTenant` for those.
 */
export function platformDatabase(pool: Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
