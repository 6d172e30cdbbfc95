import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import { RequestError } from '../platform/request-error.ts';
import { createToken, hashToken } from '../platform/secrets/token.ts';
import type {
  AppWay,
  AuthenticationRequest,
  Departure,
  LoginDriver,
} from '../providers/auth/login-driver.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { selectProvider } from '../providers/providers-queries.ts';
import { loginPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import type { LoginOptions } from './login-options.ts';
import { sealChecks, type KeptChecks } from './kept-checks.ts';
import { lockAttempt, updateAttempt, type LoginAttempt } from './login-queries.ts';
import { returnUrlWithFailure } from './login-return-url.ts';

/** The request context of the login redirects. */
export interface LoginRequestContext extends Runtime {
  readonly tenant: Tenant;
  readonly language: Language;
  /** Whether the browser is on a phone, where an app would be on the same device. */
  readonly isPhone: boolean;
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
  const { providers, onFailed } = options;
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
  const way = context.isPhone ? 'here' : 'elsewhere';
  const question = createAuthenticationRequest(context, options, { attempt, way });
  const started = await nullWhenUnavailable(onFailed, () =>
    beginLogin(providers.get(tenant.id, provider), question),
  );
  if (started === null) return failed;
  const cookie = createToken();
  const isFirst = await transaction((tx) =>
    updateAttempt(tx, attempt.id, {
      browser_hash: hashToken(cookie),
      sealed_checks: sealChecks(options, tenant.id, started.kept),
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
export function createAuthenticationRequest(
  { tenant, language }: Pick<LoginRequestContext, 'tenant' | 'language'>,
  { originOf }: Pick<LoginOptions, 'originOf'>,
  { attempt, way }: { readonly attempt: LoginAttempt; readonly way: AppWay },
): AuthenticationRequest {
  const { id, least_level: minLevel } = attempt;
  const origin = originOf(tenant);
  const state = `${id}.${createToken()}`;
  const appReturn = new URL(`${loginPaths.app}/${id}/return`, origin);
  appReturn.search = new URLSearchParams({ lang: language, state }).toString();
  return {
    state,
    language,
    minLevel,
    way,
    appReturn: appReturn.href,
    callback: `${origin}${loginPaths.callback}`,
    waitingPage: waitingPageOf({ tenant, language }, { originOf }, attempt),
  };
}

/** The page of ours on which a visitor waits for an app. */
export const waitingPageOf = (
  { tenant, language }: Pick<LoginRequestContext, 'tenant' | 'language'>,
  { originOf }: Pick<LoginOptions, 'originOf'>,
  { id }: Pick<LoginAttempt, 'id'>,
): string => `${originOf(tenant)}${loginPaths.app}/${id}?lang=${language}`;

/** Begins a login at the provider; returns the way there and what to keep. */
export async function beginLogin(
  driver: LoginDriver,
  question: AuthenticationRequest,
): Promise<{ readonly departure: Departure; readonly kept: KeptChecks }> {
  const { departure, checks } = await driver.begin(question);
  const { state, way } = question;
  const app = { way, isBound: false, wrongCodes: 0 };
  return { departure, kept: { state, checks, ...(driver.app !== undefined && { app }) } };
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
