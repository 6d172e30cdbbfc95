import type { Config } from '../platform/config/config.ts';
import type { InstallationTask } from './installation-task.ts';

/** The lines of the checklist about the bucket with files; none without one. */
export async function checkBucket({
  storage: { s3 },
}: Pick<Config, 'storage'>): Promise<readonly InstallationTask[]> {
  if (s3 === null) return [];
  // The S3 client is large: only servers that use S3 load it.
  const { readBucketState } = await import('../platform/storage/bucket-state.ts');
  const { versioning, encryption } = await readBucketState(s3);
  return [
    {
      key: 'bucket_versioning',
      isDone: s3.versioning === null ? versioning !== 'unknown' : versioning === s3.versioning,
      params: { state: versioning, wanted: s3.versioning ?? '-' },
      command: 'S3_VERSIONING=on',
    },
    {
      key: 'bucket_encryption',
      // At the start it was proven that the service does what the setting asks.
      isDone: s3.encryption !== null || !['none', 'unknown'].includes(encryption),
      params: { state: s3.encryption?.algorithm ?? encryption },
      command: 'S3_SERVER_SIDE_ENCRYPTION=AES256',
    },
  ];
}
