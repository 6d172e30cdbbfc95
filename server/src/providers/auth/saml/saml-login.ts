import { isLevelEnough } from '@form-builder/core/field-types/settings/assurance-level.ts';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import type { MessageRuntime } from '../../../platform/saml/credentials.ts';
import { createArtifact, parseArtifact } from '../../../platform/saml/messages/artifact.ts';
import { createAuthnRequest } from '../../../platform/saml/messages/authn-request.ts';
import { readResponse, type SamlAssertion } from '../../../platform/saml/messages/read-response.ts';
import { createRedirectUrl } from '../../../platform/saml/redirect-binding.ts';
import { isSamlError, SamlError } from '../../../platform/saml/saml-error.ts';
import { statusCodes } from '../../../platform/saml/saml-names.ts';
import { signMessage } from '../../../platform/saml/sign-message.ts';
import { createToken } from '../../../platform/secrets/token.ts';
import { ProviderError } from '../../provider-error.ts';
import type { AuthenticationRequest, LoginDriver, LoginOutcome } from '../login-driver.ts';
import { findRepresentationFault } from '../representation.ts';
import { resolveArtifact } from './back-channel.ts';
import type { SamlProfile } from './saml-profile.ts';
import { createSamlLogoutReceiver } from './saml-logout-receiver.ts';
import { createSamlService, endSamlSession } from './saml-service.ts';
import {
  decryptionKeysOf,
  ownKeyAt,
  parseSamlSettings,
  type SamlSettings,
} from './saml-settings.ts';

/** The configuration of a login by SAML. */
export interface SamlLoginOptions {
  readonly settings: unknown;
  /** The private key, as PEM. */
  readonly secret: string | null;
  /** The private key of the next certificate, as PEM. */
  readonly secondSecret: string | null;
  readonly client: OutgoingClient;
  readonly now: () => number;
}

/** How long an artifact can be used (DigiD SAML, 3.7). */
const artifactMs = 15 * 60_000;

const checksSchema = v.object({ requestId: v.string(), minLevel: v.nullable(v.string()) });

type LoginRequestChecks = v.InferOutput<typeof checksSchema>;

/** Logs in with SAML 2.0: a signed request through the browser, and the answer by artifact over mutual TLS. */
export function createSamlLogin(profile: SamlProfile, options: SamlLoginOptions): LoginDriver {
  const settings = parse(options);
  const runtime = {
    client: options.client,
    now: options.now,
    // An XML name does not begin with a digit.
    createMessageId: () => `_${createToken()}`,
  };
  return {
    organisation: settings.organisation,
    begin: (question) =>
      Promise.resolve().then(() => begin({ profile, settings, runtime }, question)),
    finish: (answer) => finish({ profile, settings, runtime }, answer),
    end: (leaving) => Promise.resolve(endSamlSession(settings, runtime, leaving)),
    check: () => check(settings, runtime),
    service: createSamlService(profile, settings, runtime),
    logouts: createSamlLogoutReceiver(settings, runtime),
  };
}

function parse({ settings, secret, secondSecret }: SamlLoginOptions): SamlSettings {
  try {
    return parseSamlSettings(settings, { secret: secret ?? '', nextSecret: secondSecret ?? '' });
  } catch (cause) {
    throw new ProviderError('not_configured', { cause });
  }
}

interface SamlLogin {
  readonly profile: SamlProfile;
  readonly settings: SamlSettings;
  readonly runtime: MessageRuntime & { readonly client: OutgoingClient };
}

function begin(
  { profile, settings, runtime }: SamlLogin,
  { callback, state, minLevel }: AuthenticationRequest,
) {
  const { provider, requestBinding } = settings;
  const { credentials } = ownKeyAt(settings, runtime.now());
  assertNotExpired(settings, runtime.now());
  const { [requestBinding]: destination } = provider.singleSignOn;
  if (destination === undefined) throw new ProviderError('not_configured');
  const level =
    minLevel !== null && isLevelEnough(minLevel, settings.minLevel) ? minLevel : settings.minLevel;
  const requestId = runtime.createMessageId();
  const request = createAuthnRequest({
    id: requestId,
    now: runtime.now(),
    issuer: settings.entityId,
    destination,
    consumer: callback,
    providerName: settings.organisation,
    minLevel: classOf(profile, level),
    serviceIndex: settings.serviceIndex,
  });
  const checks: LoginRequestChecks = { requestId, minLevel: level };
  const departure =
    requestBinding === 'redirect'
      ? {
          url: createRedirectUrl(
            destination,
            { parameter: 'SAMLRequest', xml: request, relayState: state },
            credentials,
          ),
        }
      : {
          url: destination,
          fields: {
            SAMLRequest: Buffer.from(signMessage(request, credentials)).toString('base64'),
            RelayState: state,
          },
        };
  return { departure, checks: JSON.stringify(checks) };
}

function classOf({ levels }: SamlProfile, level: string): string {
  const found = levels.find(([ours]) => ours === level)?.[1];
  // A form that asks for a level of another service cannot be logged in to with this one.
  if (found === undefined) throw new ProviderError('not_configured');
  return found;
}

async function finish(
  login: SamlLogin,
  { address, checks: stored, useOnce }: Parameters<LoginDriver['finish']>[0],
): Promise<LoginOutcome> {
  const { settings, runtime } = login;
  const checks = v.parse(checksSchema, JSON.parse(stored));
  try {
    assertNotExpired(settings, runtime.now());
    const artifact = parseArtifact(address.searchParams.get('SAMLart') ?? '', settings.provider);
    if (!(await useOnce(`artifact ${artifact.text}`, runtime.now() + artifactMs)))
      throw new SamlError('replayed', 'artifact');
    const response = await resolveArtifact(artifact, settings, runtime);
    if (response === undefined) throw new SamlError('wrong_request', 'no response');
    const outcome = readResponse(response, {
      provider: settings.provider,
      requestId: checks.requestId,
      audience: settings.entityId,
      consumer: `${address.origin}${address.pathname}`,
      now: runtime.now(),
      decryptionKeys: decryptionKeysOf(settings),
    });
    if (outcome.kind === 'status') return outcomeOfStatus(outcome.code);
    const { assertion } = outcome;
    if (!(await useOnce(`assertion ${assertion.id}`, assertion.validUntil)))
      throw new SamlError('replayed', 'assertion');
    return outcomeOfAssertion(login, assertion, checks);
  } catch (cause) {
    if (isSamlError(cause)) return { kind: 'failed', cause };
    throw cause;
  }
}

/** DigiD uses AuthnFailed both for cancelling and for somebody without a number. */
function outcomeOfStatus(code: string): LoginOutcome {
  if (code === statusCodes.authnFailed) return { kind: 'cancelled' };
  if (code === statusCodes.noAuthnContext) return { kind: 'level_too_low' };
  return { kind: 'failed', cause: new SamlError('wrong_request', 'the provider refused') };
}

function outcomeOfAssertion(
  { profile, settings }: Pick<SamlLogin, 'profile' | 'settings'>,
  assertion: SamlAssertion,
  { minLevel }: LoginRequestChecks,
): LoginOutcome {
  const [level] = profile.levels.find(([, name]) => name === assertion.level) ?? [];
  const least = profile.levels.find(([ours]) => ours === minLevel)?.[0];
  if (level === undefined || least === undefined || !isLevelEnough(level, least))
    return { kind: 'level_too_low' };
  const identity = profile.readIdentity(assertion);
  if (identity === undefined)
    return { kind: 'failed', cause: new SamlError('malformed', 'no identifier') };
  const fault = findRepresentationFault(identity, settings.representation);
  if (fault !== undefined) return { kind: fault };
  const { nameId, sessionIndex } = assertion;
  const details = JSON.stringify({ nameId, sessionIndex });
  return { kind: 'proven', identity: { ...identity, level, session: { key: nameId, details } } };
}

/** Exchanges an artifact that the provider never made: it can only say so when it accepts our certificate. */
async function check(settings: SamlSettings, runtime: SamlLogin['runtime']): Promise<void> {
  assertNotExpired(settings, runtime.now());
  if (
    Date.parse(ownKeyAt(settings, runtime.now()).credentials.certificate.validTo) <= runtime.now()
  )
    throw new ProviderError('certificate_expired');
  const { entityId, artifactResolution } = settings.provider;
  const index = artifactResolution[0]?.index ?? 0;
  const artifact = parseArtifact(
    createArtifact(entityId, randomBytes(20), index),
    settings.provider,
  );
  try {
    await resolveArtifact(artifact, settings, runtime);
  } catch (cause) {
    if (!isSamlError(cause)) throw cause;
    // A signed answer that refuses the artifact is the right one.
    if (cause.code !== 'wrong_request') throw new ProviderError('bad_answer', { cause });
  }
}

/** Metadata may not be used after the time that they name (SAML metadata, 2.3.2). */
function assertNotExpired({ provider }: SamlSettings, now: number): void {
  if (provider.validUntil !== null && provider.validUntil <= now)
    throw new ProviderError('certificate_expired');
}
