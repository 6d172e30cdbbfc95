import { open, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { Config } from '../../platform/config/config.ts';
import { print } from '../../platform/process/console.ts';
import type { Installation } from '../../platform/process/installation.ts';
import { StartError } from '../../platform/start-error.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { dumpDatabase } from '../../platform/database/dump/dump-database.ts';

/** `dump FILE`: writes all data to a file that only this user can read, complete or not at all. */
export async function dumpCommand(
  config: Config,
  _installation: Installation,
  args: readonly string[],
): Promise<void> {
  const file = fileArgument(args, 'dump');
  if (existsSync(file)) throw new StartError(`${file} exists already: name another file.`);
  const database = await openDatabase(config);
  const unfinished = `${file}.part`;
  try {
    const target = await open(unfinished, 'w', 0o600);
    await pipeline(Readable.from(dumpDatabase(database.pool)), target.createWriteStream());
    await rename(unfinished, file);
    print(`All data is in ${file}. It holds personal data: keep it safe.`);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw explainFile(error, file);
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

/** Returns the message for an error that concerns the file. */
export function explainFile(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return new StartError(`${file} cannot be found.`);
  if (code === 'EACCES') return new StartError(`This user may not use ${file}.`);
  if (code === 'ENOSPC') return new StartError(`There is no room left for ${file}.`);
  return error;
}
