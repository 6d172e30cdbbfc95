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

/** The strictest system allows socket paths of 103 bytes. */
const longestSocketPathBytes = 100;

/** The prefix of the names of private socket folders. */
const prefix = 'form-builder-';

/** Longer than a process needs between creating its private folder and taking the lock. */
const startingMs = 60_000;

/** The folder of the embedded database and the private folders of this process. */
export interface DataFolder {
  readonly path: string;
  /** The folder with PostgreSQL's files. */
  readonly databasePath: string;
  readonly lockPath: string;
  /** A private folder for the socket; removed when the process ends. */
  readonly socketFolder: string;
}

/** Creates or checks the folder: it must be private to its user, and contain nothing else. */
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
  // A short link to the folder, whose own path may be too long for a socket.
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

/** Removes the private folders of killed processes; only the lock owner may call it. */
export function removeAbandoned({ path, socketFolder }: DataFolder): void {
  const parent = dirname(socketFolder);
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    if (!name.startsWith(prefix) || folder === socketFolder || targetOf(folder) !== path) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The data folder of a socket folder, unless the folder may belong to a process that is starting. */
function targetOf(folder: string): string | undefined {
  try {
    const link = join(folder, 'data');
    return Date.now() - lstatSync(link).mtimeMs > startingMs ? readlinkSync(link) : undefined;
  } catch {
    // It belongs to another user or program, or is being removed at the same time.
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
