/** An internal error whose message contains no personal data, so that it may be logged. */
export class LoggableError extends Error {
  override readonly name = 'LoggableError';
}
