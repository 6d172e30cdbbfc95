import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery, Migrator, type Kysely, type MigrationProvider } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { StartError } from '../../start-error.ts';
import { databaseOnClient } from '../database-on-client.ts';
import {
  adoptAppliedMigrations,
  insertApplied,
  lockTable,
  migrationTable,
  prepareAppliedMigrations,
  type AppliedMigration,
} from './applied-migrations-queries.ts';

/** An arbitrary lock number that all servers share; releases before the migration library use it too. */
const lockKey = 7_240_331;

/** A migration file. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Every migration in the folder, in order. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies all pending migrations in one transaction, one server at a time. Throws when an applied migration was
 * changed or is missing. Returns the number of migrations that it applied.
 */
export async function migrate(pool: Pool, migrations: readonly Migration[]): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; select pg_advisory_lock(${String(lockKey)})`);
    const applied = await migrateOn(client, migrations);
    await client.query(`select pg_advisory_unlock(${String(lockKey)}); reset statement_timeout`);
    client.release();
    return applied;
  } catch (error) {
    // The lock and the setting end with the connection.
    client.release(true);
    throw explain(error);
  }
}

/** Whether the database has exactly these migrations. */
export async function isAtLevel(pool: Pool, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await pool.query<{ count: string; newest: string | null }>(
    'select count(*), max(name) as newest from applied_migrations',
  );
  const row = rows[0];
  return Number(row?.count) === migrations.length && row?.newest === migrations.at(-1)?.name;
}

async function migrateOn(client: PoolClient, migrations: readonly Migration[]): Promise<number> {
  const { schema, applied } = await prepareAppliedMigrations(client);
  refuseChanged(applied, migrations);
  await adoptAppliedMigrations(client);
  const migrator = new Migrator({
    // The connection has the lock and no statement time-out.
    db: databaseOnClient(client),
    provider: providerOf(migrations),
    migrationTableSchema: schema,
    migrationTableName: migrationTable,
    migrationLockTableName: lockTable,
    // Branches are merged in another order than their migrations were numbered in.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('The migrator failed.', { cause: error });
  return results.length;
}

/** Provides the SQL files to the migration library; stores each checksum in the same transaction. */
function providerOf(migrations: readonly Migration[]): MigrationProvider {
  const entries = migrations.map(({ name, sql, checksum }) => [
    name,
    {
      up: async (db: Kysely<unknown>) => {
        await db.executeQuery(CompiledQuery.raw(sql));
        await insertApplied(db, { name, checksum });
      },
    },
  ]);
  return { getMigrations: () => Promise.resolve(Object.fromEntries(entries)) };
}

function refuseChanged(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): void {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of applied) {
    const known = checksums.get(name);
    if (known === undefined) {
      throw new StartError(
        `The database has migration ${name}, which this version of the server does not know.`,
      );
    }
    if (known !== checksum) {
      throw new StartError(`Migration ${name} was changed after the database had applied it.`);
    }
  }
}

function explain(error: unknown): unknown {
  const isRefused = error instanceof Error && 'code' in error && error.code === '42501';
  if (!isRefused) return error;
  return new StartError(
    'The database user may not prepare the database: it needs to own it, and the role form_builder_tenant must exist and be granted to it, or the user needs CREATEROLE.',
    { cause: error },
  );
}
