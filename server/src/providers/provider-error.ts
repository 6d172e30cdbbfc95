/** The reasons why an external service gave no usable response. */
export type ProviderErrorCode =
  /** It is not configured for this server. */
  | 'not_configured'
  /** It could not be reached in time. */
  | 'no_answer'
  /** It reports that it is unavailable. */
  | 'unavailable'
  /** It received too many requests. */
  | 'too_many_requests'
  /** It does not accept our credentials. */
  | 'not_authorised'
  /** It does not accept our certificate. */
  | 'certificate_rejected'
  /** Our certificate or what we know of the service has expired. */
  | 'certificate_expired'
  /** Its own certificate is not one that we trust. */
  | 'certificate_untrusted'
  /** The server may not call its address. */
  | 'not_allowed'
  /** It rejected the request. */
  | 'refused'
  /** Its response is not as documented. */
  | 'bad_answer'
  /** The folder or bucket does not exist. */
  | 'place_missing'
  /** We may not write there. */
  | 'no_access'
  /** The server shows another key than the one that was recorded, or none was recorded. */
  | 'wrong_host_key';

const retryableCodes: ReadonlySet<ProviderErrorCode> = new Set([
  'no_answer',
  'unavailable',
  'too_many_requests',
]);

interface ProviderErrorOptions extends ErrorOptions {
  readonly status?: number;
  readonly text?: string;
  readonly retryAfterSeconds?: number | undefined;
  readonly hostKey?: string;
  readonly setting?: string;
}

/** An external service failed; the message never contains the request or the response. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: ProviderErrorCode;

  /** The status and text of the response, in places where staff may read them. */
  readonly answer: { readonly status?: number; readonly text: string } | undefined;

  /** How long the service asks us to wait; `undefined`: it does not say. */
  readonly retryAfterSeconds: number | undefined;

  /** The fingerprint of the key that the server shows, for administrators to compare. */
  readonly hostKey: string | undefined;

  /** The setting with the address that failed, of a service with several; `undefined`: it is not known. */
  readonly setting: string | undefined;

  constructor(code: ProviderErrorCode, options: ProviderErrorOptions = {}) {
    super(code, options);
    this.code = code;
    const { status, text, retryAfterSeconds, hostKey, setting } = options;
    this.hostKey = hostKey;
    this.setting = setting;
    this.retryAfterSeconds = retryAfterSeconds;
    this.answer =
      text === undefined ? undefined : { text, ...(status !== undefined && { status }) };
  }

  /** Whether the same request may succeed later. */
  get retryable(): boolean {
    return retryableCodes.has(this.code);
  }
}

/** The error code of an unsuccessful status. */
export function codeOfStatus(status: number): ProviderErrorCode {
  if (status === 429) return 'too_many_requests';
  if (status === 401 || status === 403) return 'not_authorised';
  return status >= 500 || status === 408 ? 'unavailable' : 'refused';
}
