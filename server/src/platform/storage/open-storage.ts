import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Runtime } from '../runtime.ts';
import { createDiskStorage, type DiskStorage } from './disk/disk-storage.ts';
import { hasErrorCode } from './error-code.ts';
import type { FileStorage } from './file-storage.ts';

/** The storage, and the embedded store if that is in use. */
export interface OpenStorage {
  readonly storage: FileStorage;
  readonly embedded: DiskStorage | null;
}

/** Opens the configured storage; throws a `StartError` when it is unusable. */
export async function openStorage(
  config: Pick<Config, 'dataFolder' | 'storage'>,
  { now }: Pick<Runtime, 'now'>,
): Promise<OpenStorage> {
  const { s3 } = config.storage;
  if (s3 === null) {
    const folder = resolve(config.dataFolder, 'files');
    const embedded = await createDiskStorage({ folder, secret: await readSecret(folder), now });
    return { storage: embedded, embedded };
  }
  // The S3 client is large: only servers that use S3 load it.
  const { assertBucket, createS3Storage } = await import('./s3-storage.ts');
  await assertBucket(s3);
  return { storage: createS3Storage(s3, now), embedded: null };
}

/** The secret that signs upload forms: created at the first start, stored beside the files. */
async function readSecret(folder: string): Promise<string> {
  const path = join(folder, '.secret');
  const draft = join(folder, `.secret-${randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // When two servers start at once on one folder, the first one decides; none reads half a secret.
  await link(draft, path).catch((error: unknown) => {
    if (!hasErrorCode(error, 'EEXIST')) throw error;
  });
  await rm(draft);
  return readFile(path, 'utf8');
}
