import { signInCallbackPath } from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import type { SignInFailure } from '@form-builder/core/sign-in/sign-in-failures.ts';
import {
  admitProviderUser,
  type Admission,
} from '../../../accounts/sign-in-providers/admit-provider-user.ts';
import { noteProviderSession } from '../../../accounts/sign-in-providers/sign-in-links-queries.ts';
import {
  noteProviderResult,
  selectSignInProviders,
  type SignInProviderWithRoles,
} from '../../../accounts/sign-in-providers/sign-in-providers-queries.ts';
import { writeLogbook } from '../../../logbook/write-logbook.ts';
import type { Writer } from '../../../logbook/writer.ts';
import { isUuid } from '../../../platform/database/criteria.ts';
import type { Database } from '../../../platform/database/database.ts';
import { clientNetwork } from '../../../platform/http/rate-limits/client-network.ts';
import { createToken } from '../../../platform/secrets/token.ts';
import type { OidcClaims, OidcOutcome } from '../../../providers/auth/oidc/oidc-client.ts';
import { redemptionFailure } from '../../../providers/auth/oidc/oidc-error.ts';
import { claimOf } from '../../../providers/auth/oidc/oidc-settings.ts';
import { readClaim } from '../../../providers/auth/oidc/read-identity.ts';
import { ProviderError } from '../../../providers/provider-error.ts';
import type { Transaction } from 'kysely';
import { issuerOf } from '../../issuer.ts';
import { keepAttempt, type ProviderAttempt } from './provider-attempt.ts';
import { sealOutsideSession, type OutsideSession } from './outside-session.ts';
import type { Exchange, SignInContext } from '../sign-in-context.ts';

/** Where a sign-in at an outside provider begins: the address to redirect to, or why it does not work. */
export type ProviderStart =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'failed'; readonly provider: SignInProviderWithRoles }
  | { readonly kind: 'unknown' };

/** Begins a sign-in at an outside provider (authorization code flow with state, nonce and PKCE). */
export async function beginProviderSignIn(
  context: SignInContext,
  exchange: Exchange,
  { providerId, language }: Pick<ProviderAttempt, 'providerId' | 'language'>,
): Promise<ProviderStart> {
  const provider = await findActiveProvider(context, providerId);
  if (provider === undefined) return { kind: 'unknown' };
  const { interaction } = exchange;
  const state = `${interaction.uid}.${createToken()}`;
  try {
    const { url, checks } = await context.signInClients.get(context.tenant.id, provider).begin({
      callback: callbackOf(context),
      state,
      parameters: parametersOf(interaction.params, provider.scope, language),
    });
    await keepAttempt(context, interaction, { providerId, state, language, checks });
    return { kind: 'redirect', url };
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    await noteFailure(context, exchange, provider, cause.code);
    return { kind: 'failed', provider };
  }
}

function parametersOf(
  { prompt, login_hint: hint }: Exchange['interaction']['params'],
  scope: string,
  language: string,
): Readonly<Record<string, string>> {
  return {
    scope,
    ui_locales: language,
    // The application wants to know who is there now.
    ...(prompt === 'login' && { prompt: 'login' }),
    ...(typeof hint === 'string' && { login_hint: hint.slice(0, 254) }),
  };
}

/** How a sign-in at an outside provider ended. */
export type ProviderResult =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'cancelled' | 'failed'; readonly provider: SignInProviderWithRoles }
  | (Admission & {
      readonly provider: SignInProviderWithRoles;
      /** Absent when signing out here leaves the session at the provider alone. */
      readonly outside?: OutsideSession;
    });

/** Checks the answer of an outside provider, and finds, links or creates the account. */
export async function finishProviderSignIn(
  context: SignInContext,
  exchange: Exchange,
  { providerId, state, checks }: ProviderAttempt,
): Promise<ProviderResult> {
  const provider = await findActiveProvider(context, providerId);
  if (provider === undefined) return { kind: 'unknown' };
  const { search } = new URL(exchange.request.url ?? '/', context.origin);
  const address = new URL(callbackOf(context) + search);
  const outcome = await context.signInClients
    .get(context.tenant.id, provider)
    .finish({ address, state, checks }, (claims) => lacksClaims(claims, provider))
    .catch(toFailedOutcome);
  if (outcome.kind === 'cancelled') return { kind: 'cancelled', provider };
  if (outcome.kind === 'failed' || !isSubject(outcome.claims.sub)) {
    const code =
      outcome.kind === 'failed' ? redemptionFailure(outcome.cause) : ('answer_rejected' as const);
    await noteFailure(context, exchange, provider, code);
    return { kind: 'failed', provider };
  }
  const admission = await admit(context, exchange, provider, outcome.claims);
  if (!provider.ends_session) return admission;
  return { ...admission, outside: sealOutsideSession(context, provider.id, outcome.idToken) };
}

async function admit(
  context: SignInContext,
  exchange: Exchange,
  provider: SignInProviderWithRoles,
  claims: OidcClaims,
): Promise<Extract<ProviderResult, Admission>> {
  const { tenant, transaction, runtime } = context;
  return transaction(async (tx) => {
    const writer = writerOf(context, exchange, tx);
    const admission = await admitProviderUser(writer, provider, claims);
    const at = new Date(runtime.now());
    const key = { tenantId: tenant.id, id: provider.id };
    if (admission.kind === 'admitted') {
      const { sid } = claims;
      const link = { tenantId: tenant.id, providerId: provider.id, userId: admission.userId };
      if (typeof sid === 'string' && sid !== '') await noteProviderSession(tx, link, sid);
      await noteProviderResult(tx, key, { failure: null, at });
      return { ...admission, provider };
    }
    const { reason, userId } = admission;
    await writeLogbook(writer, {
      action: 'sign_in.failed',
      subject: userId === null ? ['organisation', tenant.id] : ['user', userId],
      result: 'refused',
      details: { provider: provider.name, reason },
    });
    if (reason === 'groups_overage' || reason === 'email_unverified')
      await noteProviderResult(tx, key, { failure: reason, at });
    return { ...admission, provider };
  });
}

/** Whether the userinfo endpoint may know more: groups or the e-mail address are not in the ID token. */
const lacksClaims = (claims: OidcClaims, { groups_claim: groups }: SignInProviderWithRoles) =>
  readClaim(claims, claimOf(groups)) === undefined || claims['email'] === undefined;

function toFailedOutcome(cause: unknown): OidcOutcome {
  if (cause instanceof ProviderError) return { kind: 'failed', cause };
  throw cause;
}

/** OpenID Connect Core 1.0, 2: at most 255 ASCII characters. */
const isSubject = (sub: string): boolean => /^[\x20-\x7e]{1,255}$/.test(sub);

async function noteFailure(
  context: SignInContext,
  exchange: Exchange,
  { id, name }: SignInProviderWithRoles,
  failure: SignInFailure,
): Promise<void> {
  const { tenant, transaction, runtime } = context;
  await transaction(async (tx) => {
    const at = new Date(runtime.now());
    await noteProviderResult(tx, { tenantId: tenant.id, id }, { failure, at });
    await writeLogbook(writerOf(context, exchange, tx), {
      action: 'sign_in.failed',
      subject: ['organisation', tenant.id],
      result: 'failed',
      details: { provider: name, reason: failure },
    });
  });
}

async function findActiveProvider(
  { tenant, transaction }: SignInContext,
  id: string,
): Promise<SignInProviderWithRoles | undefined> {
  if (!isUuid(id)) return undefined;
  const [provider] = await transaction((tx) => selectSignInProviders(tx, tenant.id, id));
  return provider?.is_active === true ? provider : undefined;
}

function writerOf(
  { tenant, runtime, addressOf }: SignInContext,
  { request }: Exchange,
  tx: Transaction<Database>,
): Writer {
  const origin = clientNetwork(addressOf(request));
  return { ...runtime, tx, tenantId: tenant.id, actor: null, origin };
}

const callbackOf = ({ origin }: SignInContext): string => issuerOf(origin) + signInCallbackPath;
