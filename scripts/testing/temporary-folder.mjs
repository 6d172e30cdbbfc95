import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';

/** More than the databases, files and browsers of a whole run take, in bytes. */
const needed = 6 * 2 ** 30;

/**
 * Creates the folder for everything that a run writes and removes again, in memory where there is room: copying a
 * database, of some thousand small files, takes a tenth of the time there. Other users may pass through it, as
 * PostgreSQL does not run as root.
 * @returns {Promise<{ path: string, remove: () => Promise<void> }>}
 */
export async function createTemporaryFolder() {
  const parent = (await hasRoomInMemory()) ? memory : tmpdir();
  const path = await mkdtemp(join(parent, 'form-builder-run-'));
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 10 }) };
}

async function hasRoomInMemory() {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return Math.min(bavail * bsize, freemem()) >= needed;
}
