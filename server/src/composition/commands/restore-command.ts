import type { ClientBase } from 'pg';
import type { Config } from '../../platform/config/config.ts';
import { print } from '../../platform/process/console.ts';
import type { Installation } from '../../platform/process/installation.ts';
import { migrate, readMigrations } from '../../platform/database/migrations/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { readDump } from '../../platform/database/dump/dump-file.ts';
import { fileArgument } from './dump-command.ts';
import { sealedColumns } from './sealed-columns.ts';
import { loadRestorationKeys } from '../../platform/secrets/master-key/load-restoration-keys.ts';
import { systemRuntime } from '../../platform/runtime.ts';
import { findOperatorName } from '../../tenants/events/operator.ts';
import { restoreTenant } from '../../tenants/restore-tenant.ts';

/** `restore FILE`: prepares the database and fills it with a dump; it must be empty. */
export async function restoreCommand(
  config: Config,
  installation: Installation,
  args: readonly string[],
): Promise<void> {
  const file = fileArgument(args, 'restore');
  const lines = await readDump(file);
  const migrations = await readMigrations(installation.migrations);
  const database = await openDatabase(config);
  try {
    await migrate(database.pool, migrations);
    const operator = { name: findOperatorName(), reason: null };
    const { pool } = database;
    const loadKeys = (client: ClientBase) => loadRestorationKeys(config, client, sealedColumns);
    const context = { pool, migrations, runtime: systemRuntime, operator, loadKeys };
    const rows = await restoreTenant(context, lines);
    print(`${String(rows)} rows restored from ${file}.`);
  } finally {
    await database.close();
  }
}
