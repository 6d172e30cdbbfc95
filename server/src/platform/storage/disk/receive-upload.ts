import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageRefusal } from '../storage-refusal.ts';
import { diskBucket, diskSigner, type DiskStorage } from './disk-storage.ts';
import { checkPolicy, type SizeRange } from './post-policy.ts';
import { isSignatureOf } from './post-signature.ts';
import { readUploadForm, type FormFields, type IncomingForm } from './read-upload-form.ts';

/** A posted form, and what it must be for. */
export interface PostedForm extends IncomingForm {
  /** The form must be for a key that begins so. */
  readonly keyPrefix: string;
  readonly now: number;
}

/** A file that was taken in. */
export interface ReceivedUpload {
  readonly key: string;
  readonly etag: string;
}

/**
 * Takes in one posted form: first its fields, then, if its signature and policy allow it, the file,
 * straight to disk. Nothing is left of an upload that is refused or breaks off.
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

/** Writes the content as it comes; stops at the first byte too many. Answers its MD5, as S3 does. */
async function write(
  path: string,
  content: AsyncIterable<Buffer>,
  { least, most }: SizeRange,
): Promise<string> {
  const hash = createHash('md5');
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of content) {
      size += chunk.length;
      if (size > most) throw new StorageRefusal('EntityTooLarge');
      hash.update(chunk);
      await file.write(chunk);
    }
    if (size < least) throw new StorageRefusal('EntityTooSmall');
    await file.datasync();
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}
