import { open, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const takeoverAttempts = 50;
const takeoverPauseMs = 100;
const abandonedAfterMs = 10_000;

/** Exclusive use of a folder by this process until `release`. */
export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks the folder by listening on the socket at `path`; `undefined` when a running process has the lock. The
 * operating system ends the listener with its process, however it ends, and no process id can be mistaken for
 * another. One process at a time takes over the socket file of a dead process.
 */
export async function lockFolder(path: string): Promise<FolderLock | undefined> {
  for (let attempt = 0; attempt < takeoverAttempts; attempt += 1) {
    const lock = await tryToListen(path);
    if (lock !== undefined) return lock;
    if (await isAlive(path)) return undefined;
    if (!(await removeDead(path))) await wait(takeoverPauseMs);
  }
  return undefined;
}

function tryToListen(path: string): Promise<FolderLock | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(path, () => {
      resolve({ release: () => close(server) });
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false);
      // The owner runs, but its queue is full or it is just accepting.
      else if (error.code === 'EAGAIN' || error.code === 'ECONNRESET') resolve(true);
      else reject(error);
    });
  });
}

/** Removes the socket of a dead process, unless another process is doing so. */
async function removeDead(path: string): Promise<boolean> {
  const mark = `${path}.takeover`;
  if (!(await createExclusively(mark))) return false;
  try {
    if (!(await isAlive(path))) await rm(path, { force: true });
    return true;
  } finally {
    await rm(mark, { force: true });
  }
}

async function createExclusively(mark: string): Promise<boolean> {
  try {
    await (await open(mark, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // `open` throws no other kind of error.
    await removeAbandoned(mark);
    return false;
  }
}

/** A take-over lasts milliseconds: an older marker was left by a process that died during one. */
async function removeAbandoned(mark: string): Promise<void> {
  const { mtimeMs } = await stat(mark).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  if (Date.now() - mtimeMs > abandonedAfterMs) await rm(mark, { force: true });
}
