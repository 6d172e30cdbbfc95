import { sql, type Kysely } from 'kysely';
import type { ClientBase } from 'pg';

/** What the database remembers of a migration that it applied. */
export interface AppliedMigration {
  readonly name: string;
  /** SHA-256 of its file, in hexadecimal. */
  readonly checksum: string;
}

/** The tables of Kysely's migrator, which knows names but no checksums. */
export const migrationTable = 'migrations';
export const lockTable = 'migrations_lock';

/** Tables in which migrations and servers keep their own state: no data of the installation. */
export const bookkeepingTables = [
  'applied_migrations',
  migrationTable,
  lockTable,
  'rate_limits',
] as const;

/** Makes the table of checksums where it is missing, and returns what it holds and its schema. */
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
 * Tells the migrator about migrations that were applied before it came to this database. Its tables
 * are those that it makes itself.
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

/** Keeps the checksum of a migration, in the transaction that applies it. */
export async function insertApplied(
  db: Kysely<unknown>,
  { name, checksum }: AppliedMigration,
): Promise<void> {
  await sql`insert into applied_migrations (name, checksum) values (${name}, ${checksum})`.execute(
    db,
  );
}
