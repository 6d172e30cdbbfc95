import { BlockedAddressError } from '../../../platform/outgoing/blocked-address-error.ts';
import { ProviderError, type ProviderErrorCode } from '../../provider-error.ts';

/** The codes with which S3 says that it does not know our key. */
const wrongKey: ReadonlySet<string> = new Set([
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'InvalidToken',
  'ExpiredToken',
]);

/**
 * Turns an error of the S3 client into a ProviderError. A proxy in between answers without the XML of S3; then only the
 * HTTP status says what happened.
 */
export function s3Error(cause: unknown): ProviderError {
  if (cause instanceof ProviderError) return cause;
  if (isBlocked(cause)) return new ProviderError('not_allowed', { cause });
  const status = statusOf(cause);
  if (status === undefined) return new ProviderError('no_answer', { cause });
  const name = cause instanceof Error ? cause.name : '';
  const isNamed = /^[A-Z][A-Za-z]+$/.test(name) && name !== 'Error' && name !== 'SyntaxError';
  return new ProviderError(codeOf(status, name), {
    cause,
    status,
    text: isNamed ? name : '',
  });
}

function codeOf(status: number, name: string): ProviderErrorCode {
  if (wrongKey.has(name) || status === 401) return 'not_authorised';
  if (status === 403) return 'no_access';
  if (status === 404) return 'place_missing';
  if (status === 429 || name === 'SlowDown') return 'too_many_requests';
  // The gateway in front of the service does not reach it.
  if (status === 502 || status === 504 || status === 408) return 'no_answer';
  if (status >= 500) return 'unavailable';
  return status < 300 ? 'bad_answer' : 'refused';
}

/** The HTTP status: of an error of S3, or of a response that is not one. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { $metadata, $response } = error as {
    readonly $metadata?: { readonly httpStatusCode?: unknown };
    readonly $response?: { readonly statusCode?: unknown };
  };
  const status = $metadata?.httpStatusCode ?? $response?.statusCode;
  return typeof status === 'number' && status > 0 ? status : undefined;
}

function isBlocked(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; { cause } = cause)
    if (cause instanceof BlockedAddressError) return true;
  return false;
}
