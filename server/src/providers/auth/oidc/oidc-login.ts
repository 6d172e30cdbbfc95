import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type {
  AuthenticationRequest,
  LoginDriver,
  LoginOutcome,
  ProviderSession,
} from '../login-driver.ts';
import {
  createOidcClient,
  type OidcClaims,
  type OidcClientOptions,
  type OidcOutcome,
} from './oidc-client.ts';
import { createOidcLogoutReceiver } from './oidc-logout-receiver.ts';
import { oidcSettingsSchema, type OidcSettings } from './oidc-settings.ts';
import { findRepresentationFault } from '../representation.ts';
import { readIdentity } from './read-identity.ts';

/** The configuration of a login by OpenID Connect. */
export interface OidcLoginOptions extends Pick<
  OidcClientOptions,
  'secret' | 'client' | 'allowsPlainHttp' | 'now'
> {
  readonly settings: unknown;
}

/** Logs in with the authorization code flow and PKCE (S256); the identifier comes over the back channel. */
export function createOidcLogin(options: OidcLoginOptions): LoginDriver {
  const parsed = v.safeParse(oidcSettingsSchema, options.settings);
  if (!parsed.success) throw new ProviderError('not_configured');
  const settings = parsed.output;
  const { issuer, clientId, organisation, readsUserinfo } = settings;
  const client = createOidcClient({ ...options, issuer, clientId, verifiesSignature: false });
  return {
    organisation,
    begin: async ({ callback, state, ...question }) => {
      const parameters = parametersOf(settings, question);
      const { url, checks } = await client.begin({ callback, state, parameters });
      return { departure: { url }, checks };
    },
    finish: async (answer) =>
      toLoginOutcome(await client.finish(answer, () => readsUserinfo), settings),
    end: async (leaving) => {
      const url = await client.end(leaving);
      return url === null ? null : { url };
    },
    check: () => client.check(),
    logouts: createOidcLogoutReceiver(client, { issuer }),
  };
}

function parametersOf(
  { scope, levels }: OidcSettings,
  { minLevel, language }: Pick<AuthenticationRequest, 'minLevel' | 'language'>,
): Readonly<Record<string, string>> {
  const asked = [...levels].find(([, level]) => level === minLevel)?.[0];
  return {
    scope,
    // A previous user of this browser must not be logged in for this visitor.
    prompt: 'login',
    ui_locales: language,
    ...(asked === undefined ? {} : { acr_values: asked }),
  };
}

function toLoginOutcome(outcome: OidcOutcome, settings: OidcSettings): LoginOutcome {
  if (outcome.kind !== 'authenticated') return outcome;
  const identity = readIdentity(outcome.claims, settings);
  if (identity === undefined)
    return { kind: 'failed', cause: 'The identifier is missing, or the parties contradict.' };
  const fault = findRepresentationFault(identity, settings.representation);
  if (fault !== undefined) return { kind: fault };
  return { kind: 'proven', identity: { ...identity, session: sessionOf(outcome.claims) } };
}

/** By what the provider names the person and the session when it reports a logout. */
function sessionOf({ sub, sid }: OidcClaims): ProviderSession {
  return { key: sub, details: '', ...(typeof sid === 'string' && { sessionId: sid }) };
}
