import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { storedFileKey } from '../../platform/storage/storage-keys.ts';

/** The storage of the installation, as copying needs it. */
export type CopyStorage = Pick<FileStorage, 'read' | 'store' | 'removeAll' | 'workFolder'>;

/** Copies files of a source to a tenant, each once. */
export interface FileCopier {
  /** The key of the copy of a file, which is in storage when this resolves. */
  copy(storageKey: string): Promise<string>;
  count(): number;
}

/** Creates the copier of the files for one tenant. */
export function createFileCopier(
  storage: CopyStorage,
  tenantId: string,
  createId: () => string,
): FileCopier {
  const copied = new Map<string, string>();
  return {
    count: () => copied.size,
    copy: async (storageKey) => {
      const known = copied.get(storageKey);
      if (known !== undefined) return known;
      const key = storedFileKey(tenantId, createId());
      await copyFile(storage, storageKey, key);
      copied.set(storageKey, key);
      return key;
    },
  };
}

async function copyFile(storage: CopyStorage, from: string, to: string): Promise<void> {
  const folder = await mkdtemp(join(storage.workFolder, 'copy-'));
  try {
    const path = join(folder, 'content');
    await pipeline(await storage.read(from), createWriteStream(path, { mode: 0o600 }));
    await storage.store(path, to);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
