import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import type { S3Config } from '../config/storage-config.ts';
import { StartError } from '../start-error.ts';
import type { FileStorage, UploadForm, UploadGrant } from './file-storage.ts';
import { assertVersionsCanBeFound, createBucketDeleter } from './bucket-versions.ts';
import { partBytes, uploadLargeFile } from './upload-large-file.ts';

/** Storage in a bucket of an S3-compatible service; browsers upload files directly to it. */
export function createS3Storage(config: S3Config, now: () => number): FileStorage {
  const { bucket: Bucket } = config;
  const server = createS3Client(config);
  const deleter = createBucketDeleter(server, config, now);
  const uploadOrigin = uploadOriginOf(config);
  const sign = createFormSigner(config, now);
  return {
    disk: 's3',
    uploadOrigin,
    workFolder: tmpdir(),
    createForm: async (grant) => ({
      // The library's own URL may have another origin than the pages' content policy allows.
      action: config.isPathStyle ? `${uploadOrigin}/${Bucket}` : `${uploadOrigin}/`,
      inputs: await sign(grant),
    }),
    async find(Key) {
      try {
        const { ContentLength } = await server.send(new HeadObjectCommand({ Bucket, Key }));
        return { sizeBytes: ContentLength ?? 0 };
      } catch (error) {
        if (isNotFound(error)) return undefined;
        throw error;
      }
    },
    async read(Key) {
      const { Body } = await server.send(new GetObjectCommand({ Bucket, Key }));
      if (!(Body instanceof Readable)) throw new Error('Storage answered a file without content.');
      return Body;
    },
    async store(path, Key) {
      const { size: sizeBytes } = await stat(path);
      const target = { Bucket, Key, ...encryptionOf(config) };
      if (sizeBytes > partBytes) await uploadLargeFile(server, { path, sizeBytes, target });
      // Not a stream, which the client could not send again when the connection breaks.
      else await server.send(new PutObjectCommand({ ...target, Body: await readFile(path) }));
    },
    async move(from, to) {
      const CopySource = `${Bucket}/${from}`;
      await server.send(
        // A copy is a new file: it is not encrypted like its source by itself.
        new CopyObjectCommand({ Bucket, CopySource, Key: to, ...encryptionOf(config) }),
      );
      await deleter.remove(from);
    },
    remove: (key) => deleter.remove(key),
    removeAll: (prefix) => deleter.removeBelow(prefix),
  };
}

/** Signs forms for exactly one key, type and size, by the server's clock. */
function createFormSigner(
  config: S3Config,
  now: () => number,
): (grant: UploadGrant) => Promise<UploadForm['inputs']> {
  // A separate client that sends nothing: the clock offset is a setting of the client.
  const client = createS3Client(config);
  return async ({ key, contentType, sizeBytes, lifetimeSeconds }) => {
    client.config.systemClockOffset = now() - Date.now();
    const { fields } = await createPresignedPost(client, {
      Bucket: config.bucket,
      Key: key,
      Fields: {
        'Content-Type': contentType,
        success_action_status: '201',
        ...encryptionFieldsOf(config),
      },
      Conditions: [['content-length-range', sizeBytes, sizeBytes]],
      Expires: lifetimeSeconds,
    });
    return fields;
  };
}

/** Throws a `StartError` when the bucket cannot be used. */
export async function assertBucket(config: S3Config): Promise<void> {
  const client = createS3Client(config);
  await client.send(new HeadBucketCommand({ Bucket: config.bucket })).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.name : 'unknown';
    throw new StartError(
      `The bucket ${config.bucket} at ${config.endpoint} cannot be used (${reason}): check S3_ENDPOINT, S3_BUCKET and the S3 keys.`,
      { cause },
    );
  });
  if (config.encryption !== null) await assertEncryption(client, config);
  await assertVersionsCanBeFound(client, config);
  client.destroy();
}

/** Stores an empty file and asks how it is encrypted: services that cannot do it refuse, or ignore what was asked. */
async function assertEncryption(client: S3Client, config: S3Config): Promise<void> {
  const file = { Bucket: config.bucket, Key: `.start-check/${randomUUID()}` };
  const used = await client
    .send(new PutObjectCommand({ ...file, Body: '', ...encryptionOf(config) }))
    .then(() => client.send(new HeadObjectCommand(file)))
    .then(({ ServerSideEncryption }) => ServerSideEncryption)
    .catch((cause: unknown) => (cause instanceof Error ? cause.name : 'unknown'));
  // What is left of a failed check is empty.
  await client.send(new DeleteObjectCommand(file)).catch(() => undefined);
  const wanted = config.encryption?.algorithm ?? '';
  if (used !== wanted)
    throw new StartError(
      `The bucket ${config.bucket} does not encrypt with ${wanted} (${used ?? 'not encrypted'}): check S3_SERVER_SIDE_ENCRYPTION and S3_KMS_KEY_ID.`,
    );
}

/** What a command says about encryption. */
const encryptionOf = ({ encryption }: S3Config) =>
  encryption === null
    ? {}
    : {
        ServerSideEncryption: encryption.algorithm,
        ...(encryption.keyId !== null && { SSEKMSKeyId: encryption.keyId }),
      };

/** The same as fields of a form; its policy requires them, so that a browser cannot leave them out. */
const encryptionFieldsOf = ({ encryption }: S3Config): Readonly<Record<string, string>> =>
  encryption === null
    ? {}
    : {
        'x-amz-server-side-encryption': encryption.algorithm,
        ...(encryption.keyId !== null && {
          'x-amz-server-side-encryption-aws-kms-key-id': encryption.keyId,
        }),
      };

export function createS3Client(config: S3Config): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, isPathStyle: forcePathStyle } = config;
  return new S3Client({
    endpoint,
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function uploadOriginOf({ publicEndpoint, bucket, isPathStyle }: S3Config): string {
  const { protocol, host, origin } = new URL(publicEndpoint);
  return isPathStyle ? origin : `${protocol}//${bucket}.${host}`;
}

function isNotFound(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}
