import {
  DeleteObjectCommand,
  GetBucketVersioningCommand,
  ListObjectVersionsCommand,
  paginateListObjectsV2,
  type ListObjectVersionsCommandInput,
  type ListObjectVersionsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../config/storage-config.ts';
import { StartError } from '../start-error.ts';

/** A version of a file, or the marker that a deletion left. */
interface Version {
  readonly key: string;
  readonly id: string;
}

/** Deletes files from a bucket so that nothing of them is left, not even as an earlier version. */
export interface BucketDeleter {
  readonly remove: (key: string) => Promise<void>;
  /** Removes every file below a prefix; returns how many there were, those deleted before included. */
  readonly removeBelow: (prefix: string) => Promise<number>;
}

/** How long an answer about versioning counts: somebody can switch it on while the server runs. */
const knownMs = 10 * 60_000;

/** Creates the deleter of a bucket; asks the service now and then whether the bucket keeps versions. */
export function createBucketDeleter(
  client: S3Client,
  config: S3Config,
  now: () => number,
): BucketDeleter {
  const { bucket: Bucket } = config;
  let known: { readonly at: number; readonly keeps: Promise<boolean> } | undefined;
  const keepsVersions = (): Promise<boolean> => {
    if (known === undefined || now() - known.at > knownMs)
      known = { at: now(), keeps: readKeepsVersions(client, config) };
    return known.keeps;
  };
  const removeVersions = async (prefix: string, isWanted: (key: string) => boolean) => {
    const keys = new Set<string>();
    for await (const { key: Key, id: VersionId } of versionsBelow(client, Bucket, prefix)) {
      if (!isWanted(Key)) continue;
      await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
      keys.add(Key);
    }
    return keys.size;
  };
  return {
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
      if (await keepsVersions()) await removeVersions(Key, (key) => key === Key);
    },
    async removeBelow(prefix) {
      if (await keepsVersions()) return removeVersions(prefix, () => true);
      return removeFiles(client, Bucket, prefix);
    },
  };
}

/**
 * Whether earlier versions may exist: also when versioning was switched on once and is suspended now. What the service
 * does not say is as the operator set it.
 */
function readKeepsVersions(client: S3Client, { bucket, versioning }: S3Config): Promise<boolean> {
  return client
    .send(new GetBucketVersioningCommand({ Bucket: bucket }))
    .then(({ Status }) => Status === 'Enabled' || Status === 'Suspended')
    .catch(() => versioning === 'on');
}

/** Throws a `StartError` when the bucket keeps versions and our key cannot find them: erasure would leave files. */
export async function assertVersionsCanBeFound(client: S3Client, config: S3Config): Promise<void> {
  if (!(await readKeepsVersions(client, config))) return;
  const { bucket: Bucket } = config;
  await client
    .send(new ListObjectVersionsCommand({ Bucket, Prefix: '.start-check/', MaxKeys: 1 }))
    .catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.name : 'unknown';
      throw new StartError(
        `The bucket ${Bucket} keeps versions of files, and they cannot be listed (${reason}): give the key s3:ListBucketVersions and s3:DeleteObjectVersion, so that deleted files are gone.`,
        { cause },
      );
    });
}

async function* versionsBelow(
  client: S3Client,
  Bucket: string,
  Prefix: string,
): AsyncGenerator<Version> {
  let from: Pick<ListObjectVersionsCommandInput, 'KeyMarker' | 'VersionIdMarker'> | null = {};
  while (from !== null) {
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix, ...from }),
    );
    const { Versions = [], DeleteMarkers = [], NextKeyMarker, NextVersionIdMarker } = page;
    for (const { Key, VersionId } of [...Versions, ...DeleteMarkers])
      if (Key !== undefined && VersionId !== undefined) yield { key: Key, id: VersionId };
    // Markers are places in the list, so that deleting what was listed moves nothing.
    from =
      page.IsTruncated === true
        ? { KeyMarker: NextKeyMarker, VersionIdMarker: NextVersionIdMarker }
        : null;
  }
}

async function removeFiles(client: S3Client, Bucket: string, Prefix: string): Promise<number> {
  let removed = 0;
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
    for (const { Key } of Contents) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
      removed += 1;
    }
  return removed;
}
