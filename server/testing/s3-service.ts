import {
  CreateBucketCommand,
  PutBucketCorsCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { parseStorageConfig, type S3Config } from '../src/platform/config/storage-config.ts';

/** The service of the `S3_*` settings; the suite fails with a message without them. */
export function readS3Config(): S3Config {
  const { s3 } = parseStorageConfig(process.env);
  if (s3 === null) throw new Error('Run `npm run test:s3`, or set the S3_* settings.');
  return s3;
}

/** Creates the bucket as an operator does: browsers may post to it. */
export async function prepareBucket(config: S3Config): Promise<void> {
  const { endpoint, region, accessKeyId, secretAccessKey, isPathStyle, bucket } = config;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
    const isThere = error instanceof S3ServiceException && /BucketAlready/.test(error.name);
    if (!isThere) throw error;
  });
  const rule = {
    AllowedOrigins: ['*'],
    AllowedMethods: ['POST'],
    AllowedHeaders: ['*'],
    ExposeHeaders: ['ETag', 'Location'],
  };
  const CORSConfiguration = { CORSRules: [rule] };
  await client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration }));
  client.destroy();
}
