import type { LoginFailure } from '@form-builder/core/contract/visitor/login-constants.ts';
import { withFragment } from '../platform/http/requests/return-address.ts';
import type { LoginAttempt } from './login-queries.ts';

/** The fragment under which a form hears how logging in went. */
export const loginFragment = 'fb-login';

type From = Pick<LoginAttempt, 'return_url' | 'form_id'>;

/** The page a visitor left, with a one-time code; the form's id tells which form on it is meant. */
export function returnUrlWithCode({ return_url, form_id }: From, code: string): string {
  return withFragment(return_url, loginFragment, `${form_id}.${code}`);
}

/** The same for someone who is not logged in, with the reason; no code holds an exclamation mark. */
export function returnUrlWithFailure(from: From, failure: LoginFailure): string {
  return returnUrlWithCode(from, `!${failure}`);
}
