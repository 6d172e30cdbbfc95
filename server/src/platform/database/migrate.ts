import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { StartError } from '../start-error.ts';

/** Any number all servers agree on. */
const lockKey = 7_240_331;

/** A migration as it is on disk. */
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
 * Brings the database to the level of the migrations, all in one transaction, one server at a time.
 * Refuses when a migration that was applied has changed or is gone. Answers how many it applied.
 */
export async function migrate(pool: Pool, migrations: readonly Migration[]): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local statement_timeout = 0`);
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const applied = await applyPending(client, migrations);
    await client.query('commit');
    return applied;
  } catch (error) {
    await client.query('rollback');
    throw explain(error);
  } finally {
    client.release();
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

async function applyPending(client: PoolClient, migrations: readonly Migration[]): Promise<number> {
  await client.query(
    `create table if not exists applied_migrations (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from applied_migrations order by name',
  );
  refuseChanged(rows, migrations);
  const pending = migrations.slice(rows.length);
  for (const { name, sql, checksum } of pending) {
    await client.query(sql);
    await client.query('insert into applied_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
  }
  return pending.length;
}

function refuseChanged(
  applied: readonly { readonly name: string; readonly checksum: string }[],
  migrations: readonly Migration[],
): void {
  applied.forEach(({ name, checksum }, index) => {
    const migration = migrations[index];
    if (migration?.name !== name) {
      throw new StartError(
        `The database has migration ${name}, which this version of the server does not know.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new StartError(`Migration ${name} was changed after the database had applied it.`);
    }
  });
}

function explain(error: unknown): unknown {
  const isRefused = error instanceof Error && 'code' in error && error.code === '42501';
  if (!isRefused) return error;
  return new StartError(
    'The database user may not prepare the database: it needs to own it, and the role form_builder_tenant must exist and be granted to it, or the user needs CREATEROLE.',
    { cause: error },
  );
}
