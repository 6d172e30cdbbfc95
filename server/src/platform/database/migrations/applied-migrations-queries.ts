import { sql, type Kysely } from 'kysely';
import type { ClientBase } from 'pg';

/** A migration that the database records as applied. */
export interface AppliedMigration {
  readonly name: string;
  /** SHA-256 of its file, in hexadecimal. */
  readonly checksum: string;
}

/** The tables of Kysely's migrator, which stores names but no checksums. */
export const migrationTable = 'migrations';
export const lockTable = 'migrations_lock';

/** Tables with the state of migrations and servers; they contain no data of the installation. */
export const bookkeepingTables = [
  'applied_migrations',
  migrationTable,
  lockTable,
  'rate_limits',
] as const;

/** Creates the table of checksums if it is missing, and returns its rows and its schema. */
export async function prepareAppliedMigrations(
  client: ClientBase,
): Promise<{ readonly schema: string; readonly applied: readonly AppliedMigration[] }> {
  await client.query(
    `create table if not exists applied_migrations (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  const { rows: schemas } = await client.query<{ schema: string }>(
    'select current_schema() as schema',
  );
  const { rows: applied } = await client.query<AppliedMigration>(
    'select name, checksum from applied_migrations order by name',
  );
  return { schema: schemas[0]?.schema ?? 'public', applied };
}

/**
 * Registers migrations that were applied before the database used Kysely's migrator. Creates the same tables
 * that the migrator creates.
 */
export async function adoptAppliedMigrations(client: ClientBase): Promise<void> {
  await client.query(
    `create table if not exists ${migrationTable} (
       name varchar(255) primary key,
       timestamp varchar(255) not null
     )`,
  );
  await client.query(
    `insert into ${migrationTable} (name, timestamp)
     select name, to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
       from applied_migrations
     on conflict (name) do nothing`,
  );
}

/** Stores the checksum of a migration, in the transaction that applies it. */
export async function insertApplied(
  db: Kysely<unknown>,
  { name, checksum }: AppliedMigration,
): Promise<void> {
  await sql`insert into applied_migrations (name, checksum) values (${name}, ${checksum})`.execute(
    db,
  );
}
