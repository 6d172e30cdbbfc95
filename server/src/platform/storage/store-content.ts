import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from './file-storage.ts';

/** Stores a small content under a key, by way of a file that only this process can read; replaces an existing one. */
export async function storeContent(
  storage: Pick<FileStorage, 'store' | 'workFolder'>,
  key: string,
  content: string | Buffer,
): Promise<void> {
  const folder = await mkdtemp(join(storage.workFolder, 'content-'));
  try {
    const path = join(folder, 'content');
    await writeFile(path, content, { mode: 0o600 });
    await storage.store(path, key);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
