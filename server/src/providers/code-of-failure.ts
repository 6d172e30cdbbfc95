import { BlockedAddressError } from '../platform/outgoing/blocked-address-error.ts';
import type { ProviderErrorCode } from './provider-error.ts';

/** The error code for a connection over TLS that failed, by the errors of Node. */
export function codeOfFailure(error: unknown): ProviderErrorCode {
  if (error instanceof BlockedAddressError) return 'not_allowed';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^ERR_SSL_.*ALERT/.test(code)) return 'certificate_rejected';
  return /CERT|SIGNATURE|ISSUER/.test(code) ? 'certificate_untrusted' : 'no_answer';
}
