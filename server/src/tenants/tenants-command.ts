import type { Pool } from 'pg';
import { canonicalOrigin } from '../platform/config/canonical-origin.ts';
import type { Config } from '../platform/config/config.ts';
import { readDump, writeDump } from '../platform/database/dump/dump-file.ts';
import { restoreDatabase } from '../platform/database/dump/restore-database.ts';
import {
  isAtLevel,
  migrate,
  readMigrations,
  type Migration,
} from '../platform/database/migrations/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { findTenantBySlug } from '../platform/database/tenancy/find-tenant.ts';
import { print } from '../platform/process/console.ts';
import type { Installation } from '../platform/process/installation.ts';
import { systemRuntime } from '../platform/runtime.ts';
import { StartError } from '../platform/start-error.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { createTenant, type NewTenant } from './create-tenant.ts';
import { parseTenantsArguments, type TenantsCommand } from './parse-tenants-arguments.ts';
import { removeTenant } from './remove-tenant.ts';
import { selectTenantSummaries, updateTenantActive } from './tenants-queries.ts';

interface Context {
  readonly config: Config;
  readonly pool: Pool;
  readonly migrations: readonly Migration[];
}

/** `tenants …`: lists, creates, suspends, resumes, dumps, restores and removes tenants, beside running servers. */
export async function tenantsCommand(
  config: Config,
  installation: Installation,
  args: readonly string[],
): Promise<void> {
  const command = parseTenantsArguments(args);
  const migrations = await readMigrations(installation.migrations);
  const database = await openDatabase(config);
  try {
    await prepare(database.pool, migrations, command);
    await run({ config, pool: database.pool, migrations }, command);
  } finally {
    await database.close();
  }
}

/** The first tenant, and a dump, may come into a new database; no other command changes the schema under running servers. */
async function prepare(
  pool: Pool,
  migrations: readonly Migration[],
  { name }: TenantsCommand,
): Promise<void> {
  if (name === 'create' || name === 'restore') await migrate(pool, migrations);
  else if (!(await isAtLevel(pool, migrations).catch(() => false)))
    throw new StartError('The database is of another version: start a server of this one first.');
}

async function run(context: Context, command: TenantsCommand): Promise<void> {
  switch (command.name) {
    case 'list':
      return list(context);
    case 'create':
      return create(context, command.tenant);
    case 'suspend':
    case 'resume':
      return setActive(context, command.slug, command.name === 'resume');
    case 'dump':
      return dump(context, command.slug, command.file);
    case 'restore':
      return restore(context, command.file);
    case 'remove':
      return remove(context, command);
  }
}

async function list({ pool }: Context): Promise<void> {
  const tenants = await selectTenantSummaries(pool);
  if (tenants.length === 0) print('There are no tenants yet: tenants create SLUG …');
  for (const { slug, name, is_active: isActive, ...tenant } of tenants)
    print(
      [
        slug,
        name,
        isActive ? 'active' : 'suspended',
        `${String(tenant.users)} users`,
        `${String(tenant.forms)} forms`,
        `${String(tenant.submissions)} submissions`,
        `since ${tenant.created_at.toISOString().slice(0, 10)}`,
      ].join('\t'),
    );
}

async function create({ config, pool }: Context, tenant: NewTenant): Promise<void> {
  const key = await createTenant(pool, systemRuntime, tenant);
  const origin = canonicalOrigin(config, tenant.slug);
  const { email } = tenant.administrator;
  print(`${tenant.name} exists, at ${origin}.`);
  if (config.externalIssuer !== null) {
    print(`${email} signs in there with the OpenID Provider of this installation.`);
    return;
  }
  print(`${email} chooses a password within a week, with this link. It works once:`);
  print(`${origin}/password#${key}`);
}

async function setActive({ pool }: Context, slug: string, isActive: boolean): Promise<void> {
  const at = new Date(systemRuntime.now());
  if (!(await updateTenantActive(pool, slug, { isActive, at })))
    throw new StartError(`There is no tenant ${slug}.`);
  print(
    isActive
      ? `${slug} is active within five seconds.`
      : `${slug} is suspended within five seconds: visitors and staff read that it is not available. What was accepted before is still delivered and kept by the rules.`,
  );
}

async function dump({ pool }: Context, slug: string, file: string): Promise<void> {
  const found = await findTenantBySlug(pool, slug);
  if (found === undefined) throw new StartError(`There is no tenant ${slug}.`);
  await writeDump(pool, file, found.tenant.id);
  print(`All data of ${slug} is in ${file}. It holds personal data: keep it safe.`);
  print(`Its files are in storage, below ${found.tenant.id}/: copy them as well.`);
}

async function restore({ pool, migrations }: Context, file: string): Promise<void> {
  const lines = await readDump(file);
  const rows = await restoreDatabase(pool, migrations, lines).catch((error: unknown) => {
    // The slug is the only value that another tenant can have too.
    if (error instanceof Error && 'code' in error && error.code === '23505')
      throw new StartError('Another tenant has the slug of the tenant in the dump.');
    throw error;
  });
  print(`${String(rows)} rows restored from ${file}.`);
}

async function remove(
  { config, pool }: Context,
  { removal }: Extract<TenantsCommand, { name: 'remove' }>,
): Promise<void> {
  const { storage } = await openStorage(config, systemRuntime);
  await removeTenant({ pool, storage, now: systemRuntime.now }, removal);
  print(`${removal.slug} is removed, with all its data and files.`);
}
