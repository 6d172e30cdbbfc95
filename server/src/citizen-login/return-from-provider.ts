import { timingSafeEqual } from 'node:crypto';
import { isLevelEnough } from '@form-builder/core/field-types/settings/assurance-level.ts';
import * as v from 'valibot';
import { LoggableError } from '../platform/logging/loggable-error.ts';
import { dataSubjectOf } from '../processing-log/data-subject.ts';
import { RequestError } from '../platform/request-error.ts';
import { createToken, hashToken } from '../platform/secrets/token.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type {
  LoginOutcome,
  ProvenIdentity,
  ProviderSession,
} from '../providers/auth/login-driver.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { selectProvider } from '../providers/providers-queries.ts';
import type { LoginRequestContext } from './redirect-to-provider.ts';
import { sealActing } from './acting/acting-party.ts';
import { hashSessionId, identityText, sessionText } from './login-secrets.ts';
import { openChecks, type BegunAttempt } from './kept-checks.ts';
import { createUseOnce } from './used-messages.ts';
import type { LoginOptions } from './login-options.ts';
import { deleteAttempt, insertLogin, lockAttempt, type LoginAttempt } from './login-queries.ts';
import { codeMs } from './login-times.ts';
import { returnUrlWithCode, returnUrlWithFailure } from './login-return-url.ts';

/** The request with which the provider sends the browser back. */
export interface ProviderCallback {
  /** The whole callback address. */
  readonly address: URL;
  /** The cookie for an attempt, if the browser has it. */
  readonly cookieOf: (attemptId: string) => string | undefined;
}

/** Whoever answered in the app is not shown to be the visitor of this browser. */
class UnboundLoginError extends LoggableError {}

/**
 * Finishes a login: only in the browser that started it, only once, and only with what the provider
 * reports over the back channel. Returns the address to redirect to, with a one-time code or the
 * reason of the failure.
 */
export async function returnFromProvider(
  context: LoginRequestContext,
  options: LoginOptions,
  { address, cookieOf }: ProviderCallback,
): Promise<string> {
  const { tenant, transaction } = context;
  const [attemptId = ''] = stateOf(address).split('.', 1);
  if (!v.is(v.pipe(v.string(), v.uuid()), attemptId)) throw new RequestError('login_expired');
  const { attempt, provider } = await transaction(async (tx) => {
    const found = await lockAttempt(tx, attemptId, new Date(context.now()));
    // Another browser gets no information and does not use up the attempt: the right one can still
    // finish.
    if (!isOfBrowser(found, cookieOf(attemptId))) throw new RequestError('login_expired');
    await deleteAttempt(tx, attemptId);
    const key = { id: found.provider_id, servesTests: found.serves_tests };
    return { attempt: found, provider: await selectProvider(tx, 'auth', key) };
  });
  if (provider === undefined) throw new RequestError('provider_unavailable');
  const { providers, onFailed } = options;
  const { state, checks, app } = openChecks(options, attempt);
  const useOnce = createUseOnce(context, provider);
  const outcome = await finish(async (): Promise<LoginOutcome> => {
    const driver = providers.get(tenant.id, provider);
    if (driver.app !== undefined && app?.isBound !== true)
      return {
        kind: 'failed',
        cause: new UnboundLoginError('The app is not bound to this browser.'),
      };
    return driver.finish({ address, state, checks, useOnce });
  });
  if (outcome.kind === 'failed') onFailed(outcome.cause);
  if (outcome.kind !== 'proven') return returnUrlWithFailure(attempt, outcome.kind);
  if (!isLevelEnough(outcome.identity.level, attempt.least_level))
    return returnUrlWithFailure(attempt, 'level_too_low');
  return returnUrlWithCode(attempt, await record(context, options, attempt, outcome.identity));
}

/** The state of a callback as OpenID Connect calls it, or SAML. */
export const stateOf = ({ searchParams }: URL): string =>
  searchParams.get('state') ?? searchParams.get('RelayState') ?? '';

async function finish(call: () => Promise<LoginOutcome>): Promise<LoginOutcome> {
  try {
    return await call();
  } catch (cause) {
    if (cause instanceof ProviderError) return { kind: 'failed', cause };
    throw cause;
  }
}

/** Whether the browser with the cookie is the one that began the attempt. */
export function isOfBrowser(
  attempt: LoginAttempt | undefined,
  cookie: string | undefined,
): attempt is BegunAttempt {
  if (!attempt?.browser_hash || !attempt.sealed_checks || cookie === undefined) return false;
  return timingSafeEqual(hashToken(cookie), attempt.browser_hash);
}

/** Stores the login and returns its one-time code. */
async function record(
  context: LoginRequestContext,
  { cipher }: LoginOptions,
  attempt: LoginAttempt,
  { identifier, kind, rsin, entity, level, acting, session }: ProvenIdentity,
): Promise<string> {
  const tenantId = context.tenant.id;
  const code = createToken();
  const now = context.now();
  const at = new Date(now);
  const ofPerson = { tenantId, purpose: 'identifier' } as const;
  await context.transaction((tx) =>
    insertLogin(tx, {
      tenant_id: tenantId,
      id: context.createId(),
      provider_id: attempt.provider_id,
      serves_tests: attempt.serves_tests,
      subject_hash: cipher.fingerprint(ofPerson, identityText(attempt.provider_id, identifier)),
      sealed_identifier: cipher.encrypt(ofPerson, identifier),
      sealed_rsin: rsin === undefined ? null : cipher.encrypt(ofPerson, rsin),
      ...dataSubjectOf(cipher, tenantId, { kind, number: identifier }),
      ...sealActing(cipher, { tenantId, providerId: attempt.provider_id }, acting),
      entity: JSON.stringify(entity),
      ...(session && sealSession(cipher, attempt, session)),
      level,
      authenticated_at: at,
      last_used_at: at,
      code_hash: hashToken(code),
      verifier_hash: attempt.verifier_hash,
      code_expires_at: new Date(now + codeMs),
    }),
  );
  return code;
}

/** What ends the session at the provider, and what finds the login when the provider ends it. */
function sealSession(
  cipher: SecretCipher,
  { tenant_id: tenantId, provider_id }: LoginAttempt,
  session: ProviderSession,
) {
  const place = { tenantId, purpose: 'login-session' } as const;
  return {
    session_hash: cipher.fingerprint(place, sessionText(provider_id, session.key)),
    sealed_session: cipher.encrypt(place, JSON.stringify(session)),
    session_id_hash:
      session.sessionId === undefined ? null : hashSessionId(provider_id, session.sessionId),
  };
}
