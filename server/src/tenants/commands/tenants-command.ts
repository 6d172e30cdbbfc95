import type { Pool } from 'pg';
import type { Config } from '../../platform/config/config.ts';
import type { DatabasePool } from '../../platform/database/database-pool.ts';
import {
  isAtLevel,
  migrate,
  readMigrations,
  type Migration,
} from '../../platform/database/migrations/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import type { Installation } from '../../platform/process/installation.ts';
import { systemRuntime } from '../../platform/runtime.ts';
import type { Secrets } from '../../platform/secrets/master-key/open-secrets.ts';
import type { SealedColumn } from '../../platform/secrets/sealed-column.ts';
import { StartError } from '../../platform/start-error.ts';
import { findOperatorName } from '../events/operator.ts';
import type { ParsedCommand } from './command.ts';
import { parseTenantsArguments } from './parse-tenants-arguments.ts';

interface TenantsCommand {
  readonly installation: Installation;
  readonly openSecrets: (config: Config, pool: DatabasePool) => Promise<Secrets>;
  readonly sealedColumns: readonly SealedColumn[];
}

/** `tenants …`: what an operator does with tenants, beside running servers. */
export async function tenantsCommand(
  config: Config,
  { installation, openSecrets, sealedColumns }: TenantsCommand,
  args: readonly string[],
): Promise<void> {
  const command = parseTenantsArguments(args);
  const migrations = await readMigrations(installation.migrations);
  const database = await openDatabase(config);
  try {
    await prepare(database.pool, migrations, command);
    await command.run({
      config,
      pool: database.pool,
      migrations,
      runtime: systemRuntime,
      operatorName: findOperatorName(),
      openSecrets: () => openSecrets(config, database.pool),
      sealedColumns,
    });
  } finally {
    await database.close();
  }
}

/** The first tenant, and a dump, may come into a new database; no other command changes the schema under running servers. */
async function prepare(
  pool: Pool,
  migrations: readonly Migration[],
  { isForNewDatabase }: ParsedCommand,
): Promise<void> {
  if (isForNewDatabase) await migrate(pool, migrations);
  else if (!(await isAtLevel(pool, migrations).catch(() => false)))
    throw new StartError('The database is of another version: start a server of this one first.');
}
