import { RequestError } from '../request-error.ts';

/** When the connection was lost: before anything was sent, during the work, or during the commit. */
export type LostDuring = 'connecting' | 'working' | 'committing';

/**
 * The database does not respond, or ended a connection. A request gets 503 and may be repeated:
 * with `committing` the change may have been committed, in all other cases nothing was.
 */
export class DatabaseUnavailableError extends RequestError {
  readonly lostDuring: LostDuring;
  /** The status, in the property that the OpenID Provider reads. */
  readonly statusCode = 503;

  constructor(lostDuring: LostDuring, cause: unknown) {
    super('unavailable', { cause });
    this.lostDuring = lostDuring;
  }
}
