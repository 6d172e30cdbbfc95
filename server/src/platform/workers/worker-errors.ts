import { RequestError } from '../request-error.ts';

/** Why a task was not completed. */
export type TaskFailure = 'timed_out' | 'out_of_memory' | 'failed';

/** A task that failed; other tasks are not affected. For `failed` the cause is the error of the task. */
export class WorkerTaskError extends Error {
  override readonly name = 'WorkerTaskError';
  readonly code: TaskFailure;

  constructor(code: TaskFailure, cause: unknown) {
    super(`A task in a worker ${code.replaceAll('_', ' ')}.`, { cause });
    this.code = code;
  }
}

/** The queue is full. A request gets 503 and may be repeated, a job is retried. */
export class WorkersBusyError extends RequestError {
  constructor(cause: unknown) {
    super('unavailable', { cause });
  }
}
