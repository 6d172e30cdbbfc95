import { existsSync, renameSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartError } from '../../start-error.ts';
import { prepareDataFolder, removeAbandoned, type DataFolder } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';

/** A running embedded PostgreSQL, reached through the socket in `socketFolder`. */
export interface EmbeddedDatabase {
  readonly socketFolder: string;
  /** Called when the database stops unexpectedly. */
  readonly onFailure: (handle: (error: Error) => void) => void;
  close(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on a data folder that no other process uses. Calls `onCreate` when the folder
 * is new, because creating a database takes a while.
 */
export async function startEmbeddedDatabase(
  dataFolder: string,
  onCreate: () => void = () => undefined,
): Promise<EmbeddedDatabase> {
  const folder = prepareDataFolder(dataFolder);
  const lock = await lockFolder(folder.lockPath);
  if (lock === undefined) {
    rmSync(folder.socketFolder, { recursive: true, force: true });
    throw new StartError(`The data folder ${folder.path} is in use by another process.`);
  }
  const release = async () => {
    await lock.release();
    rmSync(folder.socketFolder, { recursive: true, force: true });
  };
  try {
    removeAbandoned(folder);
    await createFiles(folder, onCreate);
    const engine = await startEngine(folder, folder.databasePath);
    return {
      socketFolder: folder.socketFolder,
      onFailure: engine.onFailure,
      close: async () => {
        await engine.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Creates the files of a new database in a separate folder and renames it when they are complete: an
 * interrupted first start leaves nothing half finished.
 */
async function createFiles(folder: DataFolder, onCreate: () => void): Promise<void> {
  if (existsSync(folder.databasePath)) {
    // The engine would treat a damaged folder as empty and write a new database over it.
    if (!existsSync(join(folder.databasePath, 'PG_VERSION'))) throw unreadable(folder, undefined);
    return;
  }
  onCreate();
  const unfinished = `${folder.databasePath}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const engine = await startEngine(folder, unfinished);
  await engine.close();
  await chmod(unfinished, 0o700);
  renameSync(unfinished, folder.databasePath);
}

interface Engine {
  readonly onFailure: (handle: (error: Error) => void) => void;
  close(): Promise<void>;
}

async function startEngine(folder: DataFolder, databasePath: string): Promise<Engine> {
  const socketPath = join(folder.socketFolder, '.s.PGSQL.5432');
  // The engine's own output is about its files; the sentence below states the cause for the
  // operator.
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
    workerData: { folder: databasePath, socketPath },
    stdout: true,
    stderr: true,
  });
  await new Promise<void>((resolve, reject) => {
    const fail = (cause?: unknown) => {
      reject(unreadable(folder, cause));
    };
    worker.once('message', () => {
      resolve();
    });
    worker.once('error', fail);
    worker.once('exit', fail);
  });
  worker.removeAllListeners();
  return { onFailure: (handle) => watch(worker, handle), close: () => stop(worker) };
}

function unreadable(folder: DataFolder, cause: unknown): StartError {
  return new StartError(
    `The data folder ${folder.path} cannot be read: it is damaged or from another version.`,
    { cause },
  );
}

function watch(worker: Worker, handle: (error: Error) => void): void {
  worker.once('error', handle);
  worker.once('exit', () => {
    handle(new Error('The embedded database ended.'));
  });
}

async function stop(worker: Worker): Promise<void> {
  worker.removeAllListeners();
  const exited = new Promise((resolve) => {
    worker.once('exit', resolve);
    // Already stopped, or failed while closing: nothing more to wait for.
    worker.once('error', resolve);
  });
  worker.postMessage('close');
  await exited;
}
