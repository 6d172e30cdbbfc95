import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import type { QuarantineFacts } from './quarantine-secrets.ts';

const algorithm = 'aes-256-gcm';

/** How the content of a file is encrypted. */
export type ContentKey = Omit<QuarantineFacts, 'name'>;

/** Stores the content of a file encrypted under another key; nothing that reads it there can run it. */
export async function sealContent(
  storage: FileStorage,
  from: string,
  to: string,
): Promise<ContentKey> {
  const [key, iv] = [randomBytes(32), randomBytes(12)];
  const cipher = createCipheriv(algorithm, key, iv);
  await copy(storage, [await storage.read(from), cipher], to);
  return {
    key: key.toString('base64'),
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
  };
}

/** The content of a sealed file; fails at its end when it was changed. */
export async function readSealed(
  storage: FileStorage,
  storageKey: string,
  { key, iv, tag }: ContentKey,
): Promise<Readable> {
  const decipher = decipherOf({ key, iv, tag });
  const content = await storage.read(storageKey);
  content.once('error', (error) => decipher.destroy(error));
  decipher.once('close', () => content.destroy());
  return content.pipe(decipher);
}

/** Stores the content of a sealed file as it was. */
export async function restoreContent(
  storage: FileStorage,
  { from, to, key }: { readonly from: string; readonly to: string; readonly key: ContentKey },
): Promise<void> {
  await copy(storage, [await storage.read(from), decipherOf(key)], to);
}

function decipherOf({ key, iv, tag }: ContentKey) {
  const decipher = createDecipheriv(
    algorithm,
    Buffer.from(key, 'base64'),
    Buffer.from(iv, 'base64'),
  );
  return decipher.setAuthTag(Buffer.from(tag, 'base64'));
}

/** Writes a stream to a file that only this process can read, and stores that. */
async function copy(
  storage: FileStorage,
  [content, change]: readonly [Readable, Transform],
  to: string,
): Promise<void> {
  const folder = await mkdtemp(join(storage.workFolder, 'quarantine-'));
  try {
    const path = join(folder, 'content');
    await pipeline(content, change, createWriteStream(path, { mode: 0o600 }));
    await storage.store(path, to);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
