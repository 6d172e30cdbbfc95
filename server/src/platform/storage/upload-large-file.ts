import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
  type CompletedPart,
  type CreateMultipartUploadCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { open } from 'node:fs/promises';

/** The size of a part, which is in memory while it is sent; a larger file than this goes in parts. */
export const partBytes = 16 * 1024 * 1024;

/** An upload has at most this many parts (Amazon S3, multipart upload limits). */
const maxParts = 10_000;

/** A local file, and the object that it becomes. */
interface LargeFile {
  readonly path: string;
  readonly sizeBytes: number;
  readonly target: CreateMultipartUploadCommandInput;
}

/**
 * Stores a file in parts, because one request takes at most 5 GB. The client repeats a part whose connection breaks, and
 * not what was sent before. Leaves no parts behind when it fails, as far as the service answers.
 */
export async function uploadLargeFile(client: S3Client, file: LargeFile): Promise<void> {
  const { Bucket, Key } = file.target;
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(file.target));
  const upload = { Bucket, Key, UploadId };
  try {
    const Parts = await sendParts(client, upload, file);
    await client.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
    );
  } catch (error) {
    // The first failure says more than that of clearing up.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

async function sendParts(
  client: S3Client,
  upload: {
    readonly Bucket: string | undefined;
    readonly Key: string | undefined;
    readonly UploadId: string | undefined;
  },
  { path, sizeBytes }: LargeFile,
): Promise<CompletedPart[]> {
  const content = Buffer.alloc(Math.max(partBytes, Math.ceil(sizeBytes / maxParts)));
  const parts: CompletedPart[] = [];
  const file = await open(path);
  try {
    for (let sentBytes = 0; sentBytes < sizeBytes; sentBytes += content.length) {
      const length = Math.min(content.length, sizeBytes - sentBytes);
      const { bytesRead } = await file.read(content, 0, length, sentBytes);
      if (bytesRead < length) throw new Error('The file became shorter while it was stored.');
      const PartNumber = parts.length + 1;
      const Body = content.subarray(0, length);
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
      parts.push({ PartNumber, ETag });
    }
  } finally {
    await file.close();
  }
  return parts;
}
