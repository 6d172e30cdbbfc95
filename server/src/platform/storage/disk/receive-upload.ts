import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageRefusal } from '../storage-refusal.ts';
import { diskBucket, diskSigner, type DiskStorage } from './disk-storage.ts';
import { checkPolicy, type SizeRange } from './post-policy.ts';
import { isSignatureOf } from './post-signature.ts';
import { readUploadForm, type FormFields, type IncomingForm } from './read-upload-form.ts';

/** A posted form, and the key that it must be for. */
export interface PostedForm extends IncomingForm {
  /** The required prefix of the form's key. */
  readonly keyPrefix: string;
  readonly now: number;
}

/** A stored upload. */
export interface ReceivedUpload {
  readonly key: string;
  readonly etag: string;
}

/**
 * Receives one posted form: first its fields and then, if its signature and policy allow it, the file, directly
 * to disk. Leaves nothing of a rejected or interrupted upload.
 */
export async function receiveUpload(
  storage: DiskStorage,
  form: PostedForm,
): Promise<ReceivedUpload> {
  return readUploadForm(form, (fields, content) => takeFile(storage, form, fields, content));
}

async function takeFile(
  storage: DiskStorage,
  { keyPrefix, now }: PostedForm,
  posted: FormFields,
  content: AsyncIterable<Buffer>,
): Promise<ReceivedUpload> {
  const fields = new Map([['bucket', diskBucket], ...posted]);
  const key = fields.get('key') ?? '';
  assertSigned(storage, fields);
  const range = checkPolicy(fields, { now });
  if (!key.startsWith(keyPrefix)) throw new StorageRefusal('AccessDenied');
  const path = join(storage.incomingFolder, randomUUID());
  try {
    const etag = await write(path, content, range);
    await storage.accept(path, key);
    return { key, etag };
  } finally {
    await rm(path, { force: true });
  }
}

function assertSigned({ secret }: DiskStorage, fields: FormFields): void {
  const policy = fields.get('policy');
  if (policy === undefined) {
    throw new StorageRefusal('AccessDenied', 'Bucket POST must contain a field named policy.');
  }
  const [accessKey = '', day = '', region = '', ...service] = (
    fields.get('x-amz-credential') ?? ''
  ).split('/');
  if (accessKey !== diskSigner.accessKeyId) throw new StorageRefusal('InvalidAccessKeyId');
  const isOurs =
    region === diskSigner.region &&
    service.join('/') === 's3/aws4_request' &&
    isSignatureOf(fields.get('x-amz-signature') ?? '', policy, { secret, day, region });
  if (!isOurs) throw new StorageRefusal('SignatureDoesNotMatch');
}

/** Streams the content to disk; stops at the first byte over the limit. Returns its MD5, as S3 does. */
async function write(
  path: string,
  content: AsyncIterable<Buffer>,
  { min, max }: SizeRange,
): Promise<string> {
  const hash = createHash('md5');
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of content) {
      size += chunk.length;
      if (size > max) throw new StorageRefusal('EntityTooLarge');
      hash.update(chunk);
      await file.write(chunk);
    }
    if (size < min) throw new StorageRefusal('EntityTooSmall');
    await file.datasync();
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}
