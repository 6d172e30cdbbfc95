import { describeError } from '../logging/describe-error.ts';
import type { Logger } from '../logging/logger.ts';
import type { JobsOptions } from './jobs.ts';

/** Logs each failed attempt of a job, without its payload. */
export function logFailedJob(logger: Logger): JobsOptions['onFailure'] {
  return ({ name, tenantId }, error) => {
    logger.error({ job: name, tenantId, error: describeError(error) }, 'job failed');
  };
}
