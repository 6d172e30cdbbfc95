/** Why an outside service gave no usable response. */
export type ProviderErrorCode =
  /** It is not configured for this server. */
  | 'not_configured'
  /** It could not be reached, or not in time. */
  | 'no_answer'
  /** It says that it cannot answer now. */
  | 'unavailable'
  /** It received too many requests. */
  | 'too_many_requests'
  /** It does not accept our credentials. */
  | 'not_authorised'
  /** It rejected the request. */
  | 'refused'
  /** Its response is not as documented. */
  | 'bad_answer';

const retryableCodes: ReadonlySet<ProviderErrorCode> = new Set([
  'no_answer',
  'unavailable',
  'too_many_requests',
]);

/** An outside service failed; never contains the request or the response. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: ProviderErrorCode;

  constructor(code: ProviderErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }

  /** Whether the same request may succeed later. */
  get retryable(): boolean {
    return retryableCodes.has(this.code);
  }
}
