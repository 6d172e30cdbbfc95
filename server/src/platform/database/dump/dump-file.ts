import { createReadStream, existsSync } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { StartError } from '../../start-error.ts';
import { dumpDatabase } from './dump-database.ts';

/** Writes a dump of everything, or of one tenant, to a file that only this user can read, complete or not at all. */
export async function writeDump(pool: Pool, file: string, tenantId?: string): Promise<void> {
  if (existsSync(file)) throw new StartError(`${file} exists already: name another file.`);
  const unfinished = `${file}.part`;
  try {
    const target = await open(unfinished, 'w', 0o600);
    await pipeline(Readable.from(dumpDatabase(pool, tenantId)), target.createWriteStream());
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw explainFile(error, file);
  }
}

/** The lines of a dump; throws a `StartError` for a file that cannot be read. */
export async function readDump(file: string): Promise<AsyncIterable<string>> {
  await access(file).catch((error: unknown) => {
    throw explainFile(error, file);
  });
  return readLines(file);
}

/** Opens the file when the first line is read: lines that are emitted earlier are lost. */
async function* readLines(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
}

/** Returns the message for an error that concerns the file. */
function explainFile(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return new StartError(`${file} cannot be found.`);
  if (code === 'EACCES') return new StartError(`This user may not use ${file}.`);
  if (code === 'ENOSPC') return new StartError(`There is no room left for ${file}.`);
  return error;
}
