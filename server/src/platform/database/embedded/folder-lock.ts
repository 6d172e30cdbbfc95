import { open, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const takeoverAttempts = 50;
const takeoverPauseMs = 100;
const abandonedAfterMs = 10_000;

/** A folder that is this process's alone until `release`. */
export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Takes the folder whose lock is the socket at `path`; `undefined` when a living process holds it.
 * A process holds the lock by listening, so the operating system ends it with the process, however
 * it dies, and no process id can be mistaken for another's. The socket file of a dead process is
 * taken over by one process at a time.
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
      // The holder is there but its queue is full or it is just accepting.
      else if (error.code === 'EAGAIN' || error.code === 'ECONNRESET') resolve(true);
      else reject(error);
    });
  });
}

/** Removes a dead process's socket, unless another process is doing so at this moment. */
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
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // open throws nothing else
    await removeAbandoned(mark);
    return false;
  }
}

/** A take-over lasts milliseconds: a mark this old was left by a process that died during one. */
async function removeAbandoned(mark: string): Promise<void> {
  const { mtimeMs } = await stat(mark).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  if (Date.now() - mtimeMs > abandonedAfterMs) await rm(mark, { force: true });
}
