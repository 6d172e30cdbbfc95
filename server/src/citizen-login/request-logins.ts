import {
  isLevelEnough,
  type AssuranceLevel,
} from '@form-builder/core/field-types/settings/assurance-level.ts';
import { loginHeaderPrefix } from '@form-builder/core/contract/visitor/login-constants.ts';
import type { Writer } from '../logbook/writer.ts';
import { RequestError } from '../platform/request-error.ts';
import { useLogin } from './current-login.ts';
import type { LoginRow } from './login-queries.ts';

/** The tokens of logins in a request, by provider. */
export type LoginTokens = ReadonlyMap<string, string>;

/** Active logins, by provider. */
export type Logins = ReadonlyMap<string, LoginRow>;

/** The tokens in a request's headers: `X-AUTHENTICATION-digid` and the like. */
export function loginTokensOf(headers: Readonly<Record<string, unknown>>): LoginTokens {
  return new Map(
    Object.entries(headers).flatMap(([name, token]): [string, string][] =>
      name.startsWith(loginHeaderPrefix) && typeof token === 'string'
        ? [[name.slice(loginHeaderPrefix.length), token]]
        : [],
    ),
  );
}

/**
 * The logins of a request's tokens; their idle time starts again. Throws `login_expired` for a
 * token that has expired, belongs to another provider, or is for tests when the request is no test.
 */
export async function readLogins(
  writer: Writer,
  tokens: LoginTokens,
  { isTest }: { readonly isTest: boolean },
): Promise<Logins> {
  const logins = new Map<string, LoginRow>();
  for (const [provider, token] of tokens) {
    const login = await useLogin(writer, token);
    if (login.provider_id !== provider || login.serves_tests !== isTest) {
      throw new RequestError('login_expired');
    }
    logins.set(provider, login);
  }
  return logins;
}

/** The login that a form requires. */
export interface LoginRequirement {
  readonly login_provider?: string;
  readonly login_level?: AssuranceLevel;
}

/** Throws when the visitor has no login as the form requires. */
export function assertLoggedIn(
  { login_provider: provider, login_level: least }: LoginRequirement,
  logins: Logins,
): void {
  if (provider === undefined) return;
  const login = logins.get(provider);
  if (login === undefined) throw new RequestError('login_required');
  if (!isLevelEnough(login.level, least)) throw new RequestError('login_level_too_low');
}
