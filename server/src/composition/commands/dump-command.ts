import type { Config } from '../../platform/config/config.ts';
import { writeDump } from '../../platform/database/dump/dump-file.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { print } from '../../platform/process/console.ts';
import type { Installation } from '../../platform/process/installation.ts';
import { StartError } from '../../platform/start-error.ts';

/** `dump FILE`: writes all data to a file that only this user can read, complete or not at all. */
export async function dumpCommand(
  config: Config,
  _installation: Installation,
  args: readonly string[],
): Promise<void> {
  const file = fileArgument(args, 'dump');
  const database = await openDatabase(config);
  try {
    await writeDump(database.pool, file);
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
