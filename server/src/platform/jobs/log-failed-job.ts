import { describeError } from '../logging/describe-error.ts';
import type { Logger } from '../logging/logger.ts';
import type { JobsOptions } from './jobs.ts';

/** Logs each failed try of a job, without what it carried. */
export function logFailedJob(logger: Logger): JobsOptions['onFailure'] {
  return ({ name, tenantId }, error) => {
    logger.error({ job: name, tenantId, error: describeError(error) }, 'job failed');
  };
}
