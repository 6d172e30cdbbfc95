import type { Config } from '../platform/config/config.ts';
import { readMigrations, type Migration } from '../platform/database/migrations/migrate.ts';
import { openDatabase, type OpenDatabase } from '../platform/database/open-database.ts';
import { print } from '../platform/process/console.ts';
import type { Installation } from '../platform/process/installation.ts';
import { systemRuntime } from '../platform/runtime.ts';
import { StartError } from '../platform/start-error.ts';
import { checkServices } from './check-services.ts';
import { checkSettings } from './check-settings.ts';
import { failed, type StatusCheck } from './status-check.ts';

const marks: Readonly<Record<StatusCheck['state'], string>> = {
  ok: 'ok     ',
  warning: 'warning',
  failed: 'FAILED ',
};

/**
 * `status [--json]`: checks the services that this installation needs and the settings that it should have. Changes
 * nothing, so it can run beside a server; fails when a check fails.
 */
export async function statusCommand(
  config: Config,
  installation: Installation,
  args: readonly string[],
): Promise<void> {
  const isJson = args[0] === '--json';
  if (args.length > (isJson ? 1 : 0)) throw new StartError('Usage: status [--json].');
  const migrations = await readMigrations(installation.migrations);
  const checks = [...(await checkWithDatabase(config, migrations)), ...checkSettings(config)];
  for (const check of checks)
    print(isJson ? JSON.stringify(check) : `${marks[check.state]} ${check.id}: ${check.text}`);
  const broken = checks.filter(({ state }) => state === 'failed').map(({ id }) => id);
  if (broken.length > 0) throw new StartError(`Not in order: ${broken.join(', ')}.`);
}

/** Without a database the other services are of no use: that is the only check then. */
async function checkWithDatabase(
  config: Config,
  migrations: readonly Migration[],
): Promise<readonly StatusCheck[]> {
  let database: OpenDatabase;
  try {
    database = await openDatabase(config);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [{ id: 'database', ...failed(error.message) }];
  }
  try {
    const { pool } = database;
    return await checkServices({ config, pool, runtime: systemRuntime, migrations });
  } finally {
    await database.close();
  }
}
