import { RequestError } from '../request-error.ts';

/** When the database went away: before anything was sent, during the work, or while it committed. */
export type LostDuring = 'connecting' | 'working' | 'committing';

/**
 * The database does not answer, or ended a connection. A request gets 503 and may be sent again: what
 * was `committing` may have happened, everything else has not.
 */
export class DatabaseUnavailableError extends RequestError {
  readonly lostDuring: LostDuring;
  /** The status as the OpenID Provider reads it from errors. */
  readonly statusCode = 503;

  constructor(lostDuring: LostDuring, cause: unknown) {
    super('unavailable', { cause });
    this.lostDuring = lostDuring;
  }
}
