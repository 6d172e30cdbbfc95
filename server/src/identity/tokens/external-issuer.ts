import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { RequestError } from '../../platform/request-error.ts';
import type { ExternalIssuer } from '../identity-options.ts';
import type { TrustedIssuer } from './access-token.ts';

/** The discovered metadata of an external provider. */
export interface DiscoveredIssuer extends TrustedIssuer {
  readonly userinfoEndpoint: string | undefined;
}

const discoverySchema = v.object({
  issuer: v.string(),
  jwks_uri: v.pipe(v.string(), v.url()),
  userinfo_endpoint: v.optional(v.pipe(v.string(), v.url())),
});

const timeoutMs = 10_000;

/**
 * Discovers an external provider once. When the provider does not answer, or gives an invalid response, the
 * error is reported, the request gets `unavailable`, and the next one tries again.
 */
export function createExternalIssuer(
  settings: ExternalIssuer,
  onError: (error: unknown) => void,
): () => Promise<DiscoveredIssuer> {
  let discovered: Promise<DiscoveredIssuer> | undefined;
  return () => {
    discovered ??= discover(settings).catch((cause: unknown) => {
      discovered = undefined;
      onError(cause);
      throw new RequestError('unavailable', { cause });
    });
    return discovered;
  };
}

async function discover({ issuer, audience }: ExternalIssuer): Promise<DiscoveredIssuer> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const found = v.parse(discoverySchema, await (await request(address)).json());
  if (found.issuer !== issuer) throw new Error(`The provider at ${issuer} is ${found.issuer}`);
  const findKey = createKeyFinder(new URL(found.jwks_uri));
  return { issuer, audience, findKey, userinfoEndpoint: found.userinfo_endpoint };
}

/** Distinguishes an unknown key (an invalid token) from keys that cannot be fetched (no provider). */
function createKeyFinder(address: URL): JWTVerifyGetKey {
  const find = createRemoteJWKSet(address, { timeoutDuration: timeoutMs });
  return async (header, token) => {
    try {
      return await find(header, token);
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey) throw cause;
      throw new RequestError('unavailable', { cause });
    }
  };
}

const identitySchema = v.object({
  sub: v.string(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean()),
});

/** The token's user according to the userinfo endpoint; undefined when it rejects the token. */
export async function fetchUserinfo(endpoint: string, token: string) {
  const response = await request(endpoint, { authorization: `Bearer ${token}` });
  return response.ok ? v.parse(identitySchema, await response.json()) : undefined;
}

/** Returns any response except a failure of the provider itself. */
async function request(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 500) throw new Error(`The provider answered ${String(response.status)}`);
    return response;
  } catch (cause) {
    throw new RequestError('unavailable', { cause });
  }
}
