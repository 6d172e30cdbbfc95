import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import { RequestError } from '../platform/request-error.ts';
import { createToken, hashToken } from '../platform/secrets/token.ts';
import type { AuthenticationRequest, Departure } from '../providers/auth/login-driver.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { selectProvider } from '../providers/providers-queries.ts';
import { loginPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import type { LoginOptions } from './login-options.ts';
import { lockAttempt, updateAttempt, type LoginAttempt } from './login-queries.ts';
import { returnUrlWithFailure } from './login-return-url.ts';

/** The request context of the login redirects. */
export interface LoginRequestContext extends Runtime {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly transaction: TenantTransaction;
}

/** The way to a provider, for a page that says where it leads. */
export interface ProviderDeparture extends Departure {
  /** The provider's name. */
  readonly name: string;
  /** The page to which the visitor returns in the end. */
  readonly returnUrl: string;
}

/** The way to the provider and its cookie. */
export interface ProviderRedirect {
  readonly departure: ProviderDeparture;
  /** `null` when the provider is down and the browser returns at once. */
  readonly cookie: string | null;
}

/**
 * Redirects a browser to the provider with an attempt, which works once: a second browser has to
 * start again.
 */
export async function redirectToProvider(
  context: LoginRequestContext,
  options: LoginOptions,
  attemptId: string,
): Promise<ProviderRedirect> {
  const { cipher, providers, onFailed } = options;
  const { tenant, transaction } = context;
  const { attempt, provider } = await transaction(async (tx) => {
    const found = await lockAttempt(tx, attemptId, new Date(context.now()));
    if (found === undefined) throw new RequestError('login_expired');
    const key = { id: found.provider_id, servesTests: found.serves_tests };
    return { attempt: found, provider: await selectProvider(tx, 'auth', key) };
  });
  if (provider === undefined) throw new RequestError('provider_unavailable');
  // Somebody prepared the login before an administrator said that the service is down.
  const failed: ProviderRedirect = {
    departure: {
      url: returnUrlWithFailure(attempt, 'failed'),
      name: provider.name,
      returnUrl: attempt.return_url,
    },
    cookie: null,
  };
  if (provider.is_down) return failed;
  const question = createQuestion(context, options, attempt);
  const started = await nullWhenUnavailable(onFailed, () =>
    providers.get(tenant.id, provider).begin(question),
  );
  if (started === null) return failed;
  const checks = JSON.stringify({ state: question.state, checks: started.checks });
  const cookie = createToken();
  const isFirst = await transaction((tx) =>
    updateAttempt(tx, attempt.id, {
      browser_hash: hashToken(cookie),
      sealed_checks: cipher.encrypt({ tenantId: tenant.id, purpose: 'login-checks' }, checks),
    }),
  );
  if (!isFirst) throw new RequestError('login_expired');
  const { departure } = started;
  return {
    departure: { ...departure, name: provider.name, returnUrl: attempt.return_url },
    cookie,
  };
}

/** The request of an attempt's login, with a new state. */
export function createQuestion(
  { tenant, language }: Pick<LoginRequestContext, 'tenant' | 'language'>,
  { originOf }: Pick<LoginOptions, 'originOf'>,
  { id, least_level: minLevel }: Pick<LoginAttempt, 'id' | 'least_level'>,
): AuthenticationRequest {
  const origin = originOf(tenant);
  return {
    state: `${id}.${createToken()}`,
    language,
    minLevel,
    callback: `${origin}${loginPaths.callback}`,
    waitingPage: `${origin}${loginPaths.app}/${id}?lang=${language}`,
  };
}

/** Answers `null` when the provider is down or cannot be used; rethrows every other error. */
export async function nullWhenUnavailable<T>(
  onFailed: LoginOptions['onFailed'],
  call: () => Promise<T>,
): Promise<T | null> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    onFailed(cause);
    return null;
  }
}
