import { RequestError } from '../request-error.ts';

/** Why a task was not completed. */
export type TaskFailure = 'timed_out' | 'out_of_memory' | 'failed';

/** A task that failed; it harmed no other. For `failed` the cause is what the task threw. */
export class WorkerTaskError extends Error {
  override readonly name = 'WorkerTaskError';
  readonly code: TaskFailure;

  constructor(code: TaskFailure, cause: unknown) {
    super(`A task in a worker ${code.replaceAll('_', ' ')}.`, { cause });
    this.code = code;
  }
}

/** Too many tasks wait already. A request gets 503 and may be sent again, a job runs again. */
export class WorkersBusyError extends RequestError {
  constructor(cause: unknown) {
    super('unavailable', { cause });
  }
}
