import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../start-error.ts';

/** Addresses of sockets may hold 103 bytes on the strictest system. */
const longestSocketPathBytes = 100;

/** How names of private socket folders begin. */
const prefix = 'form-builder-';

/** Longer than it takes from making a private folder to taking the lock. */
const startingMs = 60_000;

/** The folder of the embedded database and the private places that belong to this run. */
export interface DataFolder {
  readonly path: string;
  /** Where PostgreSQL's files are. */
  readonly databasePath: string;
  readonly lockPath: string;
  /** A private directory for the socket; removed at the end of the run. */
  readonly socketFolder: string;
}

/** Creates or checks the folder: private to its user, and not a folder of something else. */
export function prepareDataFolder(folder: string): DataFolder {
  const path = resolve(folder);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    refuseForeign(path);
    chmodSync(path, 0o700);
  } catch (error) {
    throw explain(error, path);
  }
  const socketFolder = createSocketFolder();
  // A short way to the folder, whose own path may be too long for the address of a socket.
  symlinkSync(path, join(socketFolder, 'data'));
  return {
    path,
    databasePath: join(path, 'database'),
    lockPath: join(socketFolder, 'data', 'lock'),
    socketFolder,
  };
}

function refuseForeign(path: string): void {
  const isOurs = ['database', 'lock', 'demo-logins.json', 'encryption-key'].some((name) =>
    existsSync(join(path, name)),
  );
  if (isOurs || readdirSync(path).length === 0) return;
  throw new StartError(
    `The data folder ${path} holds files of something else: name another with DATA_DIR.`,
  );
}

/** Removes the private folders of processes that were killed; only the holder of the lock may. */
export function removeAbandoned({ path, socketFolder }: DataFolder): void {
  const parent = dirname(socketFolder);
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    if (!name.startsWith(prefix) || folder === socketFolder || targetOf(folder) !== path) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The data folder that a socket folder belonged to, unless it may be of a process that just starts. */
function targetOf(folder: string): string | undefined {
  try {
    const link = join(folder, 'data');
    return Date.now() - lstatSync(link).mtimeMs > startingMs ? readlinkSync(link) : undefined;
  } catch {
    // Another user's, another program's, or going away at this moment.
    return undefined;
  }
}

function createSocketFolder(): string {
  const wanted = join(tmpdir(), prefix);
  const suffixBytes = 6 + '/.s.PGSQL.5432'.length;
  const isShort = Buffer.byteLength(wanted) + suffixBytes <= longestSocketPathBytes;
  return mkdtempSync(isShort ? wanted : `/tmp/${prefix}`);
}

function explain(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return new StartError(`The data folder ${path} cannot be used: this user may not write there.`);
  }
  if (error.code === 'EEXIST' || error.code === 'ENOTDIR') {
    return new StartError(`The data folder ${path} cannot be used: a file is in its place.`);
  }
  return error;
}
