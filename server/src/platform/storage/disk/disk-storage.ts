import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Runtime } from '../../runtime.ts';
import { hasErrorCode } from '../error-code.ts';
import type { FileStorage, StoredFile } from '../file-storage.ts';
import { signForm } from './post-form.ts';

/** The name of the embedded store's only bucket, which is also its path. */
export const diskBucket = 'uploads';
export const diskPath = `/storage/${diskBucket}`;

/** The credentials scope of the embedded store's signed forms. */
export const diskSigner = { bucket: diskBucket, region: 'local', accessKeyId: 'embedded' } as const;

/** The embedded store: files in a folder, uploaded with forms that only this installation can sign. */
export interface DiskStorage extends FileStorage {
  readonly secret: string;
  /** The folder of unfinished uploads, on the same disk as the rest. */
  readonly incomingFolder: string;
  /** Moves a complete file to its key. */
  accept(writtenAt: string, key: string): Promise<void>;
}

interface DiskOptions {
  readonly folder: string;
  /** Signs the forms; equal on all servers that share the folder. */
  readonly secret: string;
  readonly now: Runtime['now'];
}

/** Opens the store in a folder, which is created if it does not exist. */
export async function createDiskStorage({
  folder,
  secret,
  now,
}: DiskOptions): Promise<DiskStorage> {
  const incomingFolder = join(folder, '.incoming');
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 });
  await removeLeftovers(incomingFolder, now());
  const pathOf = (key: string) => pathWithin(folder, key);
  const accept = async (from: string, key: string) => {
    await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 });
    await rename(from, pathOf(key));
  };
  return {
    disk: diskBucket,
    uploadOrigin: null,
    secret,
    incomingFolder,
    workFolder: incomingFolder,
    accept,
    store: accept,
    createForm: (grant, ownOrigin) =>
      Promise.resolve({
        action: ownOrigin + diskPath,
        inputs: signForm(grant, { ...diskSigner, secret }, now()),
      }),
    find: (key) => findFile(pathOf(key)),
    read: async (key) => {
      const handle = await open(pathOf(key));
      return createReadStream('', { fd: handle });
    },
    move: (from, to) => accept(pathOf(from), to),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeAll: async (prefix) => {
      const path = pathOf(prefix);
      const files = await countFiles(path);
      await rm(path, { force: true, recursive: true });
      return files;
    },
  };
}

/** Longer than any upload or export takes. */
const longestUploadMs = 12 * 3_600_000;

/** Removes unfinished files of a server that stopped during an upload or an export. */
async function removeLeftovers(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now - mtimeMs > longestUploadMs) await rm(path, { force: true, recursive: true });
  }
}

/** The path of a key; always inside the folder. */
function pathWithin(folder: string, key: string): string {
  const path = join(folder, key);
  if (!path.startsWith(folder + sep)) throw new Error('A storage key left its folder.');
  return path;
}

/** The number of files in a folder and the folders below it; zero when it does not exist. */
async function countFiles(path: string): Promise<number> {
  const found = await readdir(path, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (hasErrorCode(error, 'ENOENT')) return [];
      throw error;
    },
  );
  return found.filter((entry) => entry.isFile()).length;
}

async function findFile(path: string): Promise<StoredFile | undefined> {
  const found = await stat(path).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  return found && { sizeBytes: found.size };
}
