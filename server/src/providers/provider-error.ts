/** Why an outside service gave no answer. */
export type ProviderErrorCode =
  /** It is not configured for this server. */
  | 'not_configured'
  /** It could not be reached, or not in time. */
  | 'no_answer'
  /** It says that it cannot answer now. */
  | 'unavailable'
  /** It was asked too often. */
  | 'too_many_requests'
  /** It does not accept our credentials. */
  | 'not_authorised'
  /** It refused the question. */
  | 'refused'
  /** It answered something that is not what it documents. */
  | 'bad_answer';

const retryableCodes: ReadonlySet<ProviderErrorCode> = new Set([
  'no_answer',
  'unavailable',
  'too_many_requests',
]);

/** An outside service failed; never holds what was asked or answered. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: ProviderErrorCode;

  constructor(code: ProviderErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }

  /** Whether asking the same again later may help. */
  get retryable(): boolean {
    return retryableCodes.has(this.code);
  }
}
