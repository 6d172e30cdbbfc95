import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { openJobs } from '../jobs/jobs.ts';
import { systemRuntime } from '../runtime.ts';
import { onPostgres, postgresUrl } from '../../../testing/databases.ts';
import { migrate, readMigrations } from './migrations/migrate.ts';
import { openDatabase } from './open-database.ts';
import { withTenant } from './tenancy/tenant-transaction.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const password = 'geheim';

interface Installation {
  readonly user: string;
  /** The user's search path; absent: the server's default, `"$user", public`. */
  readonly searchPath?: string;
  /** Schemas that an administrator created beforehand. */
  readonly schemas?: readonly string[];
  /** The schema that should contain the tables. */
  readonly schema: string;
}

const installations: readonly Installation[] = [
  { user: 'app', schema: 'public' },
  { user: 'app', schemas: ['app'], schema: 'app' },
  { user: 'postgres', schema: 'public' },
  { user: 'form-builder', schema: 'public' },
  { user: 'form-builder', schemas: ['form-builder'], schema: 'form-builder' },
  {
    user: 'jobs',
    schemas: ['Formulieren 2'],
    searchPath: '"Formulieren 2"',
    schema: 'Formulieren 2',
  },
];

/** Runs a test in a new database of the user; drops it afterwards. */
async function install<T>(
  { user, schemas = [], searchPath }: Installation,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const name = `form_builder_users_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(postgresUrl ?? '');
  if (user !== url.username) {
    await onPostgres(url, `drop role if exists "${user}"`);
    await onPostgres(url, `create role "${user}" login createrole password '${password}'`);
    Object.assign(url, { username: user, password });
  }
  const administrator = new URL(postgresUrl ?? '');
  await onPostgres(administrator, `create database ${name} owner "${user}"`);
  try {
    url.pathname = administrator.pathname = `/${name}`;
    for (const schema of schemas) {
      await onPostgres(administrator, `create schema "${schema}" authorization "${user}"`);
    }
    if (searchPath !== undefined) {
      await onPostgres(administrator, `alter database ${name} set search_path = ${searchPath}`);
    }
    return await work(url.href);
  } finally {
    administrator.pathname = new URL(postgresUrl ?? '').pathname;
    await onPostgres(administrator, `drop database ${name} with (force)`);
    if (url.username !== administrator.username) {
      await onPostgres(administrator, `drop role "${user}"`);
    }
  }
}

async function schemasOf(url: string, table: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ nspname: string }>(
    `select distinct n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and ($1 = '' or c.relname = $1)
        and n.nspname not in ('pg_catalog', 'information_schema', 'jobs')`,
    [table],
  );
  await client.end();
  return rows.map(({ nspname }) => nspname);
}

/** Does what a server does at start, and what a request does after it. */
async function start(databaseUrl: string): Promise<number> {
  const { pool, close } = await openDatabase({ databaseUrl, dataFolder: '', isProduction: true });
  try {
    const applied = await migrate(pool, await readMigrations(migrationsFolder));
    const options = {
      runtime: systemRuntime,
      pollSeconds: 1,
      onFailure: () => undefined,
    };
    const jobs = await openJobs({ pool, ...options });
    await jobs.stop();
    const tenantId = randomUUID();
    await pool.query(`insert into tenants (id, slug, name) values ($1, $2, 'x')`, [
      tenantId,
      `t${tenantId}`,
    ]);
    const row = { tenant_id: tenantId, id: 'title', value: '"x"', updated_at: new Date() };
    await withTenant(pool, tenantId)((tx) => tx.insertInto('settings').values(row).execute());
    return applied;
  } finally {
    await close();
  }
}

describe.skipIf(postgresUrl === undefined)('a new installation', () => {
  test.each(installations)(
    'of user $user has all its tables in $schema, at the next start too',
    async (installation) => {
      await install(installation, async (url) => {
        expect(await start(url)).toBeGreaterThan(0);
        expect(await start(url)).toBe(0);
        expect(await schemasOf(url, '')).toEqual([installation.schema]);
        expect(await schemasOf(url, 'settings')).toEqual([installation.schema]);
      });
    },
  );
});
