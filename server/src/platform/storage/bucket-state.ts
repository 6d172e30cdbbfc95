import { GetBucketEncryptionCommand, GetBucketVersioningCommand } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/storage-config.ts';
import { createS3Client } from './s3-storage.ts';

/** What a bucket does with the files in it; `unknown`: the service or our key cannot say. */
export interface BucketState {
  readonly versioning: 'on' | 'off' | 'unknown';
  /** The algorithm of files that say nothing themselves, `none` or `unknown`. */
  readonly encryption: string;
}

/** Asks the service how the bucket is set up; never throws. */
export async function readBucketState(config: S3Config): Promise<BucketState> {
  const client = createS3Client(config);
  const { bucket: Bucket } = config;
  const [versioning, encryption] = await Promise.all([
    client
      .send(new GetBucketVersioningCommand({ Bucket }))
      .then(({ Status }) => (Status === 'Enabled' ? 'on' : 'off') as BucketState['versioning'])
      .catch(() => 'unknown' as const),
    client
      .send(new GetBucketEncryptionCommand({ Bucket }))
      .then(({ ServerSideEncryptionConfiguration: found }) => {
        const [rule] = found?.Rules ?? [];
        return rule?.ApplyServerSideEncryptionByDefault?.SSEAlgorithm ?? 'none';
      })
      .catch((cause: unknown) => (isNotSet(cause) ? 'none' : 'unknown')),
  ]);
  client.destroy();
  return { versioning, encryption };
}

const isNotSet = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === 'ServerSideEncryptionConfigurationNotFoundError';
