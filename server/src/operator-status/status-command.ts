import type { Config } from '../platform/config/config.ts';
import { readMigrations } from '../platform/database/migrations/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { print } from '../platform/process/console.ts';
import type { Installation } from '../platform/process/installation.ts';
import { systemRuntime } from '../platform/runtime.ts';
import { StartError } from '../platform/start-error.ts';
import { checkServices, type CheckedInstallation } from './check-services.ts';
import { checkSettings } from './check-settings.ts';
import type { StatusCheck } from './status-check.ts';

const marks: Readonly<Record<StatusCheck['state'], string>> = {
  ok: 'ok     ',
  warning: 'warning',
  failed: 'FAILED ',
};

interface StatusOptions extends Pick<CheckedInstallation, 'openCipher'> {
  readonly installation: Installation;
}

/**
 * `status [--json]`: checks the services that this installation needs and the settings that it should have. Changes
 * nothing, so it can run beside a server; fails when a check fails.
 */
export async function statusCommand(
  config: Config,
  { installation, openCipher }: StatusOptions,
  args: readonly string[],
): Promise<void> {
  const isJson = args[0] === '--json';
  if (args.length > (isJson ? 1 : 0)) throw new StartError('Usage: status [--json].');
  const migrations = await readMigrations(installation.migrations);
  const database = await openDatabase(config);
  try {
    const { pool } = database;
    const parts = { config, pool, runtime: systemRuntime, migrations, openCipher };
    const checks = [...(await checkServices(parts)), ...checkSettings(config)];
    if (isJson) for (const check of checks) print(JSON.stringify(check));
    else for (const { id, state, text } of checks) print(`${marks[state]} ${id}: ${text}`);
    const broken = checks.filter(({ state }) => state === 'failed').map(({ id }) => id);
    if (broken.length > 0) throw new StartError(`Not in order: ${broken.join(', ')}.`);
  } finally {
    await database.close();
  }
}
