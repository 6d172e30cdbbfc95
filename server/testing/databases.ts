import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { startEmbeddedDatabase } from '../src/platform/database/embedded/embedded-database.ts';
import { openDatabase, type OpenDatabase } from '../src/platform/database/open-database.ts';

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

async function openEmbedded(): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'form-builder-test-'));
  await copyEmptyDatabase(folder);
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

/** Fills a folder with an empty embedded database, faster than a first start. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  await cp(await prepareTemplate(), join(folder, 'database'), { recursive: true });
}

/** Creating the files of a database takes seconds, copying them does not. */
async function prepareTemplate(): Promise<string> {
  const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));
  const template = join(cache, 'empty-database');
  if (existsSync(template)) return template;
  const folder = await mkdtemp(join(tmpdir(), 'form-builder-template-'));
  const database = await startEmbeddedDatabase(folder);
  await database.close();
  const unfinished = join(cache, `empty-database-${randomUUID()}`);
  await cp(join(folder, 'database'), unfinished, { recursive: true });
  // Another test file may have been first.
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true }));
  await rm(folder, { recursive: true });
  return template;
}

/** Opens a new, empty database of this PostgreSQL; closing it removes it. */
export async function openPostgres(serverUrl = postgresUrl ?? ''): Promise<OpenDatabase> {
  const url = new URL(serverUrl);
  const name = `form_builder_test_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({
    databaseUrl: own.href,
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
