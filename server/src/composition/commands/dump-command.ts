import type { Config } from '../../platform/config/config.ts';
import { readMigrations } from '../../platform/database/migrations/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { print } from '../../platform/process/console.ts';
import type { Installation } from '../../platform/process/installation.ts';
import { systemRuntime } from '../../platform/runtime.ts';
import { StartError } from '../../platform/start-error.ts';
import { dumpEverything } from '../../tenants/dump-everything.ts';
import { findOperatorName } from '../../tenants/events/operator.ts';

/** `dump FILE`: writes all data to a file that only this user can read, complete or not at all. */
export async function dumpCommand(
  config: Config,
  installation: Installation,
  args: readonly string[],
): Promise<void> {
  const file = fileArgument(args, 'dump');
  const database = await openDatabase(config);
  try {
    const migrations = await readMigrations(installation.migrations);
    const operator = { name: findOperatorName(), reason: null };
    await dumpEverything(
      { pool: database.pool, runtime: systemRuntime, migrations, operator },
      file,
    );
    print(`All data is in ${file}. It holds personal data: keep it safe.`);
  } finally {
    await database.close();
  }
}

/** The only argument: the path of a file. */
export function fileArgument(args: readonly string[], command: string): string {
  const [file] = args;
  if (file === undefined || args.length !== 1) {
    throw new StartError(`Name one file: ${command} FILE.`);
  }
  return file;
}
