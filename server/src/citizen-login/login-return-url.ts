import type { LoginFailure } from '@form-builder/core/contract/visitor/login-constants.ts';
import { withFragment } from '../platform/http/requests/return-address.ts';
import type { LoginAttempt } from './login-queries.ts';

/** The fragment that carries the result of a login to the form. */
export const loginFragment = 'fb-login';

type From = Pick<LoginAttempt, 'return_url' | 'form_id'>;

/**
 * The page that a visitor came from, with a one-time code; the form's id identifies the form on it.
 */
export function returnUrlWithCode({ return_url, form_id }: From, code: string): string {
  return withFragment(return_url, loginFragment, `${form_id}.${code}`);
}

/**
 * The page that a visitor came from, with the reason of a failed login; no code contains an
 * exclamation mark.
 */
export function returnUrlWithFailure(from: From, failure: LoginFailure): string {
  return returnUrlWithCode(from, `!${failure}`);
}
