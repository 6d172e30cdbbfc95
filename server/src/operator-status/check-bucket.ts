import type { Config } from '../platform/config/config.ts';
import type { S3Config } from '../platform/config/storage-config.ts';
import type { BucketState } from '../platform/storage/bucket-state.ts';
import type { InstallationTask } from './installation-task.ts';
import { DeadlineError, withDeadline } from './with-deadline.ts';

/** The lines of the checklist about the bucket with files; none without one. */
export async function checkBucket({
  storage: { s3 },
}: Pick<Config, 'storage'>): Promise<readonly InstallationTask[]> {
  if (s3 === null) return [];
  const { versioning, encryption } = await readInTime(s3);
  return [
    {
      key: 'bucket_versioning',
      isDone: s3.versioning === null ? versioning !== 'unknown' : versioning === s3.versioning,
      words: { state: stateId(versioning), wanted: stateId(s3.versioning ?? 'none') },
      command: 'S3_VERSIONING=on',
    },
    {
      key: 'bucket_encryption',
      // At the start it was proven that the service does what the setting asks.
      isDone: s3.encryption !== null || unset(encryption) === undefined,
      ...describeEncryption(s3.encryption?.algorithm ?? encryption),
      command: 'S3_SERVER_SIDE_ENCRYPTION=AES256',
    },
  ];
}

const stateId = (state: 'on' | 'off' | 'unknown' | 'none') =>
  `operator.checklist.bucket_state.${state}` as const;

/** The state of a bucket that names no algorithm. */
const unset = (encryption: string) =>
  (['none', 'unknown'] as const).find((state) => state === encryption);

/** An algorithm is named as the service does. */
function describeEncryption(encryption: string): Pick<InstallationTask, 'params' | 'words'> {
  const state = unset(encryption);
  return state === undefined
    ? { params: { state: encryption } }
    : { words: { state: stateId(state) } };
}

/** A service that does not answer in time says nothing of its bucket; the rest of the checklist does not wait for it. */
async function readInTime(config: S3Config): Promise<BucketState> {
  // The S3 client is large: only servers that use S3 load it.
  const { readBucketState } = await import('../platform/storage/bucket-state.ts');
  try {
    return await withDeadline(readBucketState(config));
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    return { versioning: 'unknown', encryption: 'unknown' };
  }
}
