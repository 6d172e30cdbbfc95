import * as oidc from 'openid-client';
import { BlockedAddressError } from '../../../platform/outgoing/blocked-address-error.ts';
import { codeOfStatus, ProviderError, type ProviderErrorCode } from '../../provider-error.ts';

/**
 * Converts an error of the OpenID library, which nests the actual error in causes, to a
 * ProviderError.
 */
export function oidcError(error: unknown): ProviderError {
  return new ProviderError(codeOf(causesOf(error)), { cause: error });
}

/** Why the answer of a provider could not be redeemed; `answer_rejected`: it does not belong to our request. */
export function redemptionFailure(error: unknown): ProviderErrorCode | 'answer_rejected' {
  if (error instanceof ProviderError) return error.code;
  if (isClientRejection(error)) return 'not_authorised';
  if (error instanceof oidc.ResponseBodyError) return 'answer_rejected';
  const { code } = oidcError(error);
  return code === 'bad_answer' ? 'answer_rejected' : code;
}

/** Whether a provider rejected our client: its id or secret is wrong. */
export function isClientRejection(error: unknown): boolean {
  if (error instanceof oidc.WWWAuthenticateChallengeError) return true;
  return error instanceof oidc.ResponseBodyError && clientRejections.has(error.error);
}

/** The errors of RFC 6749 that are about the client. */
const clientRejections: ReadonlySet<string> = new Set(['invalid_client', 'unauthorized_client']);

function codeOf(causes: readonly unknown[]): ProviderErrorCode {
  if (causes.some((cause) => cause instanceof BlockedAddressError)) return 'not_allowed';
  const response = causes.find((cause) => cause instanceof Response);
  if (response !== undefined && !response.ok) {
    const code = codeOfStatus(response.status);
    // The URL does not serve the documents of OpenID Connect, so it is not that of a provider.
    return code === 'refused' ? 'bad_answer' : code;
  }
  return causes.some(isProtocolError) ? 'bad_answer' : 'no_answer';
}

/** The library has its own codes for responses that violate the protocol. */
const isProtocolError = (cause: unknown): boolean =>
  cause instanceof Error &&
  'code' in cause &&
  typeof cause.code === 'string' &&
  /^OAUTH_(?!TIMEOUT|ABORT)/.test(cause.code);

function causesOf(error: unknown): readonly unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause !== undefined && !causes.includes(cause);) {
    causes.push(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return causes;
}
