import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './database.ts';

/**
 * Queries as the owner of the tables, for what belongs to no tenant. Tenant tables show no rows
 * here; `withTenant` opens them.
 */
export function platformDatabase(pool: Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
