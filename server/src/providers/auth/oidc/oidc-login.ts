import {
  isLevelEnough,
  isLowerLevel,
  type AssuranceLevel,
} from '@form-builder/core/field-types/settings/assurance-level.ts';
import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type {
  AuthenticationRequest,
  Departure,
  LoginDriver,
  LoginOutcome,
  ProviderSession,
} from '../login-driver.ts';
import {
  createOidcClient,
  type OidcClientOptions,
  type OidcLogoutRequest,
  type OidcOutcome,
} from './oidc-client.ts';
import { createOidcLogoutReceiver } from './oidc-logout-receiver.ts';
import type { ClientKeys } from './client-keys/client-keys.ts';
import { oidcSettingsSchema, type OidcSettings } from './oidc-settings.ts';
import { findRepresentationFault } from '../representation.ts';
import { readIdentity } from './read-identity.ts';

/** The configuration of a login by OpenID Connect. */
export interface OidcLoginOptions extends Pick<
  OidcClientOptions,
  'secret' | 'client' | 'allowsPlainHttp' | 'now'
> {
  readonly settings: unknown;
  /** The tenant's own keys, for a provider to which it signs assertions. */
  readonly keys: ClientKeys;
}

/** Logs in with the authorization code flow and PKCE (S256); the identifier comes over the back channel. */
export function createOidcLogin(options: OidcLoginOptions): LoginDriver {
  const parsed = v.safeParse(oidcSettingsSchema, options.settings);
  if (!parsed.success) throw new ProviderError('not_configured');
  const settings = parsed.output;
  const { issuer, clientId, organisation, readsUserinfo, sendsHint } = settings;
  const { secret, keys, ...services } = options;
  const client = createOidcClient({
    ...services,
    ...(settings.signsAssertions ? { secret: null, keys } : { secret }),
    issuer,
    clientId,
    verifiesSignature: false,
  });
  return {
    organisation,
    begin: async ({ callback, state, ...question }) => {
      const parameters = parametersOf(settings, question);
      const { url, checks } = await client.begin({ callback, state, parameters });
      return { departure: { url }, checks };
    },
    finish: async (answer) =>
      toLoginOutcome(await client.finish(answer, () => readsUserinfo), settings),
    end: async ({ session, ...leaving }) => {
      const idToken = sendsHint && session ? session.details : '';
      const request = await client.end({ ...leaving, idToken: idToken === '' ? null : idToken });
      return request && departureOf(request);
    },
    check: () => client.check(),
    logouts: createOidcLogoutReceiver(client, { issuer }),
  };
}

function parametersOf(
  { scope, levels }: OidcSettings,
  { minLevel, language }: Pick<AuthenticationRequest, 'minLevel' | 'language'>,
): Readonly<Record<string, string>> {
  const asked = sufficientNames(levels, minLevel);
  return {
    scope,
    // A previous user of this browser must not be logged in for this visitor.
    prompt: 'login',
    ui_locales: language,
    ...(asked.length > 0 && { acr_values: asked.join(' ') }),
  };
}

/**
 * What the provider calls the levels that are sufficient, lowest first, because the order of `acr_values` is that of
 * preference (OpenID Connect Core 1.0, 3.1.2.1). Spaces separate the values, so a name with one cannot be asked for.
 */
function sufficientNames(
  levels: OidcSettings['levels'],
  minLevel: AssuranceLevel | null,
): readonly string[] {
  if (minLevel === null) return [];
  return [...levels]
    .filter(([name, level]) => isLevelEnough(level, minLevel) && /^\S+$/.test(name))
    .sort(([, one], [, other]) => (isLowerLevel(one, other) ? -1 : Number(one !== other)))
    .map(([name]) => name);
}

/**
 * The way to the provider. An ID token contains who the person is, so it is posted, and is in no URL: those end up in
 * histories and logs.
 */
function departureOf({ endpoint, parameters }: OidcLogoutRequest): Departure {
  if (parameters['id_token_hint'] !== undefined) return { url: endpoint, fields: parameters };
  const url = new URL(endpoint);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href };
}

function toLoginOutcome(outcome: OidcOutcome, settings: OidcSettings): LoginOutcome {
  if (outcome.kind !== 'authenticated') return outcome;
  const identity = readIdentity(outcome.claims, settings);
  if (identity === undefined)
    return { kind: 'failed', cause: 'The identifier is missing, or the parties contradict.' };
  const fault = findRepresentationFault(identity, settings.representation);
  if (fault !== undefined) return { kind: fault };
  return { kind: 'proven', identity: { ...identity, session: sessionOf(outcome) } };
}

/** By what the provider names the person and the session when it reports a logout, and the hint for ours. */
function sessionOf({
  claims: { sub, sid },
  idToken,
}: Extract<OidcOutcome, { kind: 'authenticated' }>): ProviderSession {
  return { key: sub, details: idToken, ...(typeof sid === 'string' && { sessionId: sid }) };
}
