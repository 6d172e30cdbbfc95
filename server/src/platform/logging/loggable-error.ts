/** A mistake of our own whose message holds no personal data, so that the log may show it. */
export class LoggableError extends Error {
  override readonly name = 'LoggableError';
}
