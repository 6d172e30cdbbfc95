import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startEmbeddedDatabase } from '../src/platform/database/embedded/embedded-database.ts';
import {
  migrate,
  readMigrations,
  type Migration,
} from '../src/platform/database/migrations/migrate.ts';
import { openDatabase, type OpenDatabase } from '../src/platform/database/open-database.ts';
import { compileEmbeddedDatabase } from './compile-embedded-database.ts';
import { createJobQueues, jobNames } from './create-job-queues.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

export type DatabaseKind = 'embedded' | 'postgres';

/** A PostgreSQL server on which tests may create databases and roles. */
export const postgresUrl =
  process.env['TEST_DATABASE_URL'] ?? process.env['FORM_BUILDER_TEST_POSTGRES_URL'];

/** The databases to run a test on: `describe.each(databases)('…', (database) => …)`. */
export const databases: readonly DatabaseKind[] = chooseDatabases();

function chooseDatabases(): readonly DatabaseKind[] {
  if (postgresUrl !== undefined) return ['embedded', 'postgres'];
  if (process.env['CI'] !== undefined) {
    throw new Error('No PostgreSQL to test on: TEST_DATABASE_URL is not set.');
  }
  process.stderr.write('Tests on PostgreSQL are skipped: TEST_DATABASE_URL is not set.\n');
  return ['embedded'];
}

/** Opens a new, empty database; closing it removes it. */
export function openTestDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  return kind === 'embedded' ? openEmbedded() : openPostgres();
}

let reading: Promise<readonly Migration[]> | undefined;

/** Every migration of the product, which is read once for all test files of a process. */
export const readAllMigrations = () => (reading ??= readMigrations(migrationsFolder));

/**
 * Opens a new database with every migration and the queue of every job, copied from one that was prepared before;
 * closing it removes it.
 */
export async function openMigratedDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  const migrations = await readAllMigrations();
  return kind === 'embedded'
    ? openEmbedded(await prepareMigratedFolder(migrations))
    : openPostgres(postgresUrl, await prepareMigratedDatabase(migrations));
}

async function openEmbedded(template?: string): Promise<OpenDatabase> {
  await compileEmbeddedDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'form-builder-test-'));
  await copyFolder(template ?? (await prepareEmptyFolder()), join(folder, 'database'));
  const database = await openDatabase({
    databaseUrl: null,
    dataFolder: folder,
    isProduction: false,
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, maxRetries: 10 });
    },
  };
}

/** Copies a folder to a path where nothing is; Node's own copy takes some seconds for the files of a database. */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-R', from, to]);
}

/** Fills a folder with an empty embedded database, faster than a first start. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  await copyFolder(await prepareEmptyFolder(), join(folder, 'database'));
}

/** Creating the files of a database takes seconds, copying them does not. */
const prepareEmptyFolder = () =>
  prepareFolder('empty-database', async (folder) => {
    const database = await startEmbeddedDatabase(folder);
    await database.close();
  });

const prepareMigratedFolder = (migrations: readonly Migration[]) =>
  prepareFolder(`migrated-database-${digestOf(migrations)}`, async (folder) => {
    await copyEmptyDatabase(folder);
    const settings = { databaseUrl: null, dataFolder: folder, isProduction: false };
    const database = await openDatabase(settings);
    await migrate(database.pool, migrations);
    await createJobQueues(database.pool);
    await database.close();
  });

/** The folder of an embedded database in the cache, which is created when it is not there. */
async function prepareFolder(
  name: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));
  const template = join(cache, name);
  if (existsSync(template)) return template;
  const folder = await mkdtemp(join(tmpdir(), 'form-builder-template-'));
  await fill(folder);
  const unfinished = join(cache, `${name}-${randomUUID()}`);
  await copyFolder(join(folder, 'database'), unfinished);
  // Another test file may have been first.
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true }));
  await rm(folder, { recursive: true });
  return template;
}

/** The name of a database on the PostgreSQL server that others are copies of; it is created when it is not there. */
async function prepareMigratedDatabase(migrations: readonly Migration[]): Promise<string> {
  const name = `form_builder_template_${digestOf(migrations)}`;
  const url = new URL(postgresUrl ?? '');
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    // One test file creates it while the others wait.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      const unfinished = `${name}_${randomUUID().slice(0, 8)}`;
      await client.query(`create database ${unfinished}`);
      const database = await openDatabase({
        databaseUrl: withDatabase(url, unfinished),
        dataFolder: '',
        isProduction: false,
      });
      await migrate(database.pool, migrations);
      await createJobQueues(database.pool);
      await database.close();
      await client.query(`alter database ${unfinished} rename to ${name}`);
    }
  } finally {
    await client.end();
  }
  return name;
}

/** Short enough for the name of a database, and another one when there are other migrations or jobs. */
function digestOf(migrations: readonly Migration[]): string {
  const parts = [...migrations.map(({ checksum }) => checksum), ...jobNames].join();
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}

function withDatabase(server: URL, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Opens a new database of this PostgreSQL, empty or a copy of another one; closing it removes it. */
export async function openPostgres(
  serverUrl = postgresUrl ?? '',
  template?: string,
): Promise<OpenDatabase> {
  const url = new URL(serverUrl);
  const name = `form_builder_test_${randomUUID().replaceAll('-', '')}`;
  const copied = template === undefined ? '' : ` template ${template}`;
  await onPostgres(url, `create database ${name}${copied}`);
  const database = await openDatabase({
    databaseUrl: withDatabase(url, name),
    dataFolder: '',
    isProduction: false,
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onPostgres(url, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one statement on a PostgreSQL. */
export async function onPostgres(url: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
